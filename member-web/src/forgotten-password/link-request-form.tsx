/** The e-mail address twice, and the captcha (1§2, 1§5). */
import { useState } from 'react'
import { Form, useField } from 'react-final-form'
import Button from '@mui/material/Button'
import {
  linkRequestFormErrors,
  type LinkRequestForm as LinkRequestValues,
} from '@member-care/domain/account/link-request-form.ts'
import type { ErrorCode } from '@member-care/domain/errors/error-codes.ts'
import { resetTexts } from '@member-care/domain/texts/account-texts.ts'
import { linkRequestPageTexts } from '@member-care/domain/texts/password-page-texts.ts'
import { Captcha } from '../captcha/captcha.tsx'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { visibleError } from '../form/visible-error.ts'
import { FormBox } from '../form/form-box.tsx'
import { TextInput } from '../form/text-input.tsx'
import { ApiCallError } from '../portal-api/api-client.ts'
import { requestLink, type LinkPurpose } from '../portal-api/forgotten-password-api.ts'

interface LinkRequestFormProps {
  readonly purpose: LinkPurpose
  readonly onCompleted: () => void
}

export function LinkRequestForm({ purpose, onCompleted }: LinkRequestFormProps) {
  const [attempt, setAttempt] = useState(0)

  const send = async ({ email = '', captchaResponse = '' }: LinkRequestValues) => {
    const refused = await requestLink(purpose, { email: email.trim(), captchaResponse }).then(
      () => false,
      isCaptchaRefused,
    )
    if (!refused) return onCompleted()
    setAttempt((number) => number + 1)
    return { captchaResponse: resetTexts.captchaMissing }
  }

  return (
    <Form<LinkRequestValues> onSubmit={send} validate={linkRequestFormErrors}>
      {({ handleSubmit, errors, submitting }) => (
        <FormBox form={{ handleSubmit, errors }}>
          <TextInput
            name="email"
            type="email"
            label={linkRequestPageTexts.email}
            autoComplete="username"
            inputProps={{ inputMode: 'email' }}
          />
          <TextInput
            name="confirmEmail"
            type="email"
            label={linkRequestPageTexts.confirmEmail}
            autoComplete="off"
            inputProps={{ inputMode: 'email' }}
          />
          <CaptchaField attempt={attempt} />
          <Button type="submit" variant="contained" size="large" aria-disabled={submitting}>
            {submitting ? linkRequestPageTexts.sending : linkRequestPageTexts.send}
          </Button>
        </FormBox>
      )}
    </Form>
  )
}

function CaptchaField({ attempt }: { readonly attempt: number }) {
  const { input, meta } = useField<string>('captchaResponse')
  const error = visibleError(meta)
  return (
    <>
      <Captcha onSolved={(proof) => input.onChange(proof ?? '')} attempt={attempt} />
      {error !== undefined && (
        <Notice tone="error" title={resetTexts.captchaTitle} role="alert">
          {error}
        </Notice>
      )}
    </>
  )
}

/** Every other failure is answered like a success, so that nothing tells which addresses are known (AUTH-071, AUTH-079). */
function isCaptchaRefused(error: unknown): boolean {
  return error instanceof ApiCallError && error.response.errorCode === ('CAPTCHA_INVALID' satisfies ErrorCode)
}
