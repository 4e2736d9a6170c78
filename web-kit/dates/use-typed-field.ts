/**
 * A field for a date, a time or a moment that people type as they usually write it. This is what it shows, and what it
 * means. Each front end has its own frame for it.
 */
import { useState } from 'react'
import { momentOn, typedDate, typedMoment, typedTime, type TypedFormat } from '@member-care/domain/dates/typed-date.ts'
import { dateFieldTexts } from '@member-care/domain/texts/date-field-texts.ts'

/** What a typed field asks for. */
export type TypedKind = 'date' | 'time' | 'moment'

interface TypedWords {
  readonly format: TypedFormat
  readonly placeholder: string
  readonly unreadable: string
}

const kinds: Readonly<Record<TypedKind, TypedWords>> = {
  date: { format: typedDate, placeholder: dateFieldTexts.datePlaceholder, unreadable: dateFieldTexts.notADate },
  time: { format: typedTime, placeholder: dateFieldTexts.timePlaceholder, unreadable: dateFieldTexts.notATime },
  moment: { format: typedMoment, placeholder: dateFieldTexts.momentPlaceholder, unreadable: dateFieldTexts.notAMoment },
}

export interface TypedFieldOptions {
  readonly kind: TypedKind
  /**
   * YYYY-MM-DD, HH:mm, or YYYY-MM-DDTHH:mm:ss of a moment. Otherwise it is the typed text that is none of these, which
   * the form's rules refuse.
   */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: (() => void) | undefined
  /** For a moment: the time that it gets when its day is chosen first, HH:mm:ss. */
  readonly firstTime?: string | undefined
}

export interface TypedField {
  /** Properties for the input. They fit every kind of input. */
  readonly input: { readonly value: string; readonly onBlur: () => void; readonly autoComplete: 'off' }
  readonly onType: (text: string) => void
  readonly onKeyDown: (event: { readonly key: string }) => void
  readonly placeholder: string
  /** The text about a value that cannot be read, where the form has no text of its own. */
  readonly unreadable: string | undefined
  /** The value as the chooser takes it. It is '' unless the value is complete. */
  readonly chosen: string
  /** Takes the date or the time that was chosen. */
  readonly onChoose: (chosen: string) => void
}

export function useTypedField({
  kind,
  value,
  onChange,
  onBlur,
  firstTime = '00:00:00',
}: TypedFieldOptions): TypedField {
  const { format, placeholder, unreadable } = kinds[kind]
  const [typing, setTyping] = useState<string>()
  const whole = format.readWhole(value)

  /** Replaces the typed text by the form in which the value is shown. */
  function settle() {
    const read = typing === undefined ? undefined : format.read(typing)
    if (read !== undefined && read !== value) onChange(read)
    setTyping(undefined)
  }

  return {
    input: {
      value: typing ?? format.show(value),
      onBlur: () => {
        settle()
        onBlur?.()
      },
      autoComplete: 'off',
    },
    onType: (text) => {
      setTyping(text)
      onChange(format.readWhole(text) ?? text.trim())
    },
    onKeyDown: ({ key }) => {
      // Enter sends the form while the field keeps the focus.
      if (key === 'Enter') settle()
    },
    placeholder,
    unreadable: typing === undefined && value !== '' && whole === undefined ? unreadable : undefined,
    chosen: whole ?? '',
    onChoose: (chosen) => {
      setTyping(undefined)
      onChange(kind === 'moment' ? momentOn(chosen, whole, firstTime) : chosen)
    },
  }
}
