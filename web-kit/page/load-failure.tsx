/** Stands in the place of what could not be loaded, with a button to try again. */
import Button from '@mui/material/Button'
import { pageTexts } from '@member-care/domain/texts/page-texts.ts'
import { Notice } from './notice.tsx'

interface LoadFailureProps {
  /** What could not be loaded; the detail says it where there is no title. */
  readonly title?: string
  /** The server's own words. */
  readonly detail?: string | undefined
  readonly onRetry?: () => void
}

export function LoadFailure({ title, detail, onRetry }: LoadFailureProps) {
  return (
    <Notice
      tone="error"
      role="alert"
      title={title}
      action={
        onRetry && (
          <Button variant="outlined" onClick={onRetry}>
            {pageTexts.tryAgain}
          </Button>
        )
      }
    >
      {detail}
    </Notice>
  )
}
