/** The new password, twice. It leaves the browser only encrypted. */
import { FORM_ERROR } from 'final-form'
import { Form } from 'react-final-form'
import Button from '@mui/material/Button'
import {
  newPasswordFormErrors,
  type NewPasswordForm as NewPasswordValues,
} from '@member-care/domain/account/new-password-form.ts'
import type { ErrorCode } from '@member-care/domain/errors/error-codes.ts'
import { errorTexts, sorryText } from '@member-care/domain/texts/error-texts.ts'
import { resetPageTexts } from '@member-care/domain/texts/password-page-texts.ts'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { FormBox } from '../form/form-box.tsx'
import { NewPasswordFields } from '../password/new-password-fields.tsx'
import { ApiCallError } from '../portal-api/api-client.ts'
import { resetPassword } from '../portal-api/forgotten-password-api.ts'
import { encryptForServer } from '@member-care/api/client/encrypt-for-server.ts'

interface NewPasswordFormProps {
  readonly token: string
  readonly publicKey: string
  readonly onChanged: () => void
  /** The link was used or ran out while the form was open. */
  readonly onDead: () => void
}

export function NewPasswordForm({ token, publicKey, onChanged, onDead }: NewPasswordFormProps) {
  const save = async ({ newPassword = '' }: NewPasswordValues) => {
    try {
      await resetPassword({ token, newPassword: await encryptForServer(newPassword, publicKey) })
      onChanged()
    } catch (error) {
      const response = error instanceof ApiCallError ? error.response : undefined
      if (response?.errorCode === ('LINK_INVALID' satisfies ErrorCode)) return onDead()
      if (response?.errors !== undefined) return response.errors
      return { [FORM_ERROR]: response?.message ?? String(error) }
    }
    return undefined
  }

  return (
    <Form<NewPasswordValues> onSubmit={save} validate={(values) => newPasswordFormErrors(values, 'reset')}>
      {({ handleSubmit, errors, submitting, submitError }) => (
        <FormBox form={{ handleSubmit, errors }}>
          {typeof submitError === 'string' && (
            <Notice tone="error" title={errorTexts.issue} role="alert">
              {sorryText(submitError)}
            </Notice>
          )}
          <NewPasswordFields place="reset" />
          <Button type="submit" variant="contained" size="large" aria-disabled={submitting}>
            {submitting ? resetPageTexts.saving : resetPageTexts.save}
          </Button>
        </FormBox>
      )}
    </Form>
  )
}
