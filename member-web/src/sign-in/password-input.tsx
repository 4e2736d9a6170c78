/** The password with a button that shows it. */
import { useState } from 'react'
import { signInPageTexts } from '@member-care/domain/texts/public-page-texts.ts'
import { TextLine, type TextLineProps } from '@member-care/web-kit/fields/text-line.tsx'
import { ShowPasswordButton } from '../password/show-password-button.tsx'

export function PasswordInput(props: Pick<TextLineProps, 'name' | 'value' | 'onChange' | 'onBlur' | 'error'>) {
  const [shown, setShown] = useState(false)
  return (
    <TextLine
      {...props}
      type={shown ? 'text' : 'password'}
      label={signInPageTexts.password}
      autoComplete="current-password"
      endAdornment={
        <ShowPasswordButton
          shown={shown}
          onToggle={() => setShown(!shown)}
          labels={{ show: signInPageTexts.showPassword, hide: signInPageTexts.hidePassword }}
        />
      }
    />
  )
}
