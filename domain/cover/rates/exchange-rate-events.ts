/** What the console has noted of exchange rates, on the stream `exchangerates-<currency>`: a later note of the same day corrects the earlier one. */
import { z } from 'zod'
import { defineEvent, type EventOf } from '../../events/event-definition.ts'

const exchangeRateNoted = defineEvent(
  'ExchangeRateNoted',
  'What one unit of a currency was in Singapore dollars on a day, as a source says.',
  z.object({
    /** ISO 4217 code. */
    currency: z.string(),
    date: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
    /** Finer than a claim is reckoned by, because a unit of some currencies is little. */
    perUnitBillionths: z.number().int().positive(),
    source: z.string(),
  }),
)

export const exchangeRateEventDefinitions = [exchangeRateNoted] as const
export type ExchangeRateEvent = EventOf<(typeof exchangeRateEventDefinitions)[number]>
