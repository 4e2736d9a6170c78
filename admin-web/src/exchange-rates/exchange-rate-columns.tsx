import { formatDisplay } from '@member-care/domain/dates/singapore-dates.ts'
import { exchangeRateTexts as texts } from '@member-care/domain/texts/exchange-rate-texts.ts'
import { Box, Link } from '@mui/material'
import { Link as RouterLink } from 'react-router-dom'
import { formatInstant } from '../console/singapore-time.ts'
import { ListColumn, type ListColumnProps } from '../list/list-column.tsx'
import { exchangeRateHistoryAddress, type ExchangeRateRow } from './exchange-rate-record.ts'

const { columns } = texts

const shown: readonly ListColumnProps<ExchangeRateRow>[] = [
  {
    source: 'currency',
    label: columns.currency,
    sorts: true,
    isRowHeader: true,
    width: 120,
    render: ({ currency }) => <CurrencyLink currency={currency} />,
  },
  { source: 'date', label: columns.date, sorts: true, render: ({ date }) => formatDisplay(date) },
  { source: 'rate', label: columns.rate, align: 'right', render: ({ rate }) => rate },
  { source: 'source', label: columns.source, textWidth: 200, render: ({ source }) => source },
  {
    source: 'notedAt',
    label: columns.noted,
    sorts: true,
    textWidth: 320,
    render: ({ notedAt, notedBy }) => `${formatInstant(notedAt)}, ${notedBy.name ?? notedBy.id}`,
  },
]

/** A currency leads to what was noted of it, also what was corrected since. */
function CurrencyLink({ currency, children = currency }: { currency: string; children?: string }) {
  return (
    <Link component={RouterLink} to={exchangeRateHistoryAddress(currency)} title={texts.history(currency)}>
      {children}
    </Link>
  )
}

/** Of which currency and day, what one unit was, who says so, and who noted it when. */
export const exchangeRateColumns = shown.map((column) => <ListColumn key={column.source} {...column} />)

/** A rate where a table does not fit. */
export function ExchangeRateCard({
  rate: { currency, date, rate, source, notedAt, notedBy },
}: {
  rate: ExchangeRateRow
}) {
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2, mb: 0.5 }}>
        <Box sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>{texts.inDollars(currency, rate)}</Box>
        <span>{formatDisplay(date)}</span>
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
        {source}
        <br />
        {columns.noted} {formatInstant(notedAt)}, {notedBy.name ?? notedBy.id}
      </Box>
      <CurrencyLink currency={currency}>{texts.history(currency)}</CurrencyLink>
    </>
  )
}
