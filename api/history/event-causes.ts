/** Because of what something was done: the event that led to it, or the upload that it came with. */
import { eventTitle, uploadTitle } from '@member-care/domain/texts/record-history-texts.ts'
import type { Recorded } from '@member-care/event-store/event-log.ts'
import { findEventPlaces, type EventPlaceInStream } from '@member-care/projections/event-index/event-search.ts'
import type { Scope } from '@member-care/projections/scope.ts'
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'
import type { Parts } from '../http/parts.ts'
import { reachesUpload, uploadStates } from '../user-uploads/upload-store.ts'
import { reachedEvents } from './reached-events.ts'
import { recordOfStream, recordSchema } from './record-of-stream.ts'

type CauseParts = Pick<Parts, 'database' | 'eventLog' | 'clients'>

export const causeSchema = z.object({
  eventId: z.string(),
  /** What it was, in words; null where the log has no such event. */
  title: z.string().nullable(),
  record: recordSchema.nullable(),
  revision: z.number().nullable(),
})
export type Cause = z.infer<typeof causeSchema>

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * The causes of these events, by the events' own ids; what nothing led to has none. A cause on a record or under a company out of the
 * reader's reach, and a file of an administrator who reaches further, is told by its id alone.
 */
export async function causesOf(
  parts: CauseParts,
  scope: Scope,
  events: readonly Pick<Recorded, 'id' | 'metadata'>[],
): Promise<ReadonlyMap<string, Cause>> {
  const caused = events.flatMap(({ id, metadata }) =>
    metadata.causationId === undefined ? [] : [{ id, causationId: metadata.causationId }],
  )
  const wanted = [...new Set(caused.map(({ causationId }) => causationId))].filter((id) => uuid.test(id))
  const [found, uploads] = await Promise.all([
    findReachedPlaces(parts, scope, wanted),
    findUploads(parts.database, scope, wanted),
  ])
  const places = new Map(found.map((place) => [place.eventId, place]))
  return new Map(
    caused.map(({ id, causationId }) => {
      const fileName = uploads.get(causationId)
      if (fileName !== undefined)
        return [
          id,
          {
            eventId: causationId,
            title: uploadTitle(fileName),
            record: { kind: 'uploads', id: causationId, stream: '' },
            revision: null,
          },
        ]
      const place = places.get(causationId)
      return [
        id,
        {
          eventId: causationId,
          title: place ? eventTitle(place.type) : null,
          record: place ? recordOfStream(place.stream) : null,
          revision: place?.revision ?? null,
        },
      ]
    }),
  )
}

/** A record within reach may have events that are not. */
async function findReachedPlaces(
  parts: CauseParts,
  scope: Scope,
  eventIds: readonly string[],
): Promise<readonly EventPlaceInStream[]> {
  const found = await findEventPlaces(parts.database, scope, eventIds)
  if (scope.kind === 'all') return found
  const reached = await Promise.all(
    found.map(async (place) => {
      const { events } = await parts.eventLog.load(place.stream)
      return reachedEvents(
        parts,
        scope,
        events.filter(({ id }) => id === place.eventId),
      )
    }),
  )
  const reachedIds = new Set(reached.flat().map(({ id }) => id))
  return found.filter(({ eventId }) => reachedIds.has(eventId))
}

const uploadRow = z.object({
  upload_id: z.string(),
  file_name: z.string(),
  group_codes: z.array(z.string()),
  company_id: z.string().nullable(),
  state: z.enum(uploadStates),
})

/** Names of the files of users that these ids stand for, of those that the reader may open. */
async function findUploads(
  database: CommonQueryMethods,
  scope: Scope,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await database.any(
    sql.type(
      uploadRow,
    )`select upload_id, file_name, group_codes, company_id, state from app.uploads where upload_id = any(${sql.array([...ids], 'uuid')})`,
  )
  return new Map(
    rows
      .filter((row) =>
        reachesUpload(scope, { groupCodes: row.group_codes, companyId: row.company_id, state: row.state }),
      )
      .map(({ upload_id, file_name }) => [upload_id, file_name]),
  )
}
