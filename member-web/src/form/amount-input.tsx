/** An amount of money. It is tidied to two decimals when the person leaves it (S13). */
import type { ReactNode } from 'react'
import { useField } from 'react-final-form'
import { formatDecimal, parseCents } from '@member-care/domain/money/money.ts'
import { visibleError } from './visible-error.ts'
import { TextLine } from '@member-care/web-kit/fields/text-line.tsx'

interface AmountInputProps {
  readonly name: string
  readonly label: string
  readonly hint?: string
  /** Stands before the amount. */
  readonly currency: string
  readonly note?: ReactNode
}

export function AmountInput({ name, label, hint, currency, note }: AmountInputProps) {
  const { input, meta } = useField<string, HTMLInputElement>(name)
  const tidy = () => {
    const cents = parseCents(input.value)
    if (cents !== undefined && cents < Number.MAX_SAFE_INTEGER) input.onChange(formatDecimal(cents))
    input.onBlur()
  }
  return (
    <TextLine
      name={name}
      label={label}
      hint={hint}
      note={note}
      value={input.value}
      onChange={input.onChange}
      onBlur={tidy}
      onFocus={() => input.onFocus()}
      error={visibleError(meta)}
      autoComplete="off"
      startAdornment={
        <span style={{ flex: 'none', marginRight: 10, color: 'inherit', opacity: 0.75 }}>{currency}</span>
      }
      inputProps={{ inputMode: 'decimal' }}
    />
  )
}
