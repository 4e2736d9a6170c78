/** A date or a time, to be typed as people write it or chosen from what the button opens. Apart from any form library. */
import { ChooserButton } from '../dates/chooser-button.tsx'
import { useTypedField } from '../dates/use-typed-field.ts'
import { TextLine, type TextLineProps } from './text-line.tsx'

export interface TypedLineProps extends Pick<TextLineProps, 'name' | 'label' | 'hint' | 'error' | 'note' | 'optional'> {
  readonly kind: 'date' | 'time'
  /** YYYY-MM-DD or HH:mm; or what was typed and is neither. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
  readonly onFocus?: () => void
  /** The first and the last date that the calendar offers. */
  readonly min?: string | undefined
  readonly max?: string | undefined
}

export function TypedLine({ kind, value, onChange, onBlur, onFocus, min, max, error, ...line }: TypedLineProps) {
  const field = useTypedField({ kind, value, onChange, onBlur })
  return (
    <TextLine
      {...line}
      {...field.input}
      error={error ?? field.unreadable}
      onChange={({ target }) => field.onType(target.value)}
      onFocus={() => onFocus?.()}
      inputProps={{ placeholder: field.placeholder, spellCheck: false, onKeyDown: field.onKeyDown }}
      endAdornment={<ChooserButton kind={kind} field={field} labelId={`${line.name}-name`} min={min} max={max} />}
    />
  )
}
