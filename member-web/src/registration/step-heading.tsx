/** The heading of a step, which takes the focus when the step opens; above it, how far one is. */
import { useEffect, useRef, type ReactNode } from 'react'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { registrationTexts } from '@member-care/domain/texts/account-texts.ts'
import { publicPageTexts } from '@member-care/domain/texts/public-page-texts.ts'
import { registrationPageTexts, registrationProgressText } from '@member-care/domain/texts/registration-page-texts.ts'
import { registrationSteps, type RegistrationStep } from './registration-steps.ts'

interface StepHeadingProps {
  readonly step: RegistrationStep
  readonly lead?: ReactNode
}

export function StepHeading({ step, lead }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const place = registrationSteps.indexOf(step) + 1
  const title = registrationTexts.steps[place - 1] ?? ''
  useEffect(() => {
    document.title = `${title} · ${registrationPageTexts.title} · ${publicPageTexts.product}`
    window.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [title])
  return (
    <Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', fontWeight: 550, mb: 1 }}>
        {registrationPageTexts.title} · {registrationProgressText(place, registrationSteps.length)}
      </Box>
      <Box
        aria-hidden="true"
        sx={{
          display: { xs: 'grid', md: 'none' },
          gridTemplateColumns: `repeat(${registrationSteps.length}, 1fr)`,
          gap: 0.75,
          mb: 2.5,
        }}
      >
        {registrationSteps.map((each, index) => (
          <Box key={each} sx={{ height: 5, borderRadius: 3, bgcolor: index < place ? 'primary.main' : 'divider' }} />
        ))}
      </Box>
      <Typography variant="h1" ref={heading} tabIndex={-1}>
        {title}
      </Typography>
      {lead !== undefined && <Typography sx={{ color: 'text.secondary', mt: 1 }}>{lead}</Typography>}
    </Box>
  )
}
