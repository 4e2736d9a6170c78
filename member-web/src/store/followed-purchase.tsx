/** What becomes of the purchase that the address tells of: the member has just bought it, or comes back from their bank. */
import { useState } from 'react'
import Button from '@mui/material/Button'
import { formatMoney } from '@member-care/domain/money/money.ts'
import { STORE_CURRENCY } from '@member-care/domain/order/order-terms.ts'
import { orderRefusalTexts } from '@member-care/domain/texts/order-refusal-texts.ts'
import { boughtBelowText, productPageTexts, purchaseTexts } from '@member-care/domain/texts/store-page-texts.ts'
import { storeTexts } from '@member-care/domain/texts/store-texts.ts'
import { pageTexts } from '@member-care/domain/texts/page-texts.ts'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import type { Purchase } from '../portal-api/store-api.ts'
import { keptIntents } from './purchase-intent.ts'
import { useOpenPurchase } from './use-open-purchase.ts'

interface FollowedPurchaseProps {
  readonly purchaseId: string
  readonly purchases: readonly Purchase[]
}

export function FollowedPurchase({ purchaseId, purchases }: FollowedPurchaseProps) {
  // Where this tab has bought it, asking once more leads it on, and tells why it came to nothing.
  const [intent] = useState(() => keptIntents().find((kept) => kept.purchaseId === purchaseId))
  const open = useOpenPurchase(intent)
  const purchase = purchases.find(({ uuid }) => uuid === purchaseId)
  if (open.phase === 'refused') return <CameToNothing message={open.message} />
  if (purchase === undefined)
    return open.phase === 'none' ? <CameToNothing message={orderRefusalTexts.ORDER_ENDED} /> : null
  switch (purchase.standing) {
    case 'bought':
      return (
        <Notice tone="success" role="status" title={productPageTexts.bought}>
          {boughtBelowText(purchase.quantity, purchase.product.title, formatMoney(purchase.totalCents, STORE_CURRENCY))}
        </Notice>
      )
    case 'checking':
      return (
        <Notice tone="info" role="status" title={productPageTexts.checking}>
          {productPageTexts.checkingDetail}
        </Notice>
      )
    case 'to-confirm':
      return (
        <Notice
          tone="warning"
          role="status"
          title={productPageTexts.toConfirm}
          action={
            open.phase === 'to-confirm' ? (
              <Button variant="contained" href={open.confirmUrl}>
                {productPageTexts.confirmAtBank}
              </Button>
            ) : (
              open.phase === 'unknown' && (
                <Button variant="outlined" onClick={open.ask}>
                  {pageTexts.tryAgain}
                </Button>
              )
            )
          }
        >
          {intent === undefined ? purchaseTexts.toConfirmElsewhere : productPageTexts.toConfirmDetail}
        </Notice>
      )
    default:
      return null
  }
}

function CameToNothing({ message }: { readonly message: string }) {
  return (
    <Notice tone="error" role="alert" title={storeTexts.failedToBuy}>
      {message}
    </Notice>
  )
}
