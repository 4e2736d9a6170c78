/** Because of what something was done: the event that led to it, or the upload that it came with. */
import { eventTitle, uploadTitle } from '@member-care/domain/texts/record-history-texts.ts'
import { findEventPlaces } from '@member-care/projections/event-index/event-search.ts'
import type { Recorded } from '@member-care/event-store/event-log.ts'
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'
import { recordOfStream, recordSchema } from './record-of-stream.ts'

export const causeSchema = z.object({
  eventId: z.string(),
  /** What it was, in words; null where the log has no such event. */
  title: z.string().nullable(),
  record: recordSchema.nullable(),
  revision: z.number().nullable(),
})
export type Cause = z.infer<typeof causeSchema>

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The causes of these events, by the events' own ids; what nothing led to has none. */
export async function causesOf(database: CommonQueryMethods, events: readonly Pick<Recorded, 'id' | 'metadata'>[]): Promise<ReadonlyMap<string, Cause>> {
  const caused = events.flatMap(({ id, metadata }) => (metadata.causationId === undefined ? [] : [{ id, causationId: metadata.causationId }]))
  const wanted = [...new Set(caused.map(({ causationId }) => causationId))].filter((id) => uuid.test(id))
  const [found, uploads] = await Promise.all([findEventPlaces(database, { kind: 'all' }, wanted), findUploads(database, wanted)])
  const places = new Map(found.map((place) => [place.eventId, place]))
  return new Map(
    caused.map(({ id, causationId }) => {
      const fileName = uploads.get(causationId)
      if (fileName !== undefined) return [id, { eventId: causationId, title: uploadTitle(fileName), record: { kind: 'uploads', id: causationId, stream: '' }, revision: null }]
      const place = places.get(causationId)
      return [id, { eventId: causationId, title: place ? eventTitle(place.type) : null, record: place ? recordOfStream(place.stream) : null, revision: place?.revision ?? null }]
    }),
  )
}

const uploadRow = z.object({ upload_id: z.string(), file_name: z.string() })

/** Names of the files of users that these ids stand for. */
async function findUploads(database: CommonQueryMethods, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await database.any(sql.type(uploadRow)`select upload_id, file_name from app.uploads where upload_id = any(${sql.array([...ids], 'uuid')})`)
  return new Map(rows.map(({ upload_id, file_name }) => [upload_id, file_name]))
}
