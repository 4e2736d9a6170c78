/** What the parts of a claim form say of its receipts; a form whose receipts are not read has nothing to say. */
import { createContext, useContext, type ReactNode } from 'react'
import type { FieldOfReceipt } from '@member-care/domain/receipt/fields-of-receipt.ts'
import type { ClaimFormValues } from '../claim-form-values.ts'
import type { DraftDocument } from '../documents/draft-documents.ts'

export interface ReceiptNotes {
  /** What is said below a field. @param value that stands in it */
  readonly noteOf: (field: FieldOfReceipt, value: string | undefined) => ReactNode
  /** What the receipts say of the GST within the amount. */
  readonly noteOfGst: (values: Pick<ClaimFormValues, 'amount' | 'includeGST' | 'gstAmount'>) => ReactNode
  /** Whether it was read and nobody has checked it yet. */
  readonly isHeldBack: (field: FieldOfReceipt, value: string | undefined) => boolean
  readonly noteOfDocument: (document: DraftDocument) => ReactNode
}

const none: ReceiptNotes = {
  noteOf: () => undefined,
  noteOfGst: () => undefined,
  isHeldBack: () => false,
  noteOfDocument: () => undefined,
}

export const ReceiptNotesContext = createContext(none)

export const useReceiptNotes = (): ReceiptNotes => useContext(ReceiptNotesContext)
