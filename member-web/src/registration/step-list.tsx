/** The seven steps beside the form, on a wide screen: where one is, and a way to those that can be opened. */
import Check from '@mui/icons-material/Check'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { registrationTexts } from '@member-care/domain/texts/account-texts.ts'
import { pageTexts } from '@member-care/domain/texts/page-texts.ts'
import { registrationPageTexts } from '@member-care/domain/texts/registration-page-texts.ts'
import { tokens } from '@member-care/domain/theme/tokens.ts'
import type { RegistrationControl } from './use-registration.ts'
import { canOpen, registrationSteps } from './registration-steps.ts'

const { brand } = tokens

type StepState = 'done' | 'now' | 'next' | 'not-needed'

const rowLook = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-start',
  gap: 1.75,
  width: '100%',
  minHeight: 48,
  px: 1.25,
  borderRadius: 1.5,
  textAlign: 'left',
  fontSize: '1rem',
} as const

export function StepList({
  control: { registration, step: current, goTo },
}: {
  readonly control: RegistrationControl
}) {
  const currentIndex = registrationSteps.indexOf(current)
  const { identity } = registration
  return (
    <Box component="nav" aria-label={registrationPageTexts.steps}>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
        {registrationSteps.map((step, index) => {
          const isNeeded = step !== 'email' || identity === null || identity.requireRegistrationEmail
          const state = !isNeeded
            ? 'not-needed'
            : index < currentIndex || current === 'completed'
              ? 'done'
              : index === currentIndex
                ? 'now'
                : 'next'
          const row = <StepRow number={index + 1} state={state} />
          return (
            <li key={step} aria-current={index === currentIndex ? 'step' : undefined}>
              {step !== current && canOpen(step, registration) ? (
                <ButtonBase
                  onClick={() => goTo(step)}
                  sx={{
                    ...rowLook,
                    '&:hover': { bgcolor: 'rgb(255 255 255 / 10%)' },
                    '&.Mui-focusVisible': { outline: `3px solid ${brand.ink}`, outlineOffset: 0 },
                  }}
                >
                  {row}
                </ButtonBase>
              ) : (
                <Box sx={{ ...rowLook, ...(index === currentIndex && { bgcolor: 'rgb(255 255 255 / 14%)' }) }}>
                  {row}
                </Box>
              )}
            </li>
          )
        })}
      </Box>
    </Box>
  )
}

function StepRow({ number, state }: { readonly number: number; readonly state: StepState }) {
  const isFilled = state === 'done' || state === 'now'
  const title = registrationTexts.steps[number - 1] ?? ''
  return (
    <>
      <Box
        component="span"
        aria-hidden="true"
        sx={{
          flex: 'none',
          width: '1.875rem',
          height: '1.875rem',
          borderRadius: '50%',
          display: 'grid',
          placeItems: 'center',
          fontSize: '0.875rem',
          fontWeight: 650,
          border: '2px solid',
          borderColor: isFilled ? brand.ink : brand.line,
          bgcolor: isFilled ? brand.ink : 'transparent',
          color: isFilled ? brand.ground : brand.inkMuted,
        }}
      >
        {state === 'done' ? <Check sx={{ fontSize: 18 }} /> : state === 'not-needed' ? '–' : number}
      </Box>
      <Box
        component="span"
        sx={{ fontWeight: state === 'now' ? 650 : 500, color: isFilled ? brand.ink : brand.inkMuted }}
      >
        {state === 'not-needed' ? pageTexts.withDetail(title, registrationPageTexts.notNeeded) : title}
      </Box>
    </>
  )
}
