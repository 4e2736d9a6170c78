/**
 * What can happen to a content item, on the stream `content-<contentId>`. Each save is a version that never changes. A publication shows a
 * version from a moment on, and until one; it ends what was to be shown from then on.
 */
import { z } from 'zod'
import { defineEvent, type EventOf } from '../events/event-definition.ts'
import { audienceSchema, contentDataSchema } from './content.ts'

const item = {
  contentId: z.string(),
  /** From 1, in the order of saving. */
  version: z.number().int().positive(),
}
/** An administrator's user id, or the name of a part of the system that took it over. */
const by = z.string()
/** From when to when it is shown, in UTC, ISO; `shownUntil` is null for without end. The moment of the end does not belong to it. */
const window = { shownFrom: z.string(), shownUntil: z.string().nullable() }

const contentDrafted = defineEvent(
  'ContentDrafted',
  'A version of something that members read was saved. It is not shown yet.',
  z.object({
    ...item,
    audience: audienceSchema,
    content: contentDataSchema,
    savedBy: by,
    /** The version that this one repeats, if it was restored. */
    restoredFrom: z.number().int().optional(),
  }),
)

const contentSubmitted = defineEvent(
  'ContentSubmitted',
  'A version of something that members read waits for somebody else to publish it.',
  z.object({
    ...item,
    submittedBy: by,
    /** Null for as soon as it is published. */
    shownFrom: z.string().nullable(),
    shownUntil: z.string().nullable(),
  }),
)

const contentDeclined = defineEvent(
  'ContentDeclined',
  'A version of something that members read was not published, for a reason that its authors are told.',
  z.object({ ...item, declinedBy: by, reason: z.string() }),
)

const contentPublished = defineEvent(
  'ContentPublished',
  'A version of something that members read is shown from a moment on.',
  z.object({ ...item, ...window, publishedBy: by }),
)

const contentTakenDown = defineEvent(
  'ContentTakenDown',
  'Something that members read is not shown any more from a moment on.',
  z.object({ contentId: z.string(), takenDownBy: by, shownUntil: z.string() }),
)

export const contentEventDefinitions = [
  contentDrafted,
  contentSubmitted,
  contentDeclined,
  contentPublished,
  contentTakenDown,
] as const

export type ContentEvent = EventOf<(typeof contentEventDefinitions)[number]>
