import RateIcon from '@mui/icons-material/CurrencyExchangeOutlined'
import { exchangeRateTexts } from '@member-care/domain/texts/exchange-rate-texts.ts'
import { lazy } from 'react'
import type { ResourceDefinition } from '../console/resource-definition.ts'

const ExchangeRateList = lazy(() => import('./exchange-rate-list.tsx'))
const ExchangeRateHistoryPage = lazy(() => import('./exchange-rate-history-page.tsx'))
const NoteExchangeRatePage = lazy(() => import('./note-exchange-rate-page.tsx'))

/** What currencies were worth, by day and source. */
export const exchangeRateResource: ResourceDefinition = {
  name: 'exchange-rates',
  path: 'exchange-rates',
  label: exchangeRateTexts.menu,
  icon: RateIcon,
  access: { list: 'plans.view', create: 'plans.edit' },
  list: ExchangeRateList,
  addresses: {
    'exchange-rates/create': { page: NoteExchangeRatePage, action: 'create' },
    'exchange-rates/:currency/history': { page: ExchangeRateHistoryPage, action: 'list' },
  },
  recordRepresentation: ({ id }) => String(id),
}
