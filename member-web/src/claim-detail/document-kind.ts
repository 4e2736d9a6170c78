/** Documents are PDF files or pictures; the server has made sure by their content (C39). */
import type { ClaimDocument } from '../portal-api/claims-contract.ts'

export const PDF_TYPE = 'application/pdf'

export function isPdf({ mimeType }: Pick<ClaimDocument, 'mimeType'>): boolean {
  return mimeType === PDF_TYPE
}
