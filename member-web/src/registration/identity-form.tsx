/** Step 2, first phase: a number and the captcha (AUTH-041 to AUTH-043). */
import { useEffect, useState } from 'react'
import { useField, useForm } from 'react-final-form'
import { identificationFormErrors } from '@member-care/domain/account/registration-form.ts'
import { registrationTexts } from '@member-care/domain/texts/account-texts.ts'
import { registrationPageTexts } from '@member-care/domain/texts/registration-page-texts.ts'
import { Captcha } from '../captcha/captcha.tsx'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { TextInput } from '../form/text-input.tsx'
import { visibleError } from '../form/visible-error.ts'
import { StepForm } from './step-form.tsx'
import type { RegistrationValues } from './registration-steps.ts'
import type { RegistrationControl } from './use-registration.ts'

interface IdentityFormValues extends RegistrationValues {
  /** Good for one attempt, so it is not kept with the rest. */
  readonly captchaResponse?: string | undefined
}

const { identification } = registrationPageTexts

export function IdentityForm({ control }: { readonly control: RegistrationControl }) {
  const [attempt, setAttempt] = useState(0)
  return (
    <StepForm<IdentityFormValues>
      control={control}
      fields={['identifier']}
      errors={identificationFormErrors}
      onSubmit={async ({ captchaResponse = '' }) => {
        const errors = await control.identify(captchaResponse)
        setAttempt((number) => number + 1)
        return errors
      }}
    >
      <TextInput
        name="identifier"
        label={identification.identifier}
        hint={identification.identifierHint}
        autoComplete="off"
        inputProps={{ autoCapitalize: 'characters', spellCheck: false }}
      />
      <CaptchaField attempt={attempt} />
    </StepForm>
  )
}

function CaptchaField({ attempt }: { readonly attempt: number }) {
  const { input, meta } = useField<string, HTMLElement>('captchaResponse')
  const form = useForm()
  const error = visibleError(meta)
  useEffect(() => {
    // The captcha starts anew, so it is not yet missing.
    if (attempt > 0) form.resetFieldState('captchaResponse')
  }, [attempt, form])
  return (
    <>
      <Captcha onSolved={(proof) => input.onChange(proof ?? '')} attempt={attempt} />
      {error !== undefined && (
        <Notice tone="error" role="alert" title={registrationTexts.captchaTitle}>
          {error}
        </Notice>
      )}
    </>
  )
}
