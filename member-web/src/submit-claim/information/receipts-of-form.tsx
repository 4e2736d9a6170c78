/** The receipts of a new claim: what is said of them around the form, at its fields and at its documents. */
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useForm } from 'react-final-form'
import { DEFAULT_MAXIMUM_FILES } from '@member-care/domain/claim/form/attachment-errors.ts'
import { inpatientFields, outpatientFields } from '@member-care/domain/claim/form/claim-form.ts'
import { formatDisplay } from '@member-care/domain/dates/singapore-dates.ts'
import { formatDecimal, formatMoney, parseCents } from '@member-care/domain/money/money.ts'
import { gstOfReceipts } from '@member-care/domain/receipt/gst-of-receipts.ts'
import {
  fieldsOfReceipt,
  isSameValue,
  type FieldOfReceipt,
  type Offer,
} from '@member-care/domain/receipt/fields-of-receipt.ts'
import { offerAgainst } from '@member-care/domain/receipt/fill-form.ts'
import { claimFieldLabels } from '@member-care/domain/texts/claim-form-texts.ts'
import { receiptFormTexts } from '@member-care/domain/texts/receipt-form-texts.ts'
import { fitPhotos } from '../../photo/fit-photo.ts'
import { focusField } from '../../form/focus-first-error.ts'
import type { ClaimFormValues } from '../../claim-form/claim-form-values.ts'
import {
  fileToShow,
  isAnyTaken,
  noDocuments,
  without,
  type DraftDocument,
} from '../../claim-form/documents/draft-documents.ts'
import { DocumentReading, faultToMend } from '../../claim-form/receipt/document-reading.tsx'
import { FieldFromReceipt } from '../../claim-form/receipt/field-from-receipt.tsx'
import { ReceiptNotesContext, type ReceiptNotes } from '../../claim-form/receipt/receipt-notes.ts'
import {
  filledInto,
  isHeldBack,
  readReceipts,
  withAllChecked,
  withFilled,
  withKept,
  withReadAgain,
} from '../../claim-form/receipt/receipts-of-draft.ts'
import type { SectionProps } from '../../claim-form/section-props.ts'
import { useClaimingCompanies } from '../use-claiming-companies.ts'
import { useDraft, useUnfinishedClaim } from '../use-unfinished-claim.ts'
import { ClaimsOfOwnNotice } from './claims-of-own.tsx'
import { MoveDocument } from './move-document.tsx'
import { ReceiptPanel } from './receipt-panel.tsx'
import { SeveralReceipts } from './several-receipts.tsx'
import { firstOfEach, useClaimsOfOwn } from './use-claims-of-own.ts'
import { fillIn, useReceiptReading } from './use-receipt-reading.ts'

const PlaceDialog = lazy(async () => ({
  default: (await import('../../claim-form/receipt/place-dialog.tsx')).PlaceDialog,
}))

const retakeIdOf = (key: string) => `retake-${key}`

/** A value on a receipt that is looked at. */
interface ShownPlace extends Pick<Offer, 'document' | 'place'> {
  /** Of its field. */
  readonly label: string
  /** As people read it. */
  readonly value: string
}

export function ReceiptsOfForm({ context, values, children }: SectionProps & { readonly children: ReactNode }) {
  const fields = context.kind === 'outpatient' ? outpatientFields : inpatientFields
  const { receipts, progress, offers, offersOfEach } = useReceiptReading(context, values, fields)
  const claim = useUnfinishedClaim()
  const draft = useDraft()
  const documents = draft?.documents ?? []
  const form = useForm<ClaimFormValues>()
  const companies = useClaimingCompanies()(context.kind)
  const ownClaims = useClaimsOfOwn()
  const [shown, setShown] = useState<ShownPlace>()

  const labelOf = (field: FieldOfReceipt) =>
    context.kind === 'inpatient' && field === 'providerName' ? claimFieldLabels.hospital : claimFieldLabels[field]
  const shownValue = (field: FieldOfReceipt, value: string) => {
    if (field === 'visitDate') return formatDisplay(value)
    const currency = currencyOf(field)
    if (currency !== undefined) return formatMoney(parseCents(value) ?? 0, currency.value)
    if (field !== 'claimantId') return value
    return companies.flatMap(({ records }) => records).find(({ uuid }) => uuid === value)?.name ?? value
  }
  /** An amount is nothing without its currency. */
  const currencyOf = (field: FieldOfReceipt) =>
    field === 'amount' && offers.currency?.value !== values.currency ? offers.currency : undefined
  const take = (field: FieldOfReceipt, offer: Offer) => {
    const currency = currencyOf(field)
    const taken = { [field]: offer, ...(currency && { currency }) }
    claim.change((before) => ({ receipts: withFilled(before.receipts, taken, true) }))
    fillIn(form, taken)
    document.getElementById(field)?.focus()
  }
  const retake = async ({ key, category }: DraftDocument, chosen: readonly File[]) => {
    if (chosen.length === 0) return
    const photos = await fitPhotos(chosen)
    const most = context.featuresConfig.maximumFileUpload ?? DEFAULT_MAXIMUM_FILES
    // What is not taken says why, and takes nothing's place.
    const isTaken = isAnyTaken(without(claim.current() ?? noDocuments, key), photos, { category, maximum: most })
    if (isTaken) claim.removeDocument(key)
    claim.addDocuments(photos, { category, maximum: isTaken ? most : most + 1, draftId: draft?.id })
    document.getElementById('invoicesAndReceipts')?.focus()
  }
  const notes: ReceiptNotes = {
    noteOf(field, value) {
      const filled = filledInto(receipts, field, value)
      const common = offers[field]
      const other = filled && offerAgainst(offersOfEach, field, filled.value)
      const offer = other ?? common
      const differs = offer !== undefined && !isSameValue(field, value ?? '', offer.value)
      if (filled === undefined && !differs) return undefined
      const isMark = filled !== undefined && other === undefined
      const source = isMark ? filled.source : offer
      return (
        <FieldFromReceipt
          field={field}
          read={!isMark && offer ? shownValue(field, offer.value) : undefined}
          onUse={() => offer && take(field, offer)}
          onShow={
            source && (() => setShown({ ...source, label: labelOf(field), value: shownValue(field, source.value) }))
          }
        />
      )
    },
    noteOfGst({ amount, includeGST, gstAmount }) {
      const gst = gstOfReceipts(readReceipts(receipts), amount)
      if (gst === undefined) return undefined
      const value = formatDecimal(gst.cents)
      const isTaken = includeGST === 'Y' && parseCents(gstAmount ?? '') === gst.cents
      const takeGst = () => {
        form.batch(() => {
          form.change('includeGST', 'Y')
          form.change('gstAmount', value)
        })
        requestAnimationFrame(() => focusField('gstAmount'))
      }
      const { source } = gst
      return isTaken ? undefined : (
        <FieldFromReceipt
          field="includeGST"
          read={value}
          words={{ says: receiptFormTexts.saysGst(value), use: receiptFormTexts.useGst(value) }}
          onUse={takeGst}
          onShow={source && (() => setShown({ ...source, label: claimFieldLabels.gstAmount, value }))}
        />
      )
    },
    isHeldBack: (field, value) => isHeldBack(receipts, field, value),
    noteOfDocument: (one) => (
      <>
        {one.category === 'INV/RCP' && (
          <DocumentReading
            retakeId={retakeIdOf(one.key)}
            name={one.file.name}
            share={progress[one.key]}
            outcome={receipts.outcomes[one.key]}
            onRetaken={(photos) => void retake(one, photos)}
            onKeep={() => claim.change((before) => ({ receipts: withKept(before.receipts, one.key) }))}
            onTryAgain={() => claim.change((before) => ({ receipts: withReadAgain(before.receipts, one.key) }))}
          />
        )}
        {ownClaims.made.length > 0 && documents.length > 1 && (
          <MoveDocument
            name={one.file.name}
            claims={firstOfEach(ownClaims.made)}
            disabled={ownClaims.phase !== 'idle'}
            onMove={(to) => ownClaims.move(one, to)}
          />
        )}
      </>
    ),
  }
  const toCheck = fieldsOfReceipt.filter((field) => isHeldBack(receipts, field, values[field]))
  const placed = documents.find(({ key }) => key === shown?.document)
  const file = placed && fileToShow(placed)
  return (
    <ReceiptNotesContext value={notes}>
      <ReceiptPanel
        isReading={Object.keys(progress).length > 0}
        isInviting={!documents.some(({ category }) => category === 'INV/RCP')}
        unread={documents.flatMap(({ key, category, file: { name } }) => {
          const why = category === 'INV/RCP' ? faultToMend(receipts.outcomes[key]) : undefined
          return why === undefined ? [] : [{ name, why, buttonId: retakeIdOf(key) }]
        })}
        toCheck={toCheck.map((field) => ({ field, label: labelOf(field) }))}
        onChecked={() => {
          claim.change((before) => ({ receipts: withAllChecked(before.receipts) }))
          claim.saveSoon()
        }}
      />
      <SeveralReceipts
        receipts={receipts}
        values={values}
        isReading={Object.keys(progress).length > 0}
        ownClaims={ownClaims}
      />
      <ClaimsOfOwnNotice {...ownClaims} />
      {children}
      {shown && file && (
        <Suspense fallback={null}>
          <PlaceDialog
            title={receiptFormTexts.placeOf(shown.label)}
            file={file}
            value={shown.value}
            place={shown.place}
            onClose={() => setShown(undefined)}
          />
        </Suspense>
      )}
    </ReceiptNotesContext>
  )
}
