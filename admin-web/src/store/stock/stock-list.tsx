import StockIcon from '@mui/icons-material/Inventory2Outlined'
import { shownCount } from '@member-care/domain/language/shown-count.ts'
import { storeConsoleTexts } from '@member-care/domain/texts/store-console-texts.ts'
import { Box, Link } from '@mui/material'
import { Link as RouterLink } from 'react-router-dom'
import { TwoLines } from '../../console/two-lines.tsx'
import { ConsoleList } from '../../list/console-list.tsx'
import { ListColumn, type ListColumnProps } from '../../list/list-column.tsx'
import { ListFilters } from '../../list/list-filters.tsx'
import { FreePieces } from './free-pieces.tsx'
import { merchantText, stockAddress, stockListAddress, type ProductStock } from './stock-record.ts'
import { MerchantFilter } from './store-filters.tsx'

const { stock: texts } = storeConsoleTexts
const { columns } = texts

/** Every product with what can be sold and what was bought. */
export default function StockList() {
  return (
    <ConsoleList<ProductStock>
      resource="stock"
      address={stockListAddress}
      title={texts.title}
      subtitle={<div>{texts.lead}</div>}
      icon={StockIcon}
      texts={{
        loadFailed: texts.failed,
        empty: texts.none,
        emptyHint: texts.noneHint,
        noMatch: texts.noMatch,
        count: texts.count,
      }}
      filters={
        <ListFilters label={texts.filters} columns="minmax(0, 320px)">
          <MerchantFilter />
        </ListFilters>
      }
      opens={({ id }) => stockAddress(id)}
      columns={listed.map((column) => (
        <ListColumn key={column.source} {...column} />
      ))}
      card={(product) => <StockCard product={product} />}
    />
  )
}

const figures = ['kept', 'bought', 'redeemed'] as const

const listed: readonly ListColumnProps<ProductStock>[] = [
  {
    source: 'title',
    label: columns.product,
    sorts: true,
    isRowHeader: true,
    textWidth: 220,
    render: (product) => <ProductLink product={product} />,
  },
  { source: 'merchantName', label: columns.merchant, sorts: true, textWidth: 180, render: merchantText },
  {
    source: 'free',
    label: columns.free,
    sorts: true,
    align: 'right',
    render: ({ free }) => <FreePieces free={free} />,
  },
  ...figures.map((source): ListColumnProps<ProductStock> => ({
    source,
    label: columns[source],
    align: 'right',
    render: (product) => shownCount(product[source]),
  })),
]

function StockCard({ product }: { product: ProductStock }) {
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
        <ProductLink product={product} />
        <Box>
          {columns.free}: <FreePieces free={product.free} />
        </Box>
      </Box>
      <TwoLines
        first={merchantText(product)}
        second={figures.map((figure) => `${columns[figure]}: ${shownCount(product[figure])}`).join(' · ')}
      />
    </Box>
  )
}

function ProductLink({ product: { id, title } }: { product: ProductStock }) {
  return (
    <Link
      component={RouterLink}
      to={stockAddress(id)}
      sx={{ display: 'inline-block', minHeight: 24, overflowWrap: 'anywhere' }}
    >
      {title}
    </Link>
  )
}
