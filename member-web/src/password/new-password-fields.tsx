/**
 * A new password and its confirmation, for a form of react-final-form whose fields are `newPassword` and `newPasswordConfirm`
 * and whose rules are `newPasswordFormErrors`.
 */
import { useState, type ComponentProps } from 'react'
import { useField } from 'react-final-form'
import type { NewPasswordPlace } from '@member-care/domain/identity/password.ts'
import { newPasswordPageTexts } from '@member-care/domain/texts/password-page-texts.ts'
import { TextInput } from '../form/text-input.tsx'
import { NewPasswordHelp } from './new-password-help.tsx'
import { ShowPasswordButton } from './show-password-button.tsx'

interface NewPasswordFieldsProps {
  /** Where the password is set, which decides how strict the rule is. */
  readonly place: NewPasswordPlace
  readonly autoFocus?: boolean
  /** The confirmation's label, where the screen has another. */
  readonly confirmationLabel?: string
}

export function NewPasswordFields({
  place,
  autoFocus = false,
  confirmationLabel = newPasswordPageTexts.confirmation,
}: NewPasswordFieldsProps) {
  const { input } = useField<string, HTMLInputElement>('newPassword', { subscription: { value: true } })
  return (
    <>
      <PasswordField
        name="newPassword"
        label={newPasswordPageTexts.newPassword}
        labels={{ show: newPasswordPageTexts.showNewPassword, hide: newPasswordPageTexts.hideNewPassword }}
        hint={<NewPasswordHelp password={input.value} place={place} />}
        autoFocus={autoFocus}
      />
      <PasswordField
        name="newPasswordConfirm"
        label={confirmationLabel}
        labels={{ show: newPasswordPageTexts.showConfirmation, hide: newPasswordPageTexts.hideConfirmation }}
      />
    </>
  )
}

type PasswordFieldProps = Pick<ComponentProps<typeof TextInput>, 'name' | 'label' | 'hint' | 'autoFocus'> &
  Pick<ComponentProps<typeof ShowPasswordButton>, 'labels'>

function PasswordField({ labels, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <TextInput
      {...field}
      type={shown ? 'text' : 'password'}
      autoComplete="new-password"
      inputProps={{ autoCapitalize: 'none', spellCheck: false }}
      endAdornment={<ShowPasswordButton shown={shown} onToggle={() => setShown(!shown)} labels={labels} />}
    />
  )
}
