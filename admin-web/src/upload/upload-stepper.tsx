import { userUploadTexts } from '@member-care/domain/texts/user-upload-texts.ts'
import { Step, StepLabel, Stepper } from '@mui/material'

/** The wizard's states (3§4); `loading` until an upload that was left has been found again. */
export type UploadStep = 'select' | 'preview' | 'submitted' | 'error' | 'loading'

const steps = ['select', 'preview', 'submitted'] as const

/** @param failedAt the step at which an error happened */
export function UploadStepper({ step, failedAt }: { step: UploadStep; failedAt: (typeof steps)[number] }) {
  const shown = step === 'error' ? failedAt : step === 'loading' ? 'preview' : step
  return (
    <Stepper activeStep={steps.indexOf(shown)} alternativeLabel aria-label={userUploadTexts.stepper} component="ol" sx={{ p: 0, m: 0, listStyle: 'none' }}>
      {steps.map((one) => (
        <Step key={one} component="li" completed={steps.indexOf(one) < steps.indexOf(shown)} aria-current={one === shown ? 'step' : undefined}>
          <StepLabel error={step === 'error' && one === failedAt}>{step === 'error' && one === failedAt ? userUploadTexts.steps.error : userUploadTexts.steps[one]}</StepLabel>
        </Step>
      ))}
    </Stepper>
  )
}
