/** The button in a password's field that shows what was typed. */
import Button from '@mui/material/Button'
import { signInPageTexts } from '@member-care/domain/texts/public-page-texts.ts'

interface ShowPasswordButtonProps {
  readonly shown: boolean
  readonly onToggle: () => void
  /** What a screen reader says, by whether the password is shown; each begins with what the button shows. */
  readonly labels: { readonly show: string; readonly hide: string }
}

export function ShowPasswordButton({ shown, onToggle, labels }: ShowPasswordButtonProps) {
  return (
    <Button
      size="small"
      aria-label={shown ? labels.hide : labels.show}
      onClick={onToggle}
      sx={{ mr: -0.75, minWidth: 0, flex: 'none' }}
    >
      {shown ? signInPageTexts.hide : signInPageTexts.show}
    </Button>
  )
}
