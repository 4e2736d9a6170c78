/** The steps of the wizard; the ones behind can be opened again (CLM-004). */
import Check from '@mui/icons-material/Check'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { claimTexts } from '@member-care/domain/texts/claim-texts.ts'
import { submitClaimTexts } from '@member-care/domain/texts/submit-claim-texts.ts'

const wizardSteps = ['type', 'information', 'confirm'] as const
export type WizardStep = (typeof wizardSteps)[number]

export function isWizardStep(text: string | null): text is WizardStep {
  return wizardSteps.some((step) => step === text)
}

interface WizardStepsProps {
  readonly current: WizardStep
  readonly onGoTo: (step: WizardStep) => void
}

export function WizardSteps({ current, onGoTo }: WizardStepsProps) {
  const currentIndex = wizardSteps.indexOf(current)
  return (
    <Box
      component="ol"
      aria-label={submitClaimTexts.steps}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        gap: { xs: 1, sm: 2 },
      }}
    >
      {wizardSteps.map((step, index) => {
        const state = index < currentIndex ? 'done' : index === currentIndex ? 'now' : 'next'
        const content = (
          <>
            <Box
              component="span"
              aria-hidden="true"
              sx={{
                flex: 'none',
                // As large as their number.
                width: '1.625rem',
                height: '1.625rem',
                borderRadius: '50%',
                display: 'grid',
                placeItems: 'center',
                fontSize: '0.8125rem',
                fontWeight: 650,
                border: 2,
                borderColor: state === 'next' ? 'inputBorder' : 'primary.main',
                bgcolor: state === 'next' ? 'transparent' : 'primary.main',
                color: state === 'next' ? 'text.secondary' : 'primary.contrastText',
              }}
            >
              {state === 'done' ? <Check sx={{ fontSize: 16 }} /> : index + 1}
            </Box>
            <Box
              component="span"
              sx={{
                fontSize: { xs: '0.8125rem', sm: '0.9375rem' },
                fontWeight: state === 'now' ? 650 : 500,
                lineHeight: 1.3,
                minWidth: 0,
                hyphens: 'auto',
                overflowWrap: 'anywhere',
              }}
            >
              {claimTexts.wizard.steps[index]}
            </Box>
          </>
        )
        const sx = {
          display: 'flex',
          flexDirection: { xs: 'column', sm: 'row' },
          alignItems: { xs: 'flex-start', sm: 'center' },
          justifyContent: 'flex-start',
          gap: 1,
          width: '100%',
          minHeight: 44,
          pt: 1.25,
          textAlign: 'left',
          borderTop: '3px solid',
          borderColor: state === 'next' ? 'divider' : 'primary.main',
          color: state === 'next' ? 'text.secondary' : 'text.primary',
        } as const
        return (
          <Box component="li" key={step} aria-current={state === 'now' ? 'step' : undefined}>
            {state === 'done' ? (
              <ButtonBase onClick={() => onGoTo(step)} sx={sx}>
                {content}
              </ButtonBase>
            ) : (
              <Box sx={sx}>{content}</Box>
            )}
          </Box>
        )
      })}
    </Box>
  )
}
