/** A field of a card, which shows what is typed in its groups and keeps the caret at its digit. */
import { useField } from 'react-final-form'
import { TextLine, type TextLineProps } from '@member-care/web-kit/fields/text-line.tsx'
import { visibleError } from '../form/visible-error.ts'
import { caretIn } from './typed-card.ts'

interface CardInputProps extends Pick<
  TextLineProps,
  'name' | 'label' | 'hint' | 'autoComplete' | 'startAdornment' | 'autoFocus'
> {
  readonly shown: (typed: string) => string
  readonly placeholder?: string
}

export function CardInput({ name, shown, placeholder, ...line }: CardInputProps) {
  const { input, meta } = useField<string, HTMLInputElement>(name)
  return (
    <TextLine
      {...line}
      name={name}
      type="text"
      value={input.value}
      onChange={({ target }) => {
        const typed = target.value
        const text = shown(typed)
        const caret = caretIn(text, typed, target.selectionStart ?? typed.length)
        // At once, and not when it is drawn: the next key would find the caret elsewhere.
        target.value = text
        target.setSelectionRange(caret, caret)
        input.onChange(text)
      }}
      onBlur={() => input.onBlur()}
      onFocus={() => input.onFocus()}
      error={visibleError(meta)}
      inputProps={{
        inputMode: 'numeric',
        spellCheck: false,
        autoCorrect: 'off',
        ...(placeholder !== undefined && { placeholder }),
      }}
    />
  )
}
