/** Of several receipts: whether they are one claim, of their sum, or each a claim of its own. Asked once for the same documents. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useForm } from 'react-final-form'
import { formatDecimal, formatMoney, parseCents } from '@member-care/domain/money/money.ts'
import { sumOfReceipts } from '@member-care/domain/receipt/fill-form.ts'
import { receiptGroups, type SettledDocument } from '@member-care/domain/receipt/receipt-groups.ts'
import type { ReceiptReading } from '@member-care/domain/receipt/receipt-reading.ts'
import { areSurelyApart, mayHoldOneTwice } from '@member-care/domain/receipt/same-receipt.ts'
import { pageTexts } from '@member-care/domain/texts/page-texts.ts'
import { receiptFormTexts } from '@member-care/domain/texts/receipt-form-texts.ts'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import type { ClaimFormValues } from '../../claim-form/claim-form-values.ts'
import { settledReceipts, withSum, type ReceiptsOfDraft } from '../../claim-form/receipt/receipts-of-draft.ts'
import { useDraft, useUnfinishedClaim } from '../use-unfinished-claim.ts'
import type { ClaimsOfOwn } from './use-claims-of-own.ts'

interface SeveralReceiptsProps {
  readonly receipts: ReceiptsOfDraft
  /** As they stand in the form. */
  readonly values: Pick<ClaimFormValues, 'amount' | 'currency'>
  readonly isReading: boolean
  readonly ownClaims: ClaimsOfOwn
}

export function SeveralReceipts({ receipts, values, isReading, ownClaims }: SeveralReceiptsProps) {
  const { amount = '', currency = '' } = values
  const form = useForm<ClaimFormValues>()
  const claim = useUnfinishedClaim()
  const documents = useDraft()?.documents ?? []
  const all = inOrder(settledReceipts(receipts), documents)
  const readings = all.flatMap(({ reading }) => reading ?? [])
  const groups = receiptGroups(all)
  // Pages of one receipt are no copies of it.
  const firstOfEach = all.flatMap(({ document, reading }) =>
    groups.some(([key]) => key === document) ? (reading ?? []) : [],
  )
  const asked = all.map(({ document }) => document)
  // Where the amount says all of them, it was answered before this tab had them.
  const isOpen = !saysSeveral(amount, readings)
  const isNew = documents.some(
    ({ key, content }) =>
      asked.includes(key) && !receipts.answeredFor.includes(key) && (content !== undefined || isOpen),
  )
  if (isReading || readings.length === 0 || groups.length < 2 || !isNew) return null
  if (ownClaims.phase !== 'idle' || ownClaims.failure !== undefined) return null
  const sum = readings.length === all.length ? sumOfReceipts(readings) : undefined
  const areOfSeveral = areSurelyApart(readings, 'patient')
  const canBeSummed = sum !== undefined && (sum.currency === undefined || sum.currency === currency)
  const answer = () => claim.change((before) => ({ receipts: { ...before.receipts, answeredFor: asked } }))
  const takeSum = (value: string) => {
    claim.change(({ receipts: before }) => ({ receipts: withSum(before, value, asked) }))
    form.change('amount', value)
  }
  return (
    <Box role="status">
      <Notice
        tone="info"
        title={receiptFormTexts.severalTitle}
        action={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {canBeSummed && (
              <Button variant="outlined" onClick={() => takeSum(formatDecimal(sum.cents))}>
                {receiptFormTexts.useSum(formatMoney(sum.cents, currency))}
              </Button>
            )}
            {!canBeSummed && !areOfSeveral && (
              <Button variant="outlined" onClick={answer}>
                {receiptFormTexts.oneClaim}
              </Button>
            )}
            <Button variant="outlined" onClick={() => ownClaims.make(groups)}>
              {receiptFormTexts.claimForEach}
            </Button>
            {(canBeSummed || areOfSeveral) && <Button onClick={answer}>{receiptFormTexts.leave}</Button>}
          </Box>
        }
      >
        {pageTexts.sentences([
          receiptFormTexts.severalQuestion,
          areOfSeveral ? receiptFormTexts.severalPeople : !canBeSummed && receiptFormTexts.severalUnsure,
          mayHoldOneTwice(firstOfEach) && receiptFormTexts.severalSame,
        ])}
      </Notice>
    </Box>
  )
}

/** Whether their sum was put in, or where it is not known, an amount that is not just that of one of them. */
function saysSeveral(amount: string, readings: readonly ReceiptReading[]): boolean {
  const cents = parseCents(amount)
  if (cents === undefined) return false
  const sum = sumOfReceipts(readings)
  return sum === undefined ? !readings.some(({ total }) => total?.value === cents) : sum.cents === cents
}

/** As the documents stand: whichever was read first, this claim keeps the first. */
function inOrder(
  all: readonly SettledDocument[],
  documents: readonly { readonly key: string }[],
): readonly SettledDocument[] {
  const placeOf = (key: string) => documents.findIndex((one) => one.key === key)
  return all.toSorted((one, other) => placeOf(one.document) - placeOf(other.document))
}
