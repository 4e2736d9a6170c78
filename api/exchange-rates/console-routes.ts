/** The console's calls about exchange rates, by which claims in another currency are reckoned. */
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { noteExchangeRate } from '@member-care/domain/cover/rates/decide-exchange-rate.ts'
import { rateText, readRate } from '@member-care/domain/cover/rates/rate-text.ts'
import {
  exchangeRateSortFields,
  listExchangeRates,
  type NotedRate,
} from '@member-care/projections/exchange-rates/exchange-rate-queries.ts'
import { z } from 'zod'
import { carryOutExchangeRates } from '../aggregates/exchange-rates.ts'
import { administratorsNamed } from '../http/names-beside.ts'
import type { Routes } from '../http/parts.ts'
import { describePage, listQuerySchema, readPage, sortBy } from '../http/simple-rest.ts'

const rowSchema = z
  .object({
    /** `<currency> <date>`. */
    id: z.string(),
    currency: z.string(),
    /** YYYY-MM-DD. */
    date: z.string(),
    /** What one unit was in Singapore dollars, as a decimal number. */
    rate: z.string(),
    source: z.string(),
    /** UTC, ISO. */
    notedAt: z.string(),
    notedBy: z.object({ id: z.string(), name: z.string().nullable() }),
  })
  .meta({ id: 'ExchangeRate' })

const isoDate = z.iso.date()
const query = listQuerySchema({
  sortFields: ['id', ...exchangeRateSortFields],
  filter: { currency: z.string().max(3).optional(), from: isoDate.optional(), to: isoDate.optional() },
})
const text = z.string().max(300)
const body = z.object({ currency: text, date: text, rate: text, source: text })

export const exchangeRatesConsoleRoutes: Routes = (app, parts) => {
  const { database } = parts

  app.get(
    '/console/exchange-rates',
    {
      config: { access: { power: 'plans.view' }, stepUp: 'always' },
      schema: { querystring: query, response: { 200: z.array(rowSchema) } },
    },
    async ({ caller, query }, reply) => {
      const page = readPage(query)
      const [field, direction] = query.sort ?? ['date', 'DESC']
      const listed = await listExchangeRates(
        database,
        caller.scope,
        query.filter ?? {},
        page,
        sortBy(field === 'id' ? 'date' : field, direction),
      )
      describePage(reply, 'exchange-rates', page, listed)
      const names = await administratorsNamed(
        parts,
        listed.items.map(({ notedBy }) => notedBy),
      )
      return listed.items.map((rate) => toRow(rate, names))
    },
  )

  app.post(
    '/console/exchange-rates',
    {
      config: { access: { power: 'plans.edit' }, stepUp: 'always' },
      schema: { body, response: { 201: rowSchema.omit({ notedAt: true, notedBy: true }) } },
    },
    async ({ caller, body }, reply) => {
      const currency = body.currency.trim().toUpperCase()
      const rate = { ...body, currency, perUnitBillionths: readRate(body.rate) ?? 0 }
      const today = singaporeToday(parts.clock())
      // A stream has the name of a currency, and of nothing else that is typed.
      const stream = /^[A-Z]{3}$/.test(currency) ? currency : 'XXX'
      await carryOutExchangeRates(parts, stream, {
        context: caller.context(),
        decide: (state) => noteExchangeRate(rate, state, today),
        visibleIn: ['exchange_rates'],
      })
      return reply.code(201).send({
        id: `${currency} ${body.date}`,
        currency,
        date: body.date,
        rate: rateText(rate.perUnitBillionths),
        source: body.source.trim(),
      })
    },
  )
}

function toRow(
  { currency, date, perUnitBillionths, source, notedAt, notedBy }: NotedRate,
  names: ReadonlyMap<string, string>,
): z.infer<typeof rowSchema> {
  return {
    id: `${currency} ${date}`,
    currency,
    date,
    rate: rateText(perUnitBillionths),
    source,
    notedAt: notedAt.toISOString(),
    notedBy: { id: notedBy, name: names.get(notedBy) ?? null },
  }
}
