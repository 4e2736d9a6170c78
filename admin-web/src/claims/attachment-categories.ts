import type { AttachmentCategory } from '@member-care/domain/claim/claim-terms.ts'

export const attachmentCategoryLabels: Readonly<Record<AttachmentCategory, string>> = {
  'INV/RCP': 'Invoice / receipt',
  DOC: 'Other document',
}
