import { storeConsoleTexts } from '@member-care/domain/texts/store-console-texts.ts'
import { Button, Stack } from '@mui/material'
import { useCreatePath } from 'react-admin'
import { Link, useParams } from 'react-router-dom'
import { usePowers } from '../../console/administrator.ts'
import { PageHeading } from '../../console/page-heading.tsx'
import { HistoryLink } from '../../history/history-link.tsx'
import { ShownRecordFrame } from '../../record/shown-record-frame.tsx'
import { RedeemPanel } from './redeem-panel.tsx'
import { StockPanel } from './stock-panel.tsx'
import { merchantText, stockPath, type ProductStock } from './stock-record.ts'

const { stock: texts } = storeConsoleTexts

/** The stock of a product, and how it is redeemed. */
export default function StockPage() {
  const { productId = '' } = useParams()
  const createPath = useCreatePath()
  const mayWrite = usePowers()?.has('content.manage') ?? false
  return (
    <ShownRecordFrame<ProductStock>
      resource="stock"
      id={productId}
      listPath={stockPath}
      words={{ back: texts.back, title: texts.title, notThere: texts.notThere, failed: texts.oneFailed }}
    >
      {(product) => (
        <>
          <PageHeading title={product.title} actions={<HistoryLink kind="stock" id={product.id} />}>
            {merchantText(product)}
          </PageHeading>
          <Stack spacing={2.5} sx={{ maxWidth: 760 }}>
            <StockPanel product={product} />
            <RedeemPanel product={product} />
            {mayWrite && (
              <Button
                component={Link}
                to={createPath({ resource: 'content', type: 'show', id: product.id })}
                sx={{ alignSelf: 'start' }}
              >
                {texts.content}
              </Button>
            )}
          </Stack>
        </>
      )}
    </ShownRecordFrame>
  )
}
