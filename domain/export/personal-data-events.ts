/** That a member asked for all that is kept about them, and fetched it, on the stream `export-<exportId>`. Nothing of what the file holds stands in it. */
import { z } from 'zod'
import { defineEvent, type EventOf } from '../events/event-definition.ts'

const ofMember = z.object({ exportId: z.string(), userId: z.string() })

const personalDataRequested = defineEvent(
  'PersonalDataRequested',
  'A member asked for a file of all that is kept about them.',
  ofMember,
)

const personalDataWritten = defineEvent(
  'PersonalDataWritten',
  'The file of all that is kept about a member was written, and may be fetched by them.',
  ofMember,
)

const personalDataFetched = defineEvent(
  'PersonalDataFetched',
  'A member fetched the file of all that is kept about them.',
  ofMember,
)

export const personalDataEventDefinitions = [personalDataRequested, personalDataWritten, personalDataFetched] as const
export type PersonalDataEvent = EventOf<(typeof personalDataEventDefinitions)[number]>
