/** Buys a product: quantity, question, purchase, and what became of it (2§4, 2§8). */
import { useEffect, useState } from 'react'
import Button from '@mui/material/Button'
import { formatMoney } from '@member-care/domain/money/money.ts'
import { STORE_CURRENCY, totalCentsOf } from '@member-care/domain/order/order-terms.ts'
import { quantitiesOf } from '@member-care/domain/order/quantity-choice.ts'
import { pageTexts } from '@member-care/domain/texts/page-texts.ts'
import { askToBuyText, chargedCardText, productPageTexts as texts } from '@member-care/domain/texts/store-page-texts.ts'
import { storeTexts } from '@member-care/domain/texts/store-texts.ts'
import { ConfirmDialog } from '@member-care/web-kit/dialogs/confirm-dialog.tsx'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import type { Product } from '../portal-api/store-api.ts'
import { AddCardFirstDialog } from '../add-card-first/add-card-first-dialog.tsx'
import { BoughtDialog } from './bought-dialog.tsx'
import { NoCardDialog } from './no-card-dialog.tsx'
import { OpenPurchaseNotice } from './open-purchase-notice.tsx'
import { beginIntent, keptIntentOf } from './purchase-intent.ts'
import { QuantityChoice } from './quantity-choice.tsx'
import { useOpenPurchase, type OpenPurchase } from './use-open-purchase.ts'
import { usePayingCard } from './use-paying-card.ts'

export function Buying({ product }: { readonly product: Product }) {
  const { uuid: productId, title, price } = product
  const [intent, setIntent] = useState(() => keptIntentOf(productId))
  const [isSentHere, setSentHere] = useState(false)
  const [asked, setAsked] = useState<'question' | 'add-card'>()
  const [chosen, setChosen] = useState(1)
  const card = usePayingCard()
  const open = useOpenPurchase(intent)
  useWayToBank(isSentHere ? open : undefined)

  const quantities = quantitiesOf(product.left)
  const quantity = Math.min(chosen, quantities.length)
  const total = formatMoney(totalCentsOf({ pieces: quantity, unitPriceCents: price }), STORE_CURRENCY)
  const isSending = isSentHere && open.phase === 'asking'
  const isFree = open.phase === 'none' || open.phase === 'refused' || open.phase === 'over'
  const begin = (next: typeof asked) => {
    setIntent(undefined)
    setAsked(next)
  }
  const buy = () => {
    setSentHere(true)
    setIntent(beginIntent({ productId, quantity, unitPriceCents: price }))
  }
  return (
    <>
      <Outcome open={open} onCardLacking={() => begin(undefined)} />
      {!isFree && !isSending && <OpenPurchaseNotice open={open} />}
      {(isFree || isSending) && quantities.length > 0 && (
        <QuantityChoice
          quantities={quantities}
          quantity={quantity}
          total={total}
          card={card}
          onChoose={setChosen}
          action={
            <Button
              variant="contained"
              size="large"
              onClick={() => begin(card.kind === 'none' ? 'add-card' : 'question')}
            >
              {texts.buy}
            </Button>
          }
        />
      )}
      {asked === 'question' && (open.phase === 'none' || isSending) && (
        <ConfirmDialog
          title={texts.question}
          text={pageTexts.sentences([
            askToBuyText(quantity, title, total),
            chargedCardText(card.kind === 'card' ? card.name : texts.usualCard),
          ])}
          confirmLabel={texts.confirm}
          pendingLabel={texts.buying}
          cancelLabel={texts.cancel}
          isPending={isSending}
          onConfirm={buy}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked === 'add-card' && open.phase === 'none' && <AddCardFirstDialog onClose={() => setAsked(undefined)} />}
    </>
  )
}

/** The buyer confirms at their bank, which leads them back to the store. Who comes here again by themselves finds the way in the notice. */
function useWayToBank(open: OpenPurchase | undefined): void {
  const address = open?.phase === 'to-confirm' ? open.confirmUrl : undefined
  useEffect(() => {
    if (address !== undefined) window.location.assign(address)
  }, [address])
}

interface OutcomeProps {
  readonly open: OpenPurchase
  readonly onCardLacking: () => void
}

/** What is said at the end of a purchase. */
function Outcome({ open, onCardLacking }: OutcomeProps) {
  if (open.phase === 'over' && (open.purchase.standing === 'bought' || open.purchase.standing === 'redeemed'))
    return <BoughtDialog purchase={open.purchase} />
  if (open.phase !== 'refused') return null
  if (open.message.startsWith(storeTexts.noActiveCard)) return <NoCardDialog onClose={onCardLacking} />
  return (
    <Notice tone="error" role="alert" title={storeTexts.failedToBuy}>
      {open.message}
    </Notice>
  )
}
