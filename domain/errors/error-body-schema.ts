/** The schema of {@link ErrorBody}, for the API's description; apart from it, so that the front ends do without. */
import { z } from 'zod'
import type { ErrorBody } from './error-body.ts'

export const errorBodySchema = z.object({
  errorCode: z.string(),
  errorMessage: z.string(),
  error: z.string(),
  message: z.string(),
  errors: z.record(z.string(), z.string()).optional(),
  reason: z.string().optional(),
}) satisfies z.ZodType<ErrorBody>
