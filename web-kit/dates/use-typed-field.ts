/** A field for a date, a time or a moment that is typed as people write it: what it shows, and what it means. Its frame is each front end's own. */
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
  /** YYYY-MM-DD, HH:mm, or YYYY-MM-DDTHH:mm:ss of a moment; or what was typed and is none of these, which the form's rules refuse. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: (() => void) | undefined
  /** Of a moment whose day is chosen before it has a time, HH:mm:ss. */
  readonly firstTime?: string | undefined
}

export interface TypedField {
  /** Of the input, whatever it is made of. */
  readonly input: { readonly value: string; readonly onBlur: () => void; readonly autoComplete: 'off' }
  readonly onType: (text: string) => void
  readonly onKeyDown: (event: { readonly key: string }) => void
  readonly placeholder: string
  /** Said of what cannot be read, where the form says nothing itself. */
  readonly unreadable: string | undefined
  /** The value as the chooser takes it: '' unless it is whole. */
  readonly chosen: string
  /** Takes the date or the time that was chosen. */
  readonly onChoose: (chosen: string) => void
}

export function useTypedField({ kind, value, onChange, onBlur, firstTime = '00:00:00' }: TypedFieldOptions): TypedField {
  const { format, placeholder, unreadable } = kinds[kind]
  const [typing, setTyping] = useState<string>()
  const whole = format.readWhole(value)

  /** What was typed becomes what is shown of it. */
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
      // It sends the form without leaving the field.
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
