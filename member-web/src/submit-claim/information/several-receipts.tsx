/** Of several receipts: whether they are one claim, of their sum, or whether the fields are left as they are. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useForm } from 'react-final-form'
import { formatDecimal, formatMoney } from '@member-care/domain/money/money.ts'
import { isOneReceipt, sumOfReceipts } from '@member-care/domain/receipt/fill-form.ts'
import { receiptFormTexts } from '@member-care/domain/texts/receipt-form-texts.ts'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import type { ClaimFormValues } from '../../claim-form/claim-form-values.ts'
import { readReceipts, type ReceiptsOfDraft } from '../../claim-form/receipt/receipts-of-draft.ts'
import { useUnfinishedClaim } from '../use-unfinished-claim.ts'

interface SeveralReceiptsProps {
  readonly receipts: ReceiptsOfDraft
  /** That stands in the form. */
  readonly currency: string | undefined
}

export function SeveralReceipts({ receipts, currency = '' }: SeveralReceiptsProps) {
  const form = useForm<ClaimFormValues>()
  const claim = useUnfinishedClaim()
  const all = readReceipts(receipts)
  const readings = all.map(({ reading }) => reading)
  const asked = all.map(({ document }) => document).join(' ')
  if (all.length < 2 || receipts.answeredFor === asked || isOneReceipt(readings)) return null
  const sum = sumOfReceipts(readings)
  const canBeSummed = sum !== undefined && (sum.currency === undefined || sum.currency === currency)
  const answer = () => claim.change((before) => ({ receipts: { ...before.receipts, answeredFor: asked } }))
  const takeSum = (value: string) => {
    claim.change(({ receipts: before }) => ({
      receipts: { ...before, answeredFor: asked, filled: { ...before.filled, amount: { value, checked: true } } },
    }))
    form.change('amount', value)
  }
  return (
    <Box role="status">
      <Notice
        tone="warning"
        title={receiptFormTexts.severalTitle}
        action={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {canBeSummed && (
              <Button variant="outlined" onClick={() => takeSum(formatDecimal(sum.cents))}>
                {receiptFormTexts.useSum(formatMoney(sum.cents, currency))}
              </Button>
            )}
            <Button variant="outlined" onClick={answer}>
              {canBeSummed ? receiptFormTexts.leave : receiptFormTexts.understood}
            </Button>
          </Box>
        }
      >
        {canBeSummed ? receiptFormTexts.severalQuestion : receiptFormTexts.severalUnsure}
      </Notice>
    </Box>
  )
}
