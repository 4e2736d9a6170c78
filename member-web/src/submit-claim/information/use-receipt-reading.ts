/** Has the receipts of the claim read, and fills in what they say (S118). */
import { useEffect, useState } from 'react'
import { useForm } from 'react-final-form'
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import type { Offers } from '@member-care/domain/receipt/fields-of-receipt.ts'
import { commonOffers, offersOf, offersToFill, type FormToFill } from '@member-care/domain/receipt/fill-form.ts'
import type { KnownBeforehand } from '@member-care/domain/receipt/read-receipt.ts'
import type { ReadReceipt } from '@member-care/web-kit/receipt/read-receipt.ts'
import { initialValues, type ClaimFormValues, type FormContext } from '../../claim-form/claim-form-values.ts'
import { createReceiptReader } from '../../claim-form/receipt/receipt-reader.ts'
import {
  fieldsToEmpty,
  noReceipts,
  readReceipts,
  withFilled,
  withoutRemoved,
  withUnavailableAgain,
  type OutcomeOfReading,
  type ReceiptsOfDraft,
} from '../../claim-form/receipt/receipts-of-draft.ts'
import { useClaimingCompanies } from '../use-claiming-companies.ts'
import { useShownDocuments } from './use-shown-documents.ts'
import { useDraft, useUnfinishedClaim, type UnfinishedClaim } from '../use-unfinished-claim.ts'

export interface ReceiptReadingOfForm {
  readonly receipts: ReceiptsOfDraft
  /** By the documents' keys; of those that are being read. */
  readonly progress: Readonly<Record<string, number>>
  /** What all receipts say together, whether it was filled in or not. */
  readonly offers: Offers
  /** What each receipt offers, unless the member has said that these receipts are one claim. */
  readonly offersOfEach: readonly Offers[]
}

export function useReceiptReading(
  context: FormContext,
  values: ClaimFormValues,
  fields: readonly string[],
): ReceiptReadingOfForm {
  const claim = useUnfinishedClaim()
  const draft = useDraft()
  const form = useForm<ClaimFormValues>()
  const companies = useClaimingCompanies()(context.kind)
  const [progress, setProgress] = useState<Readonly<Record<string, number>>>({})
  const [reader] = useState(() =>
    createReceiptReader({
      onProgress: (key, share) => setProgress((before) => withShare(before, key, share)),
      onRead: (key, outcome) => keepOutcome(claim, key, outcome),
    }),
  )
  const onTheirWay = useShownDocuments()
  const receipts = draft?.receipts ?? noReceipts
  const opening = initialValues(context)
  const target: FormToFill = {
    fields,
    currencies: context.options.cl.map(({ c }) => c),
    openingCurrency: opening.currency,
    claimants: companies.find(({ companyId }) => companyId === values.companyId)?.records ?? [],
  }
  const offers = offersOfAll(receipts, target)
  const offersOfEach = readReceipts(receipts)
    .filter(({ document }) => !receipts.answeredFor.includes(document))
    .map(({ document, reading }) => offersOf(reading, document, target))

  useEffect(() => {
    const here = (draft?.documents ?? []).filter(({ category }) => category === 'INV/RCP')
    const known: KnownBeforehand = {
      providers: context.options.hl.map(({ n }) => n),
      // Once each: who works for two companies is no rival of their own.
      people: [...new Set(companies.flatMap(({ records }) => records.map(({ name }) => name)))],
      today: singaporeToday(new Date()),
    }
    reader.follow(
      here.filter(({ key }) => !(key in receipts.outcomes)),
      known,
    )
    const kept = withoutRemoved(receipts, new Set(here.map(({ key }) => key)))
    if (kept === receipts) return
    claim.change({ receipts: kept })
    const emptied = fieldsToEmpty(receipts, kept, values.amount)
    form.batch(() => emptied.forEach((field) => form.change(field, opening[field] ?? '')))
  })
  useEffect(() => () => reader.stop(), [reader])
  useEffect(() => {
    const again = () => claim.change(({ receipts: before }) => ({ receipts: withUnavailableAgain(before) }))
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [claim])
  useEffect(() => {
    const now = claim.current()?.receipts ?? noReceipts
    if (readReceipts(now).every(({ used }) => used)) return
    const filled = offersToFill(offersOfAll(now, target), form.getState().values, target.openingCurrency)
    claim.change({ receipts: withFilled(withAllUsed(now), filled, false) })
    fillIn(form, filled)
  })
  const arriving = Object.fromEntries([...onTheirWay].map((key) => [key, 0]))
  return { receipts, progress: { ...arriving, ...progress }, offers, offersOfEach }
}

/** Puts offers into the form, all at once. */
export function fillIn(form: ReturnType<typeof useForm<ClaimFormValues>>, offers: Offers): void {
  form.batch(() => {
    for (const [field, { value }] of Object.entries(offers)) form.change(field as keyof ClaimFormValues, value)
  })
}

function offersOfAll(receipts: ReceiptsOfDraft, target: FormToFill): Offers {
  const read = readReceipts(receipts)
  return commonOffers(
    read.map(({ document, reading }) => offersOf(reading, document, target)),
    read.map(({ reading }) => reading),
  )
}

function keepOutcome(claim: UnfinishedClaim, key: string, read: ReadReceipt): void {
  const outcome: OutcomeOfReading = read.ok
    ? { phase: 'read', reading: read.reading, used: false }
    : { phase: 'unread', why: read.why }
  claim.change(({ documents, receipts }) =>
    documents.some((one) => one.key === key)
      ? { receipts: { ...receipts, outcomes: { ...receipts.outcomes, [key]: outcome } } }
      : {},
  )
}

function withAllUsed(before: ReceiptsOfDraft): ReceiptsOfDraft {
  const outcomes = Object.entries(before.outcomes).map(([key, outcome]) => [
    key,
    outcome.phase === 'read' ? { ...outcome, used: true } : outcome,
  ])
  return { ...before, outcomes: Object.fromEntries(outcomes) as ReceiptsOfDraft['outcomes'] }
}

function withShare(before: Readonly<Record<string, number>>, key: string, share: number | undefined) {
  const { [key]: _, ...others } = before
  return share === undefined ? others : { ...others, [key]: share }
}
