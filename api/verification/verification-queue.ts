/** What waits for a second administrator. One mechanism for each queue: its list, what is noted of who looked, and how many wait. */
import type { Power } from '@member-care/domain/access/powers.ts'
import type { Scope } from '@member-care/projections/scope.ts'
import type { PlacedPage } from '@member-care/projections/tables/list-place.ts'
import type { Listed, Page } from '@member-care/projections/tables/query-parts.ts'
import { z } from 'zod'
import type { Caller } from '../http/caller.ts'
import type { App, Parts, Routes } from '../http/parts.ts'
import { createListViews, type ListViews } from '../http/record-view.ts'
import { describePage, describePlacedPage, listQuerySchema, readPage } from '../http/simple-rest.ts'

/** A queue that the administrator does not work on counts as empty. */
const countsSchema = z
  .object({
    inpatientBank: z.number().int(),
    outpatientBank: z.number().int(),
    userBank: z.number().int(),
    identityChanges: z.number().int(),
  })
  .meta({ id: 'VerificationCounts' })

/** Which part of a queue is asked for. With `ids` it is these records, in any status. */
interface AskedPart {
  readonly page: Page
  readonly ids: readonly string[] | undefined
  readonly direction: 'ASC' | 'DESC'
}

type ShownOf = Parameters<ListViews['record']>[0][number]

interface VerificationQueue<Waiting> {
  /** Its part of the address. */
  readonly resource: string
  /** What people need who work on it. */
  readonly power: Power
  /** Its name among the counts. */
  readonly counted: keyof z.infer<typeof countsSchema>
  /** By when they began to wait. */
  readonly sortField: 'proposedAt' | 'requestedAt'
  readonly answer: z.ZodType
  readonly list: (parts: Parts, scope: Scope, asked: AskedPart) => Promise<Listed<Waiting> | PlacedPage<Waiting>>
  readonly count: (parts: Parts, scope: Scope) => Promise<number>
  /** Whose NRIC and whose account number the list shows, each with the record beside which it stands. */
  readonly shows: (waiting: Waiting) => { readonly nric: ShownOf; readonly account?: ShownOf }
  readonly describe: (parts: Parts, caller: Caller, waiting: readonly Waiting[]) => Promise<readonly unknown[]>
}

/** The calls of one queue's list, and how many wait in it. */
interface OfferedQueue extends Pick<VerificationQueue<never>, 'power' | 'counted' | 'count'> {
  readonly addList: (app: App, parts: Parts) => void
}

export function offerQueue<Waiting>(queue: VerificationQueue<Waiting>): OfferedQueue {
  return { ...queue, addList: (app, parts) => addList(app, parts, queue) }
}

function addList<Waiting>(app: App, parts: Parts, queue: VerificationQueue<Waiting>): void {
  const nricViews = createListViews('nric', parts.eventLog, parts.clock)
  const accountViews = createListViews('bank-account', parts.eventLog, parts.clock)
  const querystring = listQuerySchema({ sortFields: [queue.sortField], filter: {} })
  app.get(
    `/console/${queue.resource}`,
    {
      config: { access: { power: queue.power }, stepUp: 'always' },
      schema: { querystring, response: { 200: z.array(queue.answer) } },
    },
    async ({ caller, query }, reply) => {
      const page = readPage(query)
      const asked = { page, ids: query.filter?.id, direction: query.sort?.[1] ?? 'ASC' }
      const listed = await queue.list(parts, caller.scope, asked)
      if ('isTotalExact' in listed) describePlacedPage(reply, queue.resource, page, listed)
      else describePage(reply, queue.resource, page, listed)
      const shown = listed.items.map(queue.shows)
      const accounts = shown.flatMap(({ account }) => account ?? [])
      await accountViews.record(accounts, caller.context())
      if (caller.powers.has('nric.unmasked'))
        await nricViews.record(
          shown.map(({ nric }) => nric),
          caller.context(),
        )
      return [...(await queue.describe(parts, caller, listed.items))]
    },
  )
}

/** How many wait in each queue, for those who work on it. */
export function createCountRoutes(queues: readonly OfferedQueue[]): Routes {
  return (app, parts) => {
    // The menu asks again and again; that is nobody at work.
    const config = { access: { power: 'verification.count' }, stepUp: 'always', countsAsUse: false } as const
    app.get(
      '/console/verification-counts',
      { config, schema: { response: { 200: countsSchema } } },
      async ({ caller: { scope, powers } }) => {
        const counts = await Promise.all(
          queues.map(async ({ counted, power, count }) => [counted, powers.has(power) ? await count(parts, scope) : 0]),
        )
        return countsSchema.parse(Object.fromEntries(counts))
      },
    )
  }
}
