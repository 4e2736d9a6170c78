import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import SettlementIcon from '@mui/icons-material/StorefrontOutlined'
import { shownCount } from '@member-care/domain/language/shown-count.ts'
import { formatMoney } from '@member-care/domain/money/money.ts'
import { piecesText } from '@member-care/domain/texts/store-texts.ts'
import { storeConsoleTexts } from '@member-care/domain/texts/store-console-texts.ts'
import { saveFile } from '@member-care/web-kit/files/save-file.ts'
import { EmptyState } from '@member-care/web-kit/page/empty-state.tsx'
import { Box, Button, MenuItem, TextField } from '@mui/material'
import { useListContext } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { FailureAlert } from '../../console/failure-alert.tsx'
import { FieldList, Panel } from '../../console/field-list.tsx'
import { TwoLines } from '../../console/two-lines.tsx'
import { useCommandSending } from '../../console/use-command-sending.ts'
import { ConsoleList } from '../../list/console-list.tsx'
import { filterIn } from '../../list/list-address.ts'
import { ListColumn, type ListColumnProps } from '../../list/list-column.tsx'
import { useListFilters } from '../../list/use-list-filters.ts'
import {
  byMerchant,
  lastMonth,
  merchantNameOf,
  monthText,
  offeredMonths,
  settlementAddress,
  sumOf,
  type MerchantSettlement,
} from './settlement-record.ts'

const { settlements: texts } = storeConsoleTexts
const { columns } = texts

/** What merchants are owed for a month, product by product, with totals and the file of it. */
export default function SettlementList() {
  const asked = filterIn(useLocation().search, settlementAddress)['month']
  const month = typeof asked === 'string' ? asked : lastMonth(new Date())
  return (
    <ConsoleList<MerchantSettlement>
      resource="merchant-settlements"
      address={settlementAddress}
      {...(asked === undefined && { filter: { month } })}
      title={texts.title}
      subtitle={
        <div>
          {texts.lead} {texts.ownClients}
        </div>
      }
      icon={SettlementIcon}
      texts={{ loadFailed: texts.failed, empty: texts.none(monthText(month)), count: texts.count }}
      emptyNotice={() => (
        <EmptyState icon={SettlementIcon} title={texts.none(monthText(month))}>
          {texts.noneHint}
        </EmptyState>
      )}
      filters={<MonthFilter month={month} />}
      isWhole
      columns={listed.map((column) => (
        <ListColumn key={column.source} {...column} />
      ))}
      card={(settlement) => <SettlementCard settlement={settlement} />}
    >
      <Totals month={month} />
    </ConsoleList>
  )
}

const listed: readonly ListColumnProps<MerchantSettlement>[] = [
  { source: 'merchantName', label: columns.merchant, isRowHeader: true, textWidth: 220, render: merchantNameOf },
  { source: 'title', label: columns.product, textWidth: 260, render: ({ title }) => title },
  { source: 'orders', label: columns.orders, align: 'right', render: ({ orders }) => shownCount(orders) },
  { source: 'pieces', label: columns.pieces, align: 'right', render: ({ pieces }) => shownCount(pieces) },
  {
    source: 'totalCents',
    label: columns.total,
    align: 'right',
    render: ({ totalCents }) => formatMoney(totalCents, 'SGD'),
  },
]

function SettlementCard({ settlement }: { readonly settlement: MerchantSettlement }) {
  const { title, orders, pieces, totalCents } = settlement
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      <TwoLines first={<strong>{title}</strong>} second={merchantNameOf(settlement)} />
      <TwoLines
        first={formatMoney(totalCents, 'SGD')}
        second={`${columns.orders}: ${shownCount(orders)} · ${piecesText(pieces)}`}
      />
    </Box>
  )
}

function MonthFilter({ month }: { readonly month: string }) {
  const { change } = useListFilters<{ readonly month?: string }>()
  const offered = offeredMonths(new Date())
  const months = offered.includes(month) ? offered : [month, ...offered]
  return (
    <Box
      component="search"
      aria-label={texts.filters}
      sx={{ display: 'grid', p: 1.5, gridTemplateColumns: { xs: '1fr', sm: '220px' } }}
    >
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
    </Box>
  )
}

/** What each merchant is owed and all of them together; nothing while there is nothing. */
function Totals({ month }: { readonly month: string }) {
  const { data = [] } = useListContext<MerchantSettlement>()
  const { send, isPending, failure } = useCommandSending<Blob>({
    onDone: (file) => saveFile(file, `merchants-${month}.csv`),
  })
  if (data.length === 0) return null
  const total = sumOf(data)
  return (
    <Box sx={{ mt: 2.5, maxWidth: 760 }}>
      <Panel title={texts.totals(monthText(month))}>
        <FieldList
          fields={[
            ...byMerchant(data).map((merchant) => ({
              label: merchantNameOf(merchant),
              value: texts.owed(formatMoney(merchant.totalCents, 'SGD'), piecesText(merchant.pieces)),
            })),
            { label: texts.whole, value: texts.owed(formatMoney(total.totalCents, 'SGD'), piecesText(total.pieces)) },
          ]}
        />
        <Button
          variant="outlined"
          startIcon={<DownloadIcon />}
          loading={isPending}
          onClick={() => void send(month, (_options, dataProvider) => dataProvider.merchantSettlementFile(month))}
          sx={{ mt: 2 }}
        >
          {texts.download}
        </Button>
        <FailureAlert message={failure && texts.downloadFailed} />
      </Panel>
    </Box>
  )
}
