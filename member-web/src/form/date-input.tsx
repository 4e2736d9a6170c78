/** A date or a time of day in a form. Its value is YYYY-MM-DD or HH:mm, or what was typed and is neither, which the form's rules refuse. */
import { useField } from 'react-final-form'
import { visibleError } from './visible-error.ts'
import { TypedLine, type TypedLineProps } from '@member-care/web-kit/fields/typed-line.tsx'

interface DateInputProps extends Pick<TypedLineProps, 'name' | 'label' | 'hint' | 'note' | 'optional' | 'min'> {
  /** The latest date that the calendar offers, YYYY-MM-DD. */
  readonly max: string
  /** An error that comes from elsewhere than the form's rules; it wins. */
  readonly otherError?: string | undefined
}

export function DateInput(props: DateInputProps) {
  return <TypedInput kind="date" {...props} />
}

export function TimeInput(props: Pick<TypedLineProps, 'name' | 'label'>) {
  return <TypedInput kind="time" {...props} />
}

function TypedInput({
  otherError,
  ...line
}: Omit<TypedLineProps, 'value' | 'onChange' | 'onBlur' | 'onFocus' | 'error'> & Pick<DateInputProps, 'otherError'>) {
  const { input, meta } = useField<string, HTMLInputElement>(line.name)
  return (
    <TypedLine
      {...line}
      value={input.value}
      onChange={(value) => input.onChange(value)}
      onBlur={() => input.onBlur()}
      onFocus={() => input.onFocus()}
      error={otherError ?? visibleError(meta)}
    />
  )
}
