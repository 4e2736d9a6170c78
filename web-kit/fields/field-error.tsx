/** What is wrong with a field, below it. */
import FormHelperText from '@mui/material/FormHelperText'
import { useStillWhilePressed } from './use-still-while-pressed.ts'

interface FieldErrorProps {
  readonly inputId: string
  readonly error: string | undefined
}

export function FieldError({ inputId, error }: FieldErrorProps) {
  const shown = useStillWhilePressed(error)
  return shown !== undefined && <FormHelperText id={`${inputId}-error`}>{shown}</FormHelperText>
}
