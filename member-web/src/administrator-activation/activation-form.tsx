/** The administrator's first password, twice. It leaves the browser only encrypted, and an empty one not at all encrypted (3§5). */
import { FORM_ERROR } from 'final-form'
import { Form } from 'react-final-form'
import Button from '@mui/material/Button'
import { newPasswordFormErrors, type NewPasswordForm } from '@member-care/domain/account/new-password-form.ts'
import { activationPageTexts } from '@member-care/domain/texts/administrator-texts.ts'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { FormBox } from '../form/form-box.tsx'
import { NewPasswordFields } from '../password/new-password-fields.tsx'
import { activateAdministrator, isDeadLink } from '../portal-api/administrator-api.ts'
import { ApiCallError } from '../portal-api/api-client.ts'
import { encryptForServer } from '@member-care/api/client/encrypt-for-server.ts'

interface ActivationFormProps {
  readonly activationId: string
  readonly publicKey: string
  readonly email: string
  readonly onActivated: () => void
  /** The link was used or ran out while the form was open. */
  readonly onDead: () => void
}

export function ActivationForm({ activationId, publicKey, email, onActivated, onDead }: ActivationFormProps) {
  const activate = async ({ newPassword = '' }: NewPasswordForm) => {
    try {
      await activateAdministrator({
        activationId,
        password: newPassword === '' ? '' : await encryptForServer(newPassword, publicKey),
      })
      onActivated()
    } catch (error) {
      if (isDeadLink(error)) return onDead()
      const response = error instanceof ApiCallError ? error.response : undefined
      const wrong = response?.errors?.['password']
      return wrong === undefined ? { [FORM_ERROR]: response?.message ?? String(error) } : { newPassword: wrong }
    }
    return undefined
  }

  return (
    <Form<NewPasswordForm>
      onSubmit={activate}
      validate={(values) => newPasswordFormErrors(values, 'administrator-activation')}
    >
      {({ handleSubmit, errors, submitting, submitError }) => (
        <FormBox form={{ handleSubmit, errors }}>
          {typeof submitError === 'string' && (
            <Notice tone="error" title={activationPageTexts.failedTitle} role="alert">
              {submitError}
            </Notice>
          )}
          {/* So that a password manager knows whose password it keeps. */}
          <input type="hidden" name="username" autoComplete="username" value={email} />
          <NewPasswordFields place="administrator-activation" confirmationLabel={activationPageTexts.reEnterPassword} />
          <Button type="submit" variant="contained" size="large" aria-disabled={submitting}>
            {submitting ? activationPageTexts.submitting : activationPageTexts.submit}
          </Button>
        </FormBox>
      )}
    </Form>
  )
}
