/** The console's calls of what is settled with merchants: as rows, and as a file of the same. */
import { monthPattern } from '@member-care/domain/dates/month.ts'
import { z } from 'zod'
import type { Caller } from '../http/caller.ts'
import type { Routes } from '../http/parts.ts'
import { scopeOfClients } from '../plans/plans.ts'
import { readSettlement, settledItemSchema } from './merchant-settlement.ts'
import { settlementFile } from './settlement-file.ts'

const querystring = z.object({
  /** Of Singapore. */
  month: z.string().regex(monthPattern),
  merchantId: z.string().max(200).optional(),
})

export const settlementRoutes: Routes = (app, parts) => {
  const config = { access: { power: 'settlement.view' }, stepUp: 'always' } as const
  const read = ({ scope, powers }: Caller, query: z.infer<typeof querystring>) =>
    readSettlement(parts, { scope: scopeOfClients(scope), powers }, query)

  app.get(
    '/console/merchant-settlements',
    { config, schema: { querystring, response: { 200: z.array(settledItemSchema) } } },
    async ({ caller, query }) => [...(await read(caller, query))],
  )

  app.get(
    '/console/merchant-settlements/file',
    { config, schema: { querystring } },
    async ({ caller, query }, reply) => {
      const file = settlementFile(query.month, await read(caller, query))
      return reply
        .headers({
          'Content-Type': 'text/csv; charset=utf-8',
          'Content-Disposition': `attachment; filename="merchants-${query.month}.csv"`,
          'Cache-Control': 'private, no-store',
        })
        .send(file)
    },
  )
}
