/** Who asked for the whole event log to be taken away, and who fetched it, on the stream `export-<exportId>`. */
import { z } from 'zod'
import { defineEvent, type EventOf } from '../events/event-definition.ts'

const ofExport = z.object({ exportId: z.string() })

const logExportRequested = defineEvent(
  'LogExportRequested',
  'An administrator asked for a file of the whole event log.',
  ofExport,
)

const logExportFetched = defineEvent(
  'LogExportFetched',
  'An administrator fetched a file of the whole event log.',
  ofExport,
)

export const logExportEventDefinitions = [logExportRequested, logExportFetched] as const
export type LogExportEvent = EventOf<(typeof logExportEventDefinitions)[number]>
