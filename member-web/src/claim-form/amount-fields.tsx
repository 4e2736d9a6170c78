/** How much was paid, the tax within it (CLM-042 to CLM-055), and what will probably come back of it. */
import { lazy, Suspense } from 'react'
import Box from '@mui/material/Box'
import { claimFieldLabels } from '@member-care/domain/texts/claim-form-texts.ts'
import { useBenefitConfigs } from '../configuration/use-benefit-configs.ts'
import { AmountInput } from '../form/amount-input.tsx'
import { SelectInput } from '../form/select-input.tsx'
import { useReceiptNotes } from './receipt/receipt-notes.ts'
import type { SectionProps } from './section-props.ts'

/** A form is filled in without it where it cannot be loaded. */
const ClaimEstimate = lazy(() => import('./estimate/claim-estimate.tsx').catch(() => ({ default: () => null })))

export function AmountFields({ context, values, claimId }: SectionProps) {
  const { value: configs = {} } = useBenefitConfigs()
  const { noteOf } = useReceiptNotes()
  const isEstimated = configs[values.companyId ?? '']?.featuresConfig.allowViewBenefitBalance === true
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: isEstimated ? 'minmax(0, 2fr) minmax(0, 3fr)' : undefined },
        alignItems: 'start',
      }}
    >
      <Box
        sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr', ...(isEstimated && { md: '1fr' }) } }}
      >
        <SelectInput
          name="currency"
          label={claimFieldLabels.currency}
          choices={context.options.cl.map(({ n, c }) => ({ value: c, label: n === c ? c : `${c} – ${n}` }))}
          note={noteOf('currency', values.currency)}
        />
        <AmountInput
          name="amount"
          label={claimFieldLabels.amount}
          currency={values.currency ?? ''}
          note={noteOf('amount', values.amount)}
        />
      </Box>
      {isEstimated && (
        <Suspense fallback={null}>
          <ClaimEstimate context={context} values={values} claimId={claimId} />
        </Suspense>
      )}
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
