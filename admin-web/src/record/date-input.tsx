import { useInput } from 'react-admin'
import { DateField } from '../console/date-field.tsx'

export interface DateInputProps {
  readonly source: string
  readonly label: string
  readonly kind?: 'date' | 'moment'
  /** The time of a day that was chosen without one. */
  readonly firstTime?: string
  readonly helperText?: string | false
  readonly required?: boolean
  readonly readOnly?: boolean
}

/** A date as people write it. react-admin's own is the browser's, which takes neither words nor DD MMM YYYY. */
export function DateInput({ source, label, helperText, required = false, readOnly = false, ...date }: DateInputProps) {
  const { id, field, fieldState } = useInput({ source, parse: (value: unknown) => value })
  const { ref, value, onChange, onBlur, name } = field
  return (
    <DateField
      {...date}
      id={id}
      name={name}
      inputRef={ref}
      value={String(value)}
      onChange={onChange}
      onBlur={() => onBlur()}
      label={label}
      required={required}
      disabled={readOnly}
      error={fieldState.error !== undefined}
      helperText={fieldState.error?.message ?? helperText}
    />
  )
}
