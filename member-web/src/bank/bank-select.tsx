/** The banks to choose from. Their value is their place in the list, because two of them share a code (C14). */
import { useField } from 'react-final-form'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { Bank } from '@member-care/domain/bank/bank-rules.ts'
import { bankFieldHints, bankFieldLabels } from '@member-care/domain/texts/bank-texts.ts'
import { visibleError } from '../form/visible-error.ts'
import { describedBy, FieldFrame } from '@member-care/web-kit/fields/field-frame.tsx'

interface BankSelectProps {
  readonly banks: readonly Bank[]
  readonly value: number | ''
  readonly onChosen: (bank: Bank | undefined) => void
}

export function BankSelect({ banks, value, onChosen }: BankSelectProps) {
  const { input, meta } = useField<string, HTMLSelectElement>('bankNo')
  const error = visibleError(meta)
  return (
    <FieldFrame inputId="bankNo" label={bankFieldLabels.bank} hint={bankFieldHints.bank} error={error}>
      <NativeSelect
        value={value}
        onChange={(event) => onChosen(event.target.value === '' ? undefined : banks[Number(event.target.value)])}
        onFocus={() => input.onFocus()}
        onBlur={() => input.onBlur()}
        input={<OutlinedInput />}
        inputProps={{ id: 'bankNo', 'aria-describedby': describedBy('bankNo', '', error), 'aria-required': true }}
      >
        <option value="">{bankFieldHints.choose}</option>
        {banks.map(({ n, c }, index) => (
          <option key={n + c} value={index}>
            {n}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  )
}
