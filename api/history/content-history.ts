/** The history of content: who wrote, approved and published which version, and when it was shown. */
import { contentFieldLabels, contentFields, contentHistory } from '@member-care/domain/content/content-history.ts'
import type { ContentEvent } from '@member-care/domain/content/content-events.ts'
import type { ContentState } from '@member-care/domain/content/content-state.ts'
import { reasonOf } from '@member-care/domain/history/record-fields.ts'
import { contentListTexts } from '@member-care/domain/texts/content-page-texts.ts'
import { eventTitle } from '@member-care/domain/texts/record-history-texts.ts'
import { titlesOfContent } from '@member-care/projections/content/content-queries.ts'
import { reachedContent } from '../content/content.ts'
import { scopeOfClients } from '../plans/plans.ts'
import type { HistoryKind, HistoryReader } from './history-kind.ts'
import { namesIn } from './history-names.ts'
import { recordEventSchema, recordMomentSchema, type RecordMoment } from './record-moment.ts'

/** Companies and merchants are compared by their ids, and named where they are told. */
const byId = (id: string) => id

export const contentHistories: HistoryKind<ContentEvent, ContentState, RecordMoment> = {
  path: 'content',
  record: 'content',
  power: 'content.history',
  eventSchema: recordEventSchema,
  momentSchema: recordMomentSchema,
  find: async (parts, caller, id) => {
    const { contentId } = await reachedContent(parts, caller, id)
    return { stream: `content-${contentId}`, view: undefined }
  },
  aggregate: () => contentHistory(byId),
  teller: async (reader) => {
    const { parts, events } = reader
    const labels = contentFieldLabels(events)
    const named = await namedIn(reader)
    return {
      names: await namesIn(parts, events),
      tell: ({ event, differences }) => ({
        title: eventTitle(event.type),
        changes: differences.map(({ field, from, to }) => ({
          field,
          label: labels.get(field) ?? field,
          from: withNames(field, from, named),
          to: withNames(field, to, named),
        })),
        reason: reasonOf(event),
      }),
    }
  },
  describe: async ({ state, revision, changedAt }, reader) => {
    const named = await namedIn(reader)
    return {
      revision,
      recordedAt: changedAt.toISOString(),
      fields: contentFields(state, byId).map(({ field, label, value }) => ({
        ...{ field, label, group: contentListTexts.title },
        value: withNames(field, value, named),
      })),
    }
  },
}

/** The clients and merchants of these events that the caller looks after, by their id. */
async function namedIn({ parts, caller, events }: HistoryReader<ContentEvent>): Promise<ReadonlyMap<string, string>> {
  const drafts = events.flatMap((event) => (event.type === 'ContentDrafted' ? [event.data] : []))
  const merchantIds = drafts.flatMap(({ content }) => ('merchantId' in content ? [content.merchantId] : []))
  const [clients, merchants] = await Promise.all([
    parts.clients.clientNames(
      caller.scope,
      drafts.flatMap(({ audience }) => audience ?? []),
    ),
    titlesOfContent(parts.database, scopeOfClients(caller.scope), merchantIds),
  ])
  return new Map([...clients, ...merchants])
}

function withNames(field: string, value: unknown, named: ReadonlyMap<string, string>): unknown {
  if ((field !== 'audience' && field !== 'merchantId') || typeof value !== 'string') return value
  return value
    .split(', ')
    .map((id) => named.get(id) ?? id)
    .join(', ')
}
