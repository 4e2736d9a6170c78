/** What an operator accepted as lost, on one stream for the whole installation: a log that ends before what was known of it is followed again only after this was said. Ids and counts, nothing personal. */
import { z } from 'zod'
import { defineEvent, type EventOf } from '../events/event-definition.ts'

const eventsLost = defineEvent(
  'EventsLost',
  'An operator accepted that events are lost for good, and that all is made anew from the log as it is.',
  z.object({
    /** `behind`: the end of the log is lost. `empty`, `another`: all of it. */
    problem: z.enum(['behind', 'empty', 'another']),
    /** The event that the log began with which was followed until then, where that is known. */
    formerFirstEventId: z.string().nullable(),
    /** Of the events that were anchored: how many there were, how many of them are lost, and the first and the last of those. */
    anchored: z.object({
      total: z.number().int(),
      lost: z.number().int(),
      firstLostId: z.string().nullable(),
      lastLostId: z.string().nullable(),
    }),
    /** Lost events that the index of all events knew of, by type, and when the first and the last of them were recorded. UTC, ISO. */
    indexed: z.object({
      byType: z.array(z.object({ type: z.string(), events: z.number().int() })),
      from: z.string().nullable(),
      to: z.string().nullable(),
    }),
    /** Read models and reactors that had come farther than the log goes. */
    ahead: z.array(z.string()),
    /** Rows of ordinary tables that tell of what is gone. */
    pointToNothing: z.array(z.object({ column: z.string(), rows: z.number().int() })),
  }),
)

export const lostEventDefinitions = [eventsLost] as const
export type LostEvent = EventOf<(typeof lostEventDefinitions)[number]>
