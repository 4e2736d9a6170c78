import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { Alert, type AlertProps } from '@mui/material'

interface FailureAlertProps {
  /** Why, in the server's words; nothing is shown without it. */
  readonly message: string | undefined
  /** What failed; that something did, unless told. */
  readonly title?: string
  readonly sx?: AlertProps['sx']
}

/** Why what was sent was not done. Stands below what it is about, which is left as it was. */
export function FailureAlert({ message, title = consoleTexts.issue, sx = { mt: 2 } }: FailureAlertProps) {
  if (message === undefined) return null
  return (
    <Alert severity="error" sx={sx}>
      {title}. {message}
    </Alert>
  )
}
