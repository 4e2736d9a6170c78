/** Commands on the exchange rates of a currency. */
import {
  evolveExchangeRates,
  noRates,
  type ExchangeRatesState,
} from '@member-care/domain/cover/rates/decide-exchange-rate.ts'
import type { ExchangeRateEvent } from '@member-care/domain/cover/rates/exchange-rate-events.ts'
import { bindAggregate } from './bind-aggregate.ts'

export const carryOutExchangeRates = bindAggregate<string, ExchangeRatesState, ExchangeRateEvent>(
  (currency) => `exchangerates-${currency}`,
  { initial: noRates, evolve: evolveExchangeRates },
)
