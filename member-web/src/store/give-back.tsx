/** Gives a purchase back before it is redeemed: asked first, because the money takes days. */
import { useState } from 'react'
import UndoOutlined from '@mui/icons-material/UndoOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useMutation } from '@tanstack/react-query'
import { formatMoney } from '@member-care/domain/money/money.ts'
import { STORE_CURRENCY } from '@member-care/domain/order/order-terms.ts'
import { withPurchase } from '@member-care/domain/order/purchase-list.ts'
import {
  giveBackPurchaseText,
  giveBackText,
  purchaseTexts as texts,
} from '@member-care/domain/texts/store-page-texts.ts'
import { ConfirmDialog } from '@member-care/web-kit/dialogs/confirm-dialog.tsx'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { usePortalQueries } from '../data/queries-provider.tsx'
import { giveBackPurchase, type Purchase } from '../portal-api/store-api.ts'
import { useSignedInUser } from '../session/session.ts'
import { PURCHASES } from './store-queries.ts'

export function GiveBack({ purchase }: { readonly purchase: Purchase }) {
  const { uuid } = useSignedInUser()
  const queries = usePortalQueries()
  const [isAsking, setAsking] = useState(false)
  const giveBack = useMutation({
    mutationFn: () => giveBackPurchase(uuid, purchase.uuid),
    onSuccess(given) {
      setAsking(false)
      queries.setQueryData<readonly Purchase[]>([PURCHASES, uuid], (list) => list && withPurchase(list, given))
    },
    // It may have been redeemed, or given back, elsewhere.
    onError: () => queries.refresh(({ queryKey }) => queryKey[0] === PURCHASES),
  })
  const { title } = purchase.product
  return (
    <>
      <Button
        color="error"
        variant="outlined"
        startIcon={<UndoOutlined />}
        aria-label={giveBackPurchaseText(title)}
        onClick={() => setAsking(true)}
      >
        {texts.giveBack}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={texts.giveBackQuestion}
          text={giveBackText(purchase.quantity, title, formatMoney(purchase.totalCents, STORE_CURRENCY))}
          confirmLabel={texts.giveBackConfirm}
          pendingLabel={texts.givingBack}
          cancelLabel={texts.keep}
          isGrave
          isPending={giveBack.isPending}
          problem={
            giveBack.error !== null && (
              <Box sx={{ mt: 2 }}>
                <Notice tone="error" role="alert" title={texts.failedToGiveBack}>
                  {giveBack.error.message}
                </Notice>
              </Box>
            )
          }
          onConfirm={() => giveBack.mutate()}
          onClose={() => {
            setAsking(false)
            giveBack.reset()
          }}
        />
      )}
    </>
  )
}
