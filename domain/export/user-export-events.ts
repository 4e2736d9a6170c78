/**
 * Who had users exported, and who fetched the file, on the stream `export-<exportId>`. Nothing personal stands in it: the filter is a part
 * of a company's name, group code or policy number, and it matched one.
 */
import { z } from 'zod'
import { defineEvent, type EventOf } from '../events/event-definition.ts'
import { exportedMemberTypes, exportFilterFields } from './user-export.ts'

const userExportRequested = defineEvent(
  'UserExportRequested',
  'An administrator asked for a file of users.',
  z.object({
    exportId: z.string(),
    memberType: z.enum(exportedMemberTypes),
    filter: z.object({ field: z.enum(exportFilterFields), query: z.string() }).optional(),
    /** The client groups within which it was asked for (S36). */
    groupCodes: z.array(z.string()),
  }),
)

const userExportWritten = defineEvent(
  'UserExportWritten',
  'A file of users was written, and its link sent to the administrator who had asked for it.',
  z.object({ exportId: z.string(), rows: z.number().int().nonnegative() }),
)

const userExportFetched = defineEvent(
  'UserExportFetched',
  'An administrator fetched a file of users.',
  z.object({ exportId: z.string(), rows: z.number().int().nonnegative() }),
)

export const userExportEventDefinitions = [userExportRequested, userExportWritten, userExportFetched] as const
export type UserExportEvent = EventOf<(typeof userExportEventDefinitions)[number]>
