/** A line (or several) of text in a form. */
import { useField } from 'react-final-form'
import { visibleError } from './visible-error.ts'
import { TextLine, type TextLineProps } from '@member-care/web-kit/fields/text-line.tsx'

interface TextInputProps extends Omit<TextLineProps, 'error' | 'value' | 'onChange' | 'onBlur' | 'onFocus'> {
  /** An error that comes from elsewhere than the form's rules; it wins. */
  readonly otherError?: string | undefined
  /** What is kept of what is typed. */
  readonly parse?: (typed: string) => string
}

export function TextInput({ name, otherError, parse, ...line }: TextInputProps) {
  const { input, meta } = useField<string, HTMLInputElement>(name, parse === undefined ? {} : { parse })
  return (
    <TextLine
      {...line}
      name={name}
      value={input.value}
      onChange={input.onChange}
      onBlur={() => input.onBlur()}
      onFocus={() => input.onFocus()}
      error={otherError ?? visibleError(meta)}
    />
  )
}
