import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { Alert, type AlertProps } from '@mui/material'

interface FailureAlertProps {
  /** Why, in the server's words; nothing is shown without it. */
  readonly message: string | undefined
  readonly sx?: AlertProps['sx']
}

/** Why what was sent was not done. Stands below what it is about, which is left as it was. */
export function FailureAlert({ message, sx = { mt: 2 } }: FailureAlertProps) {
  if (message === undefined) return null
  return (
    <Alert severity="error" sx={sx}>
      {consoleTexts.issue}. {message}
    </Alert>
  )
}
