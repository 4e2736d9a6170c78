import SettlementIcon from '@mui/icons-material/StorefrontOutlined'
import { shownCount } from '@member-care/domain/language/shown-count.ts'
import { formatMoney } from '@member-care/domain/money/money.ts'
import { settlementTexts as texts } from '@member-care/domain/texts/settlement-texts.ts'
import { piecesText } from '@member-care/domain/texts/store-texts.ts'
import { EmptyState } from '@member-care/web-kit/page/empty-state.tsx'
import { Box, Button, MenuItem, TextField } from '@mui/material'
import { useLocation } from 'react-router-dom'
import { usePowers } from '../console/administrator.ts'
import { TwoLines } from '../console/two-lines.tsx'
import { ConsoleList } from '../list/console-list.tsx'
import { filterIn } from '../list/list-address.ts'
import { ListColumn, type ListColumnProps } from '../list/list-column.tsx'
import { ListFilters } from '../list/list-filters.tsx'
import { useListFilters } from '../list/use-list-filters.ts'
import { MerchantFilter } from '../store/stock/store-filters.tsx'
import type { AskedSettlement } from './settlement-commands.ts'
import {
  lastMonth,
  merchantNameOf,
  monthText,
  offeredMonths,
  settlementAddress,
  type SettledItem,
} from './settlement-record.ts'
import { SettlementTotals } from './settlement-totals.tsx'

const { columns } = texts

/** What was redeemed of merchants' products and rewards in a month, with totals and the file of it. */
export default function SettlementList() {
  const filter: Partial<AskedSettlement> = filterIn(useLocation().search, settlementAddress)
  const asked = { ...filter, month: filter.month ?? lastMonth(new Date()) }
  return (
    <ConsoleList<SettledItem>
      resource="merchant-settlements"
      address={settlementAddress}
      {...(filter.month === undefined && { filter: { month: asked.month } })}
      title={texts.title}
      subtitle={<Lead />}
      icon={SettlementIcon}
      texts={{ loadFailed: texts.failed, empty: texts.none(monthText(asked.month)), count: texts.count }}
      emptyNotice={() => <NothingSettled asked={asked} />}
      filters={<SettlementFilters month={asked.month} />}
      isWhole
      columns={listed.map((column) => (
        <ListColumn key={column.source} {...column} />
      ))}
      card={(item) => <SettledCard item={item} />}
    >
      <SettlementTotals asked={asked} />
    </ConsoleList>
  )
}

/** Who sees one half only is told so. */
function Lead() {
  const powers = usePowers()
  return (
    <div>
      {texts.lead} {powers?.has('store.payments') === false && texts.onlyVouchers}
      {powers?.has('rewards.view') === false && texts.onlyProducts}
    </div>
  )
}

const listed: readonly ListColumnProps<SettledItem>[] = [
  { source: 'merchantName', label: columns.merchant, isRowHeader: true, textWidth: 220, render: merchantNameOf },
  { source: 'title', label: columns.title, textWidth: 260, render: ({ title }) => title },
  { source: 'kind', label: columns.kind, render: ({ kind }) => texts.kinds[kind] },
  { source: 'redeemed', label: columns.redeemed, align: 'right', render: ({ redeemed }) => shownCount(redeemed) },
  {
    source: 'pieces',
    label: columns.pieces,
    align: 'right',
    render: ({ pieces }) => (pieces === null ? '–' : shownCount(pieces)),
  },
  {
    source: 'totalCents',
    label: columns.total,
    align: 'right',
    render: ({ totalCents }) => (totalCents === null ? '–' : formatMoney(totalCents, 'SGD')),
  },
]

function SettledCard({ item }: { readonly item: SettledItem }) {
  const { title, kind, redeemed, pieces, totalCents } = item
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      <TwoLines first={<strong>{title}</strong>} second={merchantNameOf(item)} />
      {kind === 'reward' ? (
        texts.vouchers(redeemed, shownCount(redeemed))
      ) : (
        <TwoLines
          first={formatMoney(totalCents ?? 0, 'SGD')}
          second={`${columns.redeemed}: ${shownCount(redeemed)} · ${piecesText(pieces ?? 0)}`}
        />
      )}
    </Box>
  )
}

function NothingSettled({ asked: { month, merchantId } }: { readonly asked: AskedSettlement }) {
  const { change } = useListFilters<Partial<AskedSettlement>>()
  return (
    <EmptyState
      icon={SettlementIcon}
      title={texts.none(monthText(month))}
      action={
        merchantId !== undefined && (
          <Button onClick={() => change({ merchantId: undefined })}>{texts.everyMerchant}</Button>
        )
      }
    >
      {merchantId === undefined ? texts.noneHint : texts.noneOfMerchant}
    </EmptyState>
  )
}

function SettlementFilters({ month }: { readonly month: string }) {
  const { change } = useListFilters<Partial<AskedSettlement>>()
  const offered = offeredMonths(new Date())
  const months = offered.includes(month) ? offered : [month, ...offered]
  return (
    <ListFilters label={texts.filters} columns="220px minmax(0, 320px)">
      <TextField
        select
        label={texts.month}
        value={month}
        onChange={({ target }) => change({ month: target.value })}
        slotProps={{ inputLabel: { shrink: true } }}
      >
        {months.map((one) => (
          <MenuItem key={one} value={one}>
            {monthText(one)}
          </MenuItem>
        ))}
      </TextField>
      <MerchantFilter />
    </ListFilters>
  )
}
