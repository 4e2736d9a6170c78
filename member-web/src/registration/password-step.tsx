/** Step 5: the password, held on this page until the last step sends it (AUTH-053). */
import { newPasswordFormErrors } from '@member-care/domain/account/new-password-form.ts'
import { registrationPageTexts } from '@member-care/domain/texts/registration-page-texts.ts'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { NewPasswordFields } from '../password/new-password-fields.tsx'
import { StepForm } from './step-form.tsx'
import { StepHeading } from './step-heading.tsx'
import type { RegistrationControl } from './use-registration.ts'

export function PasswordStep({ control }: { readonly control: RegistrationControl }) {
  return (
    <>
      <StepHeading step="password" lead={registrationPageTexts.password.lead} />
      {control.reopened === 'without-password' && <Notice tone="info">{registrationPageTexts.passwordNotKept}</Notice>}
      <StepForm
        control={control}
        fields={['newPassword', 'newPasswordConfirm']}
        errors={(values) => newPasswordFormErrors(values, 'registration')}
        onSubmit={() => void control.goTo('bank')}
      >
        {/* Lets a password manager keep the password under the address that one signs in with. */}
        <input
          type="email"
          name="username"
          autoComplete="username"
          value={control.registration.values.email ?? ''}
          readOnly
          hidden
        />
        <NewPasswordFields place="registration" />
      </StepForm>
    </>
  )
}
