/** Step 1: the terms, to be read and agreed to (AUTH-039, AUTH-040). */
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router-dom'
import { termsFormErrors } from '@member-care/domain/account/registration-form.ts'
import { registrationTexts } from '@member-care/domain/texts/account-texts.ts'
import { registrationPageTexts } from '@member-care/domain/texts/registration-page-texts.ts'
import { termsSections } from '@member-care/domain/texts/terms-texts.ts'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { CheckboxInput } from '../form/checkbox-input.tsx'
import { LanguageChoice } from '../public-pages/language-choice.tsx'
import { StepForm } from './step-form.tsx'
import { StepHeading } from './step-heading.tsx'
import type { RegistrationControl } from './use-registration.ts'

export function TermsStep({ control }: { readonly control: RegistrationControl }) {
  return (
    <>
      <StepHeading step="terms" lead={registrationPageTexts.terms.lead} />
      {/* The e-mail that invites to this page says that it can be read in each of them. */}
      <LanguageChoice />
      {control.reopened === 'empty' && <Notice tone="info">{registrationPageTexts.startedOver}</Notice>}
      <StepForm
        control={control}
        fields={['mainTerms']}
        errors={termsFormErrors}
        onSubmit={() => void control.goTo('identification')}
        isFirst
      >
        <Terms />
        <CheckboxInput name="mainTerms" label={registrationTexts.agree} />
      </StepForm>
      <Box>
        {registrationPageTexts.alreadyRegistered}{' '}
        <Link component={RouterLink} to="/" sx={{ display: 'inline-block', py: 0.5 }}>
          {registrationPageTexts.waysOn.signIn}
        </Link>
      </Box>
    </>
  )
}

/** Scrolls by itself, so it can have the focus. */
function Terms() {
  return (
    <Box
      role="region"
      aria-label={registrationPageTexts.terms.label}
      tabIndex={0}
      sx={{
        maxHeight: { xs: 340, md: 380 },
        overflowY: 'auto',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1.5,
        bgcolor: 'background.paper',
        px: { xs: 2, sm: 3 },
        py: 1,
        '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
      }}
    >
      {termsSections.map(({ heading, paragraphs }, index) => (
        <Box component="section" key={heading} sx={{ my: 2 }}>
          <Typography variant="h3" component="h2" sx={{ mb: 0.5, fontSize: '1rem' }}>
            {index + 1}. {heading}
          </Typography>
          {paragraphs.map((paragraph) => (
            <Typography key={paragraph} variant="body2" sx={{ mb: 1, fontSize: '0.9375rem' }}>
              {paragraph}
            </Typography>
          ))}
        </Box>
      ))}
    </Box>
  )
}
