/** How the console tells the events of a record with their reasons, and the record as it was at a moment, field by field. */
import { z } from 'zod'
import { historyEventSchema } from './history-event.ts'

/** With why it was done: a text; a forgotten one is `{ redacted: true }`. */
export const recordEventSchema = historyEventSchema.extend({ reason: z.unknown() })

export const recordMomentSchema = z.object({
  revision: z.number(),
  recordedAt: z.string(),
  fields: z.array(z.object({ field: z.string(), group: z.string(), label: z.string(), value: z.unknown() })),
})
export type RecordMoment = z.infer<typeof recordMomentSchema>
