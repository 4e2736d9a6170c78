/** One product of the store (`type=1`), by the address's `id`: what it is, and buying it (STO-002). */
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import { useSearchParams } from 'react-router-dom'
import { formatMoney } from '@member-care/domain/money/money.ts'
import { STORE_CURRENCY } from '@member-care/domain/order/order-terms.ts'
import { productPageTexts as texts, storePageTexts } from '@member-care/domain/texts/store-page-texts.ts'
import { EmptyState } from '@member-care/web-kit/page/empty-state.tsx'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { useAnswer } from '../data/use-answer.ts'
import { KeepsFocus } from '../page/keeps-focus.tsx'
import { PageHeading } from '../page/page-heading.tsx'
import { Skeletons } from '../page/skeletons.tsx'
import type { Product } from '../portal-api/store-api.ts'
import { BackToStore } from './back-to-store.tsx'
import { Buying } from './buying.tsx'
import { ProductPicture } from './product-picture.tsx'
import { StockNote } from './stock-note.tsx'
import { productsQuery } from './store-queries.ts'

export default function ProductPage() {
  const [query] = useSearchParams()
  const id = query.get('type') === '1' ? (query.get('id') ?? '') : ''
  const { value, phase, failure, reload } = useAnswer(productsQuery)
  const product = value?.find(({ uuid }) => uuid === id)
  return (
    <KeepsFocus>
      <BackToStore to="items" />
      <PageHeading title={product?.title ?? texts.title} lang={product?.language} />
      {value === undefined && phase === 'loading' && <Skeletons count={2} height={200} />}
      {value === undefined && phase === 'failed' && (
        <LoadFailure title={storePageTexts.productsFailed} detail={failure} onRetry={reload} />
      )}
      {value !== undefined && product === undefined && (
        <EmptyState title={texts.missing}>{texts.missingDetail}</EmptyState>
      )}
      {product !== undefined && <ProductSheet key={product.uuid} product={product} />}
    </KeepsFocus>
  )
}

function ProductSheet({ product }: { readonly product: Product }) {
  const { description, url, thumbnailURL, price, left, language } = product
  return (
    <Paper
      variant="outlined"
      sx={{
        overflow: 'hidden',
        display: 'grid',
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 6fr)' },
      }}
    >
      <Box sx={{ p: { md: 3 }, pr: { md: 0 }, '& > *': { borderRadius: { md: 1.5 } } }}>
        <ProductPicture url={thumbnailURL} />
      </Box>
      <Box sx={{ p: { xs: 2.5, sm: 3 }, display: 'grid', gap: 2.5, alignContent: 'start' }}>
        <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
          <Box>
            <Box component="span" sx={{ fontSize: '1.375rem', fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
              {formatMoney(price, STORE_CURRENCY)}
            </Box>{' '}
            <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
              {texts.perPiece}
            </Box>
          </Box>
          <StockNote left={left} />
        </Box>
        {description !== '' && (
          <Box lang={language} sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', lineHeight: 1.6 }}>
            {description}
          </Box>
        )}
        {url !== '' && (
          <Link href={url} target="_blank" rel="noopener noreferrer" sx={{ justifySelf: 'start', py: 0.5 }}>
            {texts.more}
          </Link>
        )}
        <Buying product={product} />
      </Box>
    </Paper>
  )
}
