/** What stands in the messages about claims and in those about letters of guarantee alike (docs/insurer-contract.md). */
import { attachmentSchema } from '@member-care/domain/claim/claim-details.ts'
import { personal } from '@member-care/domain/events/event-definition.ts'
import { z } from 'zod'

/** Of a number that the insurer gives. */
export const numberPattern = /^[A-Za-z0-9][A-Za-z0-9-]{0,39}$/

/** Codes only: the answer to a hand-over is recorded in the clear, so it may name nobody. */
export const refusalReason = z
  .string()
  .regex(/^[A-Z][A-Z0-9_]{1,59}$/)
  .describe('A code that names nobody, such as POLICY_UNKNOWN.')

export const person = z.object({ id: z.string(), name: personal(z.string()), nric: personal(z.string()) })

export const company = z.object({ id: z.string(), name: z.string(), companyCode: z.string() })

/** A document whose bytes have come before, in a call of their own. */
export const documentSchema = z.object({
  documentId: z.uuid(),
  category: attachmentSchema.shape.category,
  name: attachmentSchema.shape.originalFilename,
  mimeType: attachmentSchema.shape.mimeType,
  bytes: attachmentSchema.shape.bytes,
  sha256: attachmentSchema.shape.sha256.describe('Of its bytes, in hexadecimal.'),
})
export type SentDocument = z.infer<typeof documentSchema>
