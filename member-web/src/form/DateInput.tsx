/** A date, with the browser's own picker. Its value is YYYY-MM-DD. */
import { TextInput } from './TextInput.tsx'

interface DateInputProps {
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly optional?: boolean
  /** The latest date that the picker offers, YYYY-MM-DD. */
  readonly max: string
  readonly min?: string | undefined
  readonly otherError?: string | undefined
}

export function DateInput({ max, min, ...input }: DateInputProps) {
  return <TextInput {...input} type="date" inputProps={{ max, ...(min && { min }) }} />
}
