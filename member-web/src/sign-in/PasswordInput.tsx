/** The password with a button that shows it. */
import { useState } from 'react'
import Button from '@mui/material/Button'
import { signInPageTexts } from '@member-care/domain/texts/public-page-texts.ts'
import { TextLine, type TextLineProps } from '../form/TextLine.tsx'

export function PasswordInput(props: Pick<TextLineProps, 'name' | 'value' | 'onChange' | 'onBlur' | 'error'>) {
  const [shown, setShown] = useState(false)
  return (
    <TextLine
      {...props}
      type={shown ? 'text' : 'password'}
      label={signInPageTexts.password}
      autoComplete="current-password"
      endAdornment={
        <Button
          size="small"
          aria-label={shown ? signInPageTexts.hidePassword : signInPageTexts.showPassword}
          onClick={() => setShown(!shown)}
          sx={{ mr: -0.75, minWidth: 0 }}
        >
          {shown ? signInPageTexts.hide : signInPageTexts.show}
        </Button>
      }
    />
  )
}
