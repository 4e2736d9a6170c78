/** The password that somebody has now, hidden unless they want to see it. */
import { useState, type ComponentProps } from 'react'
import { TextInput } from '../form/text-input.tsx'
import { ShowPasswordButton } from '../password/show-password-button.tsx'

type CurrentPasswordInputProps = Pick<ComponentProps<typeof TextInput>, 'name' | 'label' | 'autoFocus'> &
  Pick<ComponentProps<typeof ShowPasswordButton>, 'labels'>

export function CurrentPasswordInput({ labels, ...field }: CurrentPasswordInputProps) {
  const [shown, setShown] = useState(false)
  return (
    <TextInput
      {...field}
      type={shown ? 'text' : 'password'}
      autoComplete="current-password"
      inputProps={{ autoCapitalize: 'none', spellCheck: false }}
      endAdornment={<ShowPasswordButton shown={shown} onToggle={() => setShown(!shown)} labels={labels} />}
    />
  )
}
