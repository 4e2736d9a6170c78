/** The Audit tab of a user (3§2.10; GET /sysadmin/users/audit/{id}, 3§7.7). */
import type { UserEvent } from '@member-care/domain/user/user-events.ts'
import { streamsOfDependants } from '@member-care/projections/event-index/event-search.ts'
import { z } from 'zod'
import { peopleNamed } from '../http/names-beside.ts'
import { recordView } from '../http/record-view.ts'
import { apiError } from '../http/api-error.ts'
import type { Caller } from '../http/caller.ts'
import type { App, Parts } from '../http/parts.ts'
import { pageOf, pageQuery, paginationOf, paginationSchema } from '../http/catalogue-pages.ts'
import { namesIn } from '../history/history-names.ts'
import { reachedEvents } from '../history/reached-events.ts'
import { auditOf, type AuditRecord } from './user-audit.ts'

const valueSchema = z.object({ old: z.unknown(), new: z.unknown() })
const entriesSchema = z.object({
  added: z.array(z.object({ _id: z.string(), name: z.string().nullable() })),
  removed: z.array(z.object({ _id: z.string(), name: z.string().nullable() })),
})

/** Besides these, each field that changed stands by its name as { old, new }. */
const recordSchema = z.looseObject({
  _id: z.string(),
  updated: z.string(),
  updatedBy: z.object({ name: z.string().nullable() }),
  groupToken: z.string(),
  bankDetail: z.record(z.string(), valueSchema),
  companies: entriesSchema,
  family: entriesSchema,
  /** All changes in the order of a table. */
  changes: z.array(valueSchema.extend({ label: z.string() })),
})

export function addUserAuditRoute(app: App, parts: Parts): void {
  app.get(
    '/sysadmin/users/audit/:id',
    {
      config: { access: { power: 'users.view' }, stepUp: 'always', record: 'user' },
      schema: {
        params: z.object({ id: z.string() }),
        querystring: z.object(pageQuery),
        response: { 200: z.object({ result: z.array(recordSchema), pagination: paginationSchema }) },
      },
    },
    async ({ caller, params: { id }, query }) => {
      if (!(await parts.users.getUser(caller.scope, id))) throw apiError('NOT_FOUND')
      await recordView(parts.eventLog, { subjectId: id, what: 'user-history', recordId: id }, caller.context())
      const records = await auditOfUser(parts, caller, id)
      const { offset, limit } = pageOf(query)
      return {
        result: records.slice(offset, offset + limit).map(toAnswer),
        pagination: paginationOf(query, { items: [], total: records.length }),
      }
    },
  )
}

/** The records about the user and about the people covered through them, but only from the caller's clients. */
async function auditOfUser(parts: Parts, { scope, powers }: Caller, userId: string): Promise<readonly AuditRecord[]> {
  const { database, eventLog } = parts
  const streams = await streamsOfDependants(database, userId)
  const [own, ...dependants] = await Promise.all(
    [`user-${userId}` as const, ...streams].map(async (stream) =>
      reachedEvents(parts, scope, (await eventLog.load<UserEvent>(stream)).events),
    ),
  )
  const events = own ?? []
  const [names, family] = await Promise.all([
    namesIn(parts, [...events, ...dependants.flat()]),
    peopleNamed(
      parts,
      streams.map((stream) => stream.slice('user-'.length)),
    ),
  ])
  return auditOf(userId, events, dependants, { powers, names: new Map([...names, ...family]) })
}

function toAnswer({ fields, companies, family, changes, ...record }: AuditRecord): z.infer<typeof recordSchema> {
  return {
    ...fields,
    ...record,
    bankDetail: { ...record.bankDetail },
    companies: { added: [...companies.added], removed: [...companies.removed] },
    family: { added: [...family.added], removed: [...family.removed] },
    changes: [...changes],
  }
}
