import type { ContentKind } from '@member-care/domain/content/content.ts'
import { storeConsoleTexts } from '@member-care/domain/texts/store-console-texts.ts'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { Stack, Typography } from '@mui/material'
import { useGetOne, type HttpError } from 'react-admin'
import { usePowers } from '../../console/administrator.ts'
import { Panel } from '../../console/field-list.tsx'
import { PageSkeleton } from '../../console/page-skeleton.tsx'
import { RedeemPanel } from './redeem-panel.tsx'
import { CounterAddress } from './shown-on-demand.tsx'
import { StockPanel } from './stock-panel.tsx'
import type { ProductStock } from './stock-record.ts'

interface SalesOfContentProps {
  readonly contentId: string
  readonly kind: ContentKind
}

/** On the page of a product its stock and how it is redeemed, on that of a merchant its counter; nothing beside other content. */
export function SalesOfContent({ contentId, kind }: SalesOfContentProps) {
  const powers = usePowers()
  if (kind === 'product' && powers?.has('store.view')) return <ProductSales productId={contentId} />
  if (kind === 'merchant' && powers?.has('store.keep')) return <MerchantCounter merchantId={contentId} />
  return null
}

function ProductSales({ productId }: { readonly productId: string }) {
  const { data, error, refetch } = useGetOne<ProductStock, HttpError>(
    'stock',
    { id: productId },
    { onError: () => undefined },
  )
  // What is there stays, with what is typed, also where it cannot be read again.
  if (!data && error)
    return (
      <LoadFailure title={storeConsoleTexts.stock.oneFailed} detail={error.message} onRetry={() => void refetch()} />
    )
  if (!data) return <PageSkeleton />
  return (
    <>
      <StockPanel product={data} />
      <RedeemPanel product={data} />
    </>
  )
}

function MerchantCounter({ merchantId }: { readonly merchantId: string }) {
  const { redeem: texts } = storeConsoleTexts
  return (
    <Panel title={texts.counter}>
      <Stack spacing={2} sx={{ alignItems: 'start' }}>
        <Typography variant="body2">{texts.counterLead}</Typography>
        <CounterAddress key={merchantId} merchantId={merchantId} />
      </Stack>
    </Panel>
  )
}
