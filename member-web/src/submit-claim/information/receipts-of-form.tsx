/** The receipts of a new claim: what is said of them around the form, at its fields and at its documents. */
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useForm } from 'react-final-form'
import { inpatientFields, outpatientFields } from '@member-care/domain/claim/form/claim-form.ts'
import { formatDisplay } from '@member-care/domain/dates/singapore-dates.ts'
import { fieldsOfReceipt, isSameValue, type FieldOfReceipt, type Offer } from '@member-care/domain/receipt/fill-form.ts'
import { claimFieldLabels } from '@member-care/domain/texts/claim-form-texts.ts'
import { receiptFormTexts } from '@member-care/domain/texts/receipt-form-texts.ts'
import type { ClaimFormValues } from '../../claim-form/claim-form-values.ts'
import { DocumentReading } from '../../claim-form/receipt/document-reading.tsx'
import { FieldFromReceipt } from '../../claim-form/receipt/field-from-receipt.tsx'
import { ReceiptNotesContext, type ReceiptNotes } from '../../claim-form/receipt/receipt-notes.ts'
import { filledInto, isHeldBack, withAllChecked, withFilled } from '../../claim-form/receipt/receipts-of-draft.ts'
import type { SectionProps } from '../../claim-form/section-props.ts'
import { useClaimingCompanies } from '../use-claiming-companies.ts'
import { useDraft, useUnfinishedClaim } from '../use-unfinished-claim.ts'
import { ReceiptPanel } from './receipt-panel.tsx'
import { SeveralReceipts } from './several-receipts.tsx'
import { fillIn, useReceiptReading } from './use-receipt-reading.ts'

const PlaceDialog = lazy(async () => ({
  default: (await import('../../claim-form/receipt/place-dialog.tsx')).PlaceDialog,
}))

export function ReceiptsOfForm({ context, values, children }: SectionProps & { readonly children: ReactNode }) {
  const fields = context.kind === 'outpatient' ? outpatientFields : inpatientFields
  const { receipts, progress, offers } = useReceiptReading(context, values, fields)
  const claim = useUnfinishedClaim()
  const documents = useDraft()?.documents ?? []
  const form = useForm<ClaimFormValues>()
  const companies = useClaimingCompanies()(context.kind)
  const [shown, setShown] = useState<{ readonly field: FieldOfReceipt; readonly offer: Offer }>()

  const labelOf = (field: FieldOfReceipt) =>
    context.kind === 'inpatient' && field === 'providerName' ? claimFieldLabels.hospital : claimFieldLabels[field]
  const shownValue = (field: FieldOfReceipt, value: string) => {
    if (field === 'visitDate') return formatDisplay(value)
    if (field !== 'claimantId') return value
    return companies.flatMap(({ records }) => records).find(({ uuid }) => uuid === value)?.name ?? value
  }
  const take = (field: FieldOfReceipt, offer: Offer) => {
    claim.change((before) => ({ receipts: withFilled(before.receipts, { [field]: offer }, true) }))
    fillIn(form, { [field]: offer })
    document.getElementById(field)?.focus()
  }
  const notes: ReceiptNotes = {
    noteOf(field, value) {
      const filled = filledInto(receipts, field, value)
      const offer = offers[field]
      const differs = offer !== undefined && !isSameValue(field, value ?? '', offer.value)
      if (filled === undefined && !differs) return undefined
      const source = filled === undefined ? offer : filled.source
      return (
        <FieldFromReceipt
          field={field}
          read={filled === undefined && offer ? shownValue(field, offer.value) : undefined}
          onUse={() => offer && take(field, offer)}
          onShow={source && (() => setShown({ field, offer: source }))}
        />
      )
    },
    isHeldBack: (field, value) => isHeldBack(receipts, field, value),
    noteOfDocument: ({ key, category, file }) =>
      category === 'INV/RCP' ? (
        <DocumentReading name={file.name} share={progress[key]} outcome={receipts.outcomes[key]} />
      ) : undefined,
  }
  const toCheck = fieldsOfReceipt.filter((field) => isHeldBack(receipts, field, values[field]))
  const file = documents.find(({ key }) => key === shown?.offer.document)?.content
  return (
    <ReceiptNotesContext value={notes}>
      <ReceiptPanel
        isReading={Object.keys(progress).length > 0}
        isInviting={!documents.some(({ category }) => category === 'INV/RCP')}
        toCheck={toCheck.map((field) => ({ field, label: labelOf(field) }))}
        onChecked={() => {
          claim.change((before) => ({ receipts: withAllChecked(before.receipts) }))
          claim.saveSoon()
        }}
      />
      <SeveralReceipts receipts={receipts} currency={values.currency} />
      {children}
      {shown && file && (
        <Suspense fallback={null}>
          <PlaceDialog
            title={receiptFormTexts.placeOf(labelOf(shown.field))}
            file={file}
            value={shownValue(shown.field, shown.offer.value)}
            place={shown.offer.place}
            onClose={() => setShown(undefined)}
          />
        </Suspense>
      )}
    </ReceiptNotesContext>
  )
}
