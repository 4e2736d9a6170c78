/** The PDF that a client wrote of its plan itself. Under My Plan it stands instead of what is made from the plan (PRO-007). */
import { z } from 'zod'
import { MAXIMUM_FILE_BYTES } from '../claim/form/attachment-errors.ts'

/** As other documents may have: 5 MB (C53). */
export const MAXIMUM_PLAN_DOCUMENT_BYTES = MAXIMUM_FILE_BYTES

export const ownPlanDocumentSchema = z.object({
  /** Where its bytes are. They are gone once another one, or none, has taken its place. */
  fileId: z.string(),
  /** As its administrator called it. */
  fileName: z.string(),
  bytes: z.number().int().positive(),
  /** SHA-256, hexadecimal. */
  sha256: z.string(),
})
export type OwnPlanDocument = Readonly<z.infer<typeof ownPlanDocumentSchema>>
