import { Alert, AlertTitle, Button } from '@mui/material'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'

export interface LoadFailureProps {
  readonly title: string
  /** The server's own words, when they say more. */
  readonly detail?: string | undefined
  readonly onRetry?: () => void
}

/** An alert in the place of what could not be loaded. */
export function LoadFailure({ title, detail, onRetry }: LoadFailureProps) {
  return (
    <Alert
      severity="error"
      action={
        onRetry && (
          <Button color="inherit" size="small" onClick={onRetry}>
            {consoleTexts.tryAgain}
          </Button>
        )
      }
    >
      <AlertTitle sx={{ mb: detail ? 0.5 : 0 }}>{title}</AlertTitle>
      {detail}
    </Alert>
  )
}
