import { shownCount } from '@member-care/domain/language/shown-count.ts'
import { formatMoney } from '@member-care/domain/money/money.ts'
import { orderPageTexts as texts } from '@member-care/domain/texts/store-console-texts.ts'
import { piecesText } from '@member-care/domain/texts/store-texts.ts'
import { Box, Link, Typography } from '@mui/material'
import { Link as RouterLink } from 'react-router-dom'
import { FORGOTTEN } from '../../console/forgotten.ts'
import { formatInstant } from '../../console/singapore-time.ts'
import { TwoLines } from '../../console/two-lines.tsx'
import { ListColumn, type ListColumnProps } from '../../list/list-column.tsx'
import { orderAddress, type StoreOrder } from './order-record.ts'
import { NeedsPersonChip, OrderStatusChip } from './order-status-chip.tsx'

const { columns } = texts

const listed: readonly ListColumnProps<StoreOrder>[] = [
  {
    source: 'title',
    label: columns.product,
    isRowHeader: true,
    textWidth: 160,
    render: (order) => <TwoLines first={<OrderLink order={order} />} second={order.merchant.name ?? ''} />,
  },
  {
    source: 'buyer',
    label: columns.buyer,
    textWidth: 140,
    render: ({ buyer, company }) => <TwoLines first={buyer.name ?? FORGOTTEN} second={company.name ?? ''} />,
  },
  { source: 'pieces', label: columns.pieces, align: 'right', render: ({ pieces }) => shownCount(pieces) },
  {
    source: 'totalCents',
    label: columns.total,
    sorts: true,
    align: 'right',
    render: ({ totalCents }) => formatMoney(totalCents, 'SGD'),
  },
  {
    source: 'status',
    label: columns.status,
    sorts: true,
    render: (order) => <OrderStatus order={order} />,
  },
  {
    source: 'placedAt',
    label: columns.placed,
    sorts: true,
    textWidth: 100,
    render: ({ placedAt }) => formatInstant(placedAt),
  },
  {
    source: 'redeemedAt',
    label: columns.redeemed,
    textWidth: 100,
    render: ({ redeemedAt }) => (redeemedAt === null ? '–' : formatInstant(redeemedAt)),
  },
]

export const orderColumns = () => listed.map((column) => <ListColumn key={column.source} {...column} />)

/** An order where a table does not fit. */
export function OrderCard({ order }: { order: StoreOrder }) {
  const { buyer, company, merchant, pieces, totalCents, placedAt, redeemedAt } = order
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
        <OrderLink order={order} />
        <OrderStatus order={order} />
      </Box>
      <TwoLines first={buyer.name ?? FORGOTTEN} second={company.name ?? ''} />
      <TwoLines
        first={
          <Typography component="span" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
            {formatMoney(totalCents, 'SGD')}
          </Typography>
        }
        second={[piecesText(pieces), merchant.name ?? ''].filter((text) => text !== '').join(' · ')}
      />
      <TwoLines
        first={`${columns.placed}: ${formatInstant(placedAt)}`}
        second={redeemedAt === null ? '' : `${columns.redeemed}: ${formatInstant(redeemedAt)}`}
      />
    </Box>
  )
}

function OrderStatus({ order: { status, needsPerson } }: { order: StoreOrder }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      <OrderStatusChip status={status} />
      {needsPerson && <NeedsPersonChip />}
    </Box>
  )
}

function OrderLink({ order: { id, title } }: { order: StoreOrder }) {
  return (
    <Link
      component={RouterLink}
      to={orderAddress(id)}
      sx={{ display: 'inline-block', minHeight: 24, overflowWrap: 'anywhere' }}
    >
      {title}
    </Link>
  )
}
