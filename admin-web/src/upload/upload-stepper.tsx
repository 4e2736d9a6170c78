import { userUploadTexts } from '@member-care/domain/texts/user-upload-texts.ts'
import { Step, StepLabel, Stepper } from '@mui/material'

/** The wizard's states (3§4); `loading` until an upload that was left has been found again. */
export type UploadStep = 'select' | 'preview' | 'submitted' | 'error' | 'loading'

const steps = ['select', 'preview', 'submitted'] as const

interface UploadStepperProps {
  readonly step: UploadStep
  /** The step at which an error happened. */
  readonly failedAt: (typeof steps)[number]
  /** Nothing is left to be done. */
  readonly isComplete: boolean
}

export function UploadStepper({ step, failedAt, isComplete }: UploadStepperProps) {
  const shown = step === 'error' ? failedAt : step === 'loading' ? 'preview' : step
  return (
    <Stepper
      activeStep={steps.indexOf(shown)}
      alternativeLabel
      aria-label={userUploadTexts.stepper}
      component="ol"
      sx={{
        p: 0,
        m: 0,
        listStyle: 'none',
        '& .MuiStep-root': { minWidth: 0, px: 0.5 },
        '& .MuiStepLabel-label': { hyphens: 'auto', overflowWrap: 'anywhere' },
      }}
    >
      {steps.map((one) => (
        <Step
          key={one}
          component="li"
          completed={isComplete || steps.indexOf(one) < steps.indexOf(shown)}
          aria-current={one === shown ? 'step' : undefined}
        >
          <StepLabel error={step === 'error' && one === failedAt}>
            {step === 'error' && one === failedAt ? userUploadTexts.steps.error : userUploadTexts.steps[one]}
          </StepLabel>
        </Step>
      ))}
    </Stepper>
  )
}
