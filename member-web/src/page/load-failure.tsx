/** Says that something could not be loaded, with a button to try again. */
import Button from '@mui/material/Button'
import { shellTexts } from '@member-care/domain/texts/portal-texts.ts'
import { Notice } from '../feedback/notice.tsx'

export function LoadFailure({ message, onRetry }: { readonly message: string; readonly onRetry: () => void }) {
  return (
    <Notice
      tone="error"
      role="alert"
      action={
        <Button variant="outlined" onClick={onRetry}>
          {shellTexts.tryAgain}
        </Button>
      }
    >
      {message}
    </Notice>
  )
}
