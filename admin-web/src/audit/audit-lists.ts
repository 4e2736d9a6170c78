/** The lists of the audit area, as the data provider gives them: read row by row, without a total (S46). */
import type { paths } from '@member-care/api/client/client.ts'
import { addDays, singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import type { GetListParams } from 'react-admin'
import { apiClient, dataOf, type AnswerTo } from '../console/api-client.ts'
import { wholeList } from '../console/whole-list.ts'
import { endOfDay, startOfDay } from './search-address.ts'

type FoundEvents = paths['/api/console/events/search']['post']['responses'][200]['content']['application/json']
export type AuditRecord = AnswerTo<'/api/sysadmin/users/audit/{id}'>['result'][number] & { readonly id: string }
type FoundViews = paths['/api/console/record-views/search']['post']['responses'][200]['content']['application/json']
export type FoundEvent = FoundEvents['events'][number]
export type FoundView = FoundViews['views'][number] & { readonly id: string }
export type ViewCounts = FoundViews['counts']

/** What the address of the event search says, in the API's words but for the days. */
export interface EventFilter {
  readonly personId?: string
  readonly actorId?: string
  readonly types?: readonly string[]
  readonly from?: string
  readonly to?: string
  readonly looks?: 'shown'
}

export interface ViewFilter {
  readonly subjectId?: string
  readonly viewerId?: string
  readonly from?: string
  readonly to?: string
}

/** How many days are counted when none are chosen. */
const USUAL_DAYS = 30

/** The days that a search for views is about, chosen or usual. */
export function viewDays({ from, to }: Pick<ViewFilter, 'from' | 'to'>): {
  readonly from: string
  readonly to: string
} {
  const last = to ?? singaporeToday(new Date())
  return { from: from ?? addDays(last, 1 - USUAL_DAYS), to: last }
}

/** Rows of the log have their place as their id: another page is read from it. */
async function listEvents({ filter, ...params }: GetListParams) {
  const { personId, actorId, types, from, to, looks } = filter as EventFilter
  const { events, next } = await dataOf(
    apiClient.POST('/api/console/events/search', {
      body: {
        ...(personId && { personId }),
        ...(actorId && { actorId }),
        ...(types ? { types: [...types] } : looks !== 'shown' && { withoutLooks: true }),
        ...(from && { from: startOfDay(from) }),
        ...(to && { to: endOfDay(to) }),
        ...pageOf(params),
      },
    }),
  )
  return { data: events.map((event) => ({ ...event, id: placeId(event) })), pageInfo: pageInfoOf(params, next) }
}

async function listViews({ filter, ...params }: GetListParams) {
  const { subjectId, viewerId, ...days } = filter as ViewFilter
  const { from, to } = viewDays(days)
  const { views, next, counts } = await dataOf(
    apiClient.POST('/api/console/record-views/search', {
      body: {
        ...(subjectId && { subjectId }),
        ...(viewerId && { viewerId }),
        from: startOfDay(from),
        to: endOfDay(to),
        ...pageOf(params),
      },
    }),
  )
  return {
    data: views.map((view) => ({ ...view, id: placeId(view) })),
    pageInfo: pageInfoOf(params, next),
    meta: { counts },
  }
}

/** What was changed of the user `filter.userId`, newest first. */
async function listUserAudit({ filter, pagination }: GetListParams) {
  const { page, perPage } = pagination ?? { page: 1, perPage: 10 }
  const { result, pagination: counted } = await dataOf(
    apiClient.GET('/api/sysadmin/users/audit/{id}', {
      params: { path: { id: filter.userId }, query: { searchPage: page, searchMax: perPage } },
    }),
  )
  return { data: result.map((record) => ({ ...record, id: record._id })), total: counted.totalData }
}

/** The lists of the audit area that are not in the dialect. */
export const auditLists = {
  events: listEvents,
  'record-views': listViews,
  'user-audit': listUserAudit,
  'chain-verifications': wholeList(() => apiClient.GET('/api/console/chain-verifications')),
  replays: wholeList(() => apiClient.GET('/api/console/replays')),
  'audit-exports': wholeList(() => apiClient.GET('/api/console/audit-exports')),
  'event-people': wholeList(({ filter }) =>
    apiClient.POST('/api/console/events/people', { body: { text: filter.text } }),
  ),
  'event-types': async () => {
    const types = await dataOf(apiClient.GET('/api/console/event-types'))
    return { data: types.map((type) => ({ ...type, id: type.type })), total: types.length }
  },
}

/** The values of the rows in which a replay differs, by table. */
export async function replayDifferences(id: string) {
  const tables = await dataOf(apiClient.GET('/api/console/replays/{id}/differences', { params: { path: { id } } }))
  return { id, tables }
}

type PageParams = Omit<GetListParams, 'filter'>

function pageOf({ pagination, meta }: PageParams) {
  return {
    limit: pagination?.perPage ?? 10,
    ...(meta?.after && { after: placeOf(String(meta.after)) }),
    ...(meta?.before && { before: placeOf(String(meta.before)) }),
  }
}

function pageInfoOf({ pagination }: PageParams, next: object | null) {
  return { hasNextPage: next !== null, hasPreviousPage: (pagination?.page ?? 1) > 1 }
}

function placeId({ at, position }: { readonly at: string; readonly position: string }): string {
  return `${at}_${position}`
}

function placeOf(id: string): { readonly at: string; readonly position: string } {
  const [at = '', position = ''] = id.split('_')
  return { at, position }
}
