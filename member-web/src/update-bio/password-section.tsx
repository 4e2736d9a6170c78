/** Change My Password, in one submit (2§4). The passwords leave the browser only encrypted. */
import Box from '@mui/material/Box'
import { passwordChangeErrors, type PasswordChangeForm } from '@member-care/domain/account/password-change-form.ts'
import { changePasswordTexts as texts, updateBioTexts } from '@member-care/domain/texts/update-bio-texts.ts'
import { Panel } from '../page/panel.tsx'
import { NewPasswordFields } from '../password/new-password-fields.tsx'
import { changePassword } from '../portal-api/profile-changes-api.ts'
import { useSignedInUser } from '../session/session.ts'
import { ChangeForm } from './change-form.tsx'
import { CurrentPasswordInput } from './current-password-input.tsx'

export function PasswordSection() {
  const { email } = useSignedInUser()
  return (
    <Panel title={updateBioTexts.password}>
      <ChangeForm<PasswordChangeForm>
        initialValues={{}}
        errors={passwordChangeErrors}
        send={({ oldPassword = '', newPassword = '', newPasswordConfirm = '' }) =>
          changePassword({ oldPassword, newPassword, newPasswordConfirm })
        }
        done={texts.changed}
      >
        {/* Lets a password manager keep the password under the address that one signs in with. */}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <CurrentPasswordInput
          name="oldPassword"
          label={texts.current}
          labels={{ show: texts.show, hide: texts.hide }}
        />
        <NewPasswordFields place="profile" />
        <Box sx={{ color: 'text.secondary' }}>{texts.othersEnd}</Box>
      </ChangeForm>
    </Panel>
  )
}
