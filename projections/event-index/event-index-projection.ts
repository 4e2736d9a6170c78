/** Keeps the index of all events, and who looked at whose data. */
import { eventCatalogue, type EventType } from '@member-care/domain/events/event-catalogue.ts'
import type { Recorded } from '@member-care/event-store/event-log.ts'
import { sql } from 'slonik'
import type { Projection } from '../runner/projection.ts'
import { loadRows, upsertRows } from '../tables/read-model-table.ts'
import {
  eventIndexTable,
  eventSubjectsTable,
  recordViewsTable,
  streamSubjectsTable,
  type EventIndexRow,
  type EventSubjectRow,
  type RecordViewRow,
  type StreamSubjectRow,
} from './event-index-tables.ts'

export const eventIndexProjection: Projection = {
  name: 'event_index',
  version: 1,
  handles: eventCatalogue.map(({ type }) => type as EventType),
  tables: [eventIndexTable, eventSubjectsTable, streamSubjectsTable, recordViewsTable],
  isWaitedFor: false,
  apply: async (events, instance) => {
    // Of a stream that begins here nothing is known.
    const begun = new Set(events.filter(({ revision }) => revision === 0).map(({ stream }) => stream))
    const streams = sql.array(
      [...new Set(events.map(({ stream }) => stream))].filter((stream) => !begun.has(stream)),
      'text',
    )
    const known = await loadRows<StreamSubjectRow>(
      instance,
      streamSubjectsTable,
      sql.fragment`stream = any(${streams})`,
    )
    const { subjects, streamSubjects } = subjectsOf(events, known)
    await upsertRows(instance, eventIndexTable, events.map(toIndexRow))
    await upsertRows(instance, eventSubjectsTable, subjects)
    await upsertRows(instance, streamSubjectsTable, streamSubjects)
    await upsertRows(instance, recordViewsTable, events.flatMap(toViewRow))
  },
}

function toIndexRow({ position, id, stream, revision, type, metadata, recordedAt }: Recorded): EventIndexRow {
  const { actor, correlationId, causationId = null } = metadata
  return {
    position,
    event_id: id,
    stream,
    revision,
    type,
    actor_kind: actor.kind,
    actor_id: actor.id,
    actor_role: actor.role ?? null,
    correlation_id: correlationId,
    causation_id: causationId,
    recorded_at: recordedAt.toISOString(),
  }
}

/** @returns whom each event is about, and the streams of which that was not known before */
function subjectsOf(
  events: readonly Recorded[],
  known: readonly StreamSubjectRow[],
): { readonly subjects: readonly EventSubjectRow[]; readonly streamSubjects: readonly StreamSubjectRow[] } {
  const byStream = new Map<string, Map<string, StreamSubjectRow>>()
  const remember = (row: StreamSubjectRow) => {
    const ofStream = byStream.get(row.stream) ?? new Map<string, StreamSubjectRow>()
    byStream.set(row.stream, ofStream.set(row.subject_id, row))
  }
  known.forEach(remember)
  const streamSubjects: StreamSubjectRow[] = []
  const subjects = events.flatMap((event) => {
    const named = idsOfPeople(event.data)
    for (const subjectId of named) {
      const row = byStream.get(event.stream)?.get(subjectId)
      if (row) continue
      const added = { stream: event.stream, subject_id: subjectId, since: event.position }
      remember(added)
      streamSubjects.push(added)
    }
    // An event of a family's cover is about those whom it names, not about all of the family.
    const isOfFamily = event.stream.startsWith('cover-')
    const ofStream = [...(byStream.get(event.stream)?.values() ?? [])].filter(({ since, subject_id }) =>
      isOfFamily ? named.includes(subject_id) : since <= event.position,
    )
    return ofStream.map(({ subject_id }) => ({
      subject_id,
      position: event.position,
      recorded_at: event.recordedAt.toISOString(),
    }))
  })
  return { subjects, streamSubjects }
}

/** The fields in which events name the people that they are about. */
const fieldsOfPeople = ['userId', 'subjectId', 'claimantId', 'employeeId', 'personId', 'memberId', 'buyerId'] as const

function idsOfPeople(data: object): readonly string[] {
  const fields = new Map<string, unknown>(Object.entries(data))
  return [...new Set(fieldsOfPeople.flatMap((name) => [fields.get(name)].filter((id) => typeof id === 'string')))]
}

function toViewRow(event: Recorded): readonly RecordViewRow[] {
  if (event.type !== 'SensitiveRecordViewed') return []
  const { subjectId, what, recordId } = event.data
  const { id, role = null } = event.metadata.actor
  return [
    {
      position: event.position,
      viewed_at: event.recordedAt.toISOString(),
      viewer_id: id,
      viewer_role: role,
      subject_id: subjectId,
      what,
      record_id: recordId,
    },
  ]
}
