/** What is on sale: pictures with their prices and what is left. */
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined'
import Box from '@mui/material/Box'
import { formatMoney } from '@member-care/domain/money/money.ts'
import { STORE_CURRENCY } from '@member-care/domain/order/order-terms.ts'
import { storePageTexts as texts } from '@member-care/domain/texts/store-page-texts.ts'
import { EmptyState } from '@member-care/web-kit/page/empty-state.tsx'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { Link as RouterLink } from 'react-router-dom'
import { useAnswer } from '../data/use-answer.ts'
import { Skeletons } from '../page/skeletons.tsx'
import type { Product } from '../portal-api/store-api.ts'
import { ProductPicture } from './product-picture.tsx'
import { StockNote } from './stock-note.tsx'
import { addressOfProduct } from './store-addresses.ts'
import { productsQuery } from './store-queries.ts'

export function ProductList() {
  const { value, phase, failure, reload } = useAnswer(productsQuery)
  if (value === undefined)
    return phase === 'failed' ? (
      <LoadFailure title={texts.productsFailed} detail={failure} onRetry={reload} />
    ) : (
      <Skeletons count={3} height={160} />
    )
  if (value.length === 0)
    return (
      <EmptyState icon={StorefrontOutlined} title={texts.noProducts}>
        {texts.noProductsDetail}
      </EmptyState>
    )
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fill, minmax(220px, 1fr))' },
      }}
    >
      {value.map((product) => (
        <ProductCard key={product.uuid} product={product} />
      ))}
    </Box>
  )
}

function ProductCard({ product }: { readonly product: Product }) {
  const { uuid, title, thumbnailURL, price, left, language } = product
  return (
    <Box component="li" sx={{ display: 'grid' }}>
      <Box
        component={RouterLink}
        to={addressOfProduct(uuid)}
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '124px minmax(0, 1fr)', sm: 'minmax(0, 1fr)' },
          gridTemplateRows: { sm: 'auto 1fr' },
          overflow: 'hidden',
          borderRadius: 1.5,
          border: 1,
          borderColor: 'divider',
          bgcolor: 'background.paper',
          color: 'text.primary',
          textDecoration: 'none',
          '&:hover': { borderColor: 'primary.main' },
          '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
        }}
      >
        {/* On a phone it stands whole beside the words, which may be higher than it is. */}
        <Box
          sx={{
            alignSelf: 'start',
            p: { xs: 1.5, sm: 0 },
            pr: { xs: 0 },
            '& > *': { borderRadius: { xs: 1, sm: 0 } },
          }}
        >
          <ProductPicture url={thumbnailURL} />
        </Box>
        <Box
          sx={{
            p: { xs: 1.5, sm: 2 },
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr)',
            gap: 0.75,
            alignContent: 'start',
            justifyItems: 'start',
          }}
        >
          <Box lang={language} sx={{ fontWeight: 620, lineHeight: 1.35, overflowWrap: 'anywhere' }}>
            {title}
          </Box>
          <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>{formatMoney(price, STORE_CURRENCY)}</Box>
          <StockNote left={left} />
        </Box>
      </Box>
    </Box>
  )
}
