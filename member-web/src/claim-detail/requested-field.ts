/** Where the update form begins for what the insurer asks for. */
import type { AttachmentField } from '@member-care/domain/claim/form/attachment-errors.ts'
import type { ClaimFormField } from '@member-care/domain/claim/form/claim-form.ts'

/** Words of the request, in the order in which they decide: a receipt of the other insurer is a document first. */
const subjects: readonly { readonly words: RegExp; readonly field: ClaimFormField | AttachmentField }[] = [
  { words: /\b(receipts?|invoices?|bills?)\b/i, field: 'invoicesAndReceipts' },
  { words: /\b(letters?|memos?|reports?|summary|documents?|cop(y|ies)|photos?|scans?)\b/i, field: 'otherDocuments' },
  { words: /\baccidents?\b/i, field: 'accidentRelated' },
  { words: /\b(insurers?|insurance)\b/i, field: 'claimingFromOtherInsurer' },
  { words: /\b(bank|account|paynow|payment|cheque)\b/i, field: 'paymentMethod' },
]

/** The request is free text, so this is a guess; the documents, where it names nothing. It is a matter of convenience only. */
export function requestedField(request: string): ClaimFormField | AttachmentField {
  return subjects.find(({ words }) => words.test(request))?.field ?? 'otherDocuments'
}
