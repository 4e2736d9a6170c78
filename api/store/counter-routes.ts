/** The page of a merchant's counter: the code that changes by the minute. Who has its address may show it; nothing of a member is in it. */
import { readMerchant } from './merchants.ts'
import { z } from 'zod'
import { apiError } from '../http/api-error.ts'
import type { Routes } from '../http/parts.ts'

const counterSchema = z
  .object({
    merchant: z.string(),
    code: z.string(),
    /** When another one takes its place. UTC, ISO. */
    until: z.string(),
    /** The server's time, because the one of a till may be wrong. UTC, ISO. */
    now: z.string(),
  })
  .meta({ id: 'CounterCode' })

export const storeCounterRoutes: Routes = (app, parts) => {
  app.get(
    '/counter/:pass/code',
    {
      config: { access: 'public' },
      schema: { params: z.object({ pass: z.string().max(200) }), response: { 200: counterSchema } },
    },
    async ({ params }, reply) => {
      const merchantId = parts.redeemCodes.readCounterPass(params.pass)
      if (merchantId === undefined) throw apiError('NOT_FOUND')
      const now = parts.clock()
      const { code, until } = parts.redeemCodes.counterCodeOf(merchantId, now)
      void reply.header('Cache-Control', 'no-store')
      return {
        merchant: (await readMerchant(parts.database, merchantId))?.name ?? '',
        code,
        until: until.toISOString(),
        now: now.toISOString(),
      }
    },
  )
}
