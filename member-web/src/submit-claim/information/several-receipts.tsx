/** Of several receipts: whether they are one claim, of their sum, or each a claim of its own. Asked once for the same documents. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useForm } from 'react-final-form'
import { formatDecimal, formatMoney } from '@member-care/domain/money/money.ts'
import { sumOfReceipts } from '@member-care/domain/receipt/fill-form.ts'
import { receiptGroups } from '@member-care/domain/receipt/receipt-groups.ts'
import { pageTexts } from '@member-care/domain/texts/page-texts.ts'
import { receiptFormTexts } from '@member-care/domain/texts/receipt-form-texts.ts'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import type { ClaimFormValues } from '../../claim-form/claim-form-values.ts'
import { readReceipts, type ReceiptsOfDraft } from '../../claim-form/receipt/receipts-of-draft.ts'
import { useDraft, useUnfinishedClaim } from '../use-unfinished-claim.ts'
import type { ClaimsOfOwn } from './use-claims-of-own.ts'

interface SeveralReceiptsProps {
  readonly receipts: ReceiptsOfDraft
  /** That stands in the form. */
  readonly currency: string | undefined
  readonly isReading: boolean
  readonly ownClaims: ClaimsOfOwn
}

export function SeveralReceipts({ receipts, currency = '', isReading, ownClaims }: SeveralReceiptsProps) {
  const form = useForm<ClaimFormValues>()
  const claim = useUnfinishedClaim()
  const documents = useDraft()?.documents ?? []
  const all = inOrder(readReceipts(receipts), documents)
  const groups = receiptGroups(all)
  const asked = all.map(({ document }) => document)
  // What the server had before was answered when it was added.
  const isNew = documents.some(
    ({ key, content }) => content !== undefined && asked.includes(key) && !receipts.answeredFor.includes(key),
  )
  if (isReading || groups.length < 2 || !isNew || ownClaims.phase !== 'idle' || ownClaims.failure !== undefined)
    return null
  const sum = sumOfReceipts(all.map(({ reading }) => reading))
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
        tone="info"
        title={receiptFormTexts.severalTitle}
        action={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {canBeSummed ? (
              <Button variant="outlined" onClick={() => takeSum(formatDecimal(sum.cents))}>
                {receiptFormTexts.useSum(formatMoney(sum.cents, currency))}
              </Button>
            ) : (
              <Button variant="outlined" onClick={answer}>
                {receiptFormTexts.oneClaim}
              </Button>
            )}
            <Button variant="outlined" onClick={() => ownClaims.make(groups)}>
              {receiptFormTexts.claimForEach}
            </Button>
            {canBeSummed && <Button onClick={answer}>{receiptFormTexts.leave}</Button>}
          </Box>
        }
      >
        {pageTexts.sentences([receiptFormTexts.severalQuestion, !canBeSummed && receiptFormTexts.severalUnsure])}
      </Notice>
    </Box>
  )
}

/** As the documents stand: whichever was read first, this claim keeps the first. */
function inOrder(
  all: ReturnType<typeof readReceipts>,
  documents: readonly { readonly key: string }[],
): ReturnType<typeof readReceipts> {
  const placeOf = (key: string) => documents.findIndex((one) => one.key === key)
  return all.toSorted((one, other) => placeOf(one.document) - placeOf(other.document))
}
