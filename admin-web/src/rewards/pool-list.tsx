import CodesIcon from '@mui/icons-material/QrCode2Outlined'
import { shownCount } from '@member-care/domain/language/shown-count.ts'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { rewardCodeTexts as texts } from '@member-care/domain/texts/reward-code-texts.ts'
import { Box } from '@mui/material'
import { TwoLines } from '../console/two-lines.tsx'
import { ConsoleList } from '../list/console-list.tsx'
import { ListColumn, type ListColumnProps } from '../list/list-column.tsx'
import { ListFilters } from '../list/list-filters.tsx'
import { SearchField } from '../list/search-field.tsx'
import { useAddressSearch } from '../list/use-address-search.ts'
import { RecordLink } from '../record/record-link.tsx'
import { LowFilter } from './low-filter.tsx'
import { PoolStateChip } from './pool-state-chip.tsx'
import { poolAddress, poolListAddress } from './reward-addresses.ts'
import type { PoolRow } from './reward-commands.ts'

const { columns } = texts

/** Every reward with the codes that it has left, those with the fewest first. */
export default function PoolList() {
  const search = useAddressSearch('query', poolListAddress)
  return (
    <ConsoleList<PoolRow>
      resource="reward-codes"
      address={poolListAddress}
      search={search}
      title={texts.title}
      subtitle={<div>{texts.lead}</div>}
      icon={CodesIcon}
      texts={{
        loadFailed: texts.failed,
        empty: consoleTexts.empty.list,
        emptyHint: texts.none,
        noMatch: texts.noMatch,
        count: texts.count,
      }}
      filters={
        <ListFilters label={texts.filters} columns="minmax(0, 280px) 220px">
          <SearchField label={texts.search} value={search.text} onChange={search.setText} />
          <LowFilter />
        </ListFilters>
      }
      opens={({ id }) => poolAddress(id)}
      columns={shown.map((column) => (
        <ListColumn key={column.source} {...column} />
      ))}
      card={(pool) => <PoolCard pool={pool} />}
    />
  )
}

const shown: readonly ListColumnProps<PoolRow>[] = [
  {
    source: 'title',
    label: columns.title,
    sorts: true,
    isRowHeader: true,
    textWidth: 240,
    render: ({ id, title }) => <RecordLink to={poolAddress(id)} name={title} />,
  },
  { source: 'merchantName', label: columns.merchant, textWidth: 180, render: ({ merchantName }) => merchantName },
  { source: 'way', label: columns.way, render: ({ way }) => texts.ways[way] },
  { source: 'free', label: columns.free, sorts: true, align: 'right', render: (pool) => counted(pool, pool.free) },
  { source: 'given', label: columns.given, align: 'right', render: (pool) => counted(pool, pool.given) },
  { source: 'lowWater', label: columns.lowWater, align: 'right', render: (pool) => counted(pool, pool.lowWater) },
  { source: 'state', label: columns.state, render: (pool) => <PoolStateChip pool={pool} /> },
]

/** Only codes of one voucher each are counted. */
function counted({ way }: PoolRow, count: number): string {
  return way === 'single-use' ? shownCount(count) : '–'
}

function PoolCard({ pool }: { pool: PoolRow }) {
  const { merchantName, way, free, given } = pool
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: 1 }}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <TwoLines first={<RecordLink to={poolAddress(pool.id)} name={pool.title} />} second={merchantName ?? ''} />
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
          {way === 'single-use'
            ? `${columns.free} ${shownCount(free)} · ${columns.given} ${shownCount(given)}`
            : texts.ways[way]}
        </Box>
      </Box>
      <PoolStateChip pool={pool} />
    </Box>
  )
}
