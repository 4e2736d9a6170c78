/** How much was paid, and the tax within it (CLM-042 to CLM-055). */
import Box from '@mui/material/Box'
import { claimFieldLabels } from '@member-care/domain/texts/claim-form-texts.ts'
import { AmountInput } from '../form/amount-input.tsx'
import { SelectInput } from '../form/select-input.tsx'
import type { SectionProps } from './section-props.ts'

export function AmountFields({ context, values }: SectionProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      <SelectInput
        name="currency"
        label={claimFieldLabels.currency}
        choices={context.options.cl.map(({ n, c }) => ({ value: c, label: n === c ? c : `${c} – ${n}` }))}
      />
      <AmountInput name="amount" label={claimFieldLabels.amount} currency={values.currency ?? ''} />
    </Box>
  )
}

export function GstField({ values }: Pick<SectionProps, 'values'>) {
  return (
    <Box sx={{ maxWidth: { sm: 380 } }}>
      <AmountInput name="gstAmount" label={claimFieldLabels.gstAmount} currency={values.currency ?? ''} />
    </Box>
  )
}
