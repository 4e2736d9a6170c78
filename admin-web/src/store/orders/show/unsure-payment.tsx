import { orderPageTexts } from '@member-care/domain/texts/store-console-texts.ts'
import { Alert, AlertTitle, Box, Button } from '@mui/material'
import { useState } from 'react'
import { usePowers } from '../../../console/administrator.ts'
import type { StoreOrder } from '../order-record.ts'
import { SayPaymentDialog } from './say-payment-dialog.tsx'

const { unsure: texts } = orderPageTexts

/** What to do about a payment of which the card provider tells us nothing, for who may say what became of it. */
export function UnsurePayment({ order }: { readonly order: StoreOrder }) {
  const [isOpen, setOpen] = useState(false)
  const powers = usePowers()
  return (
    <>
      {order.needsPerson && (
        <Alert severity="warning">
          <AlertTitle>{texts.title}</AlertTitle>
          {order.buyer.name === null && <Box sx={{ mb: 0.5 }}>{texts.forgottenBuyer}</Box>}
          {texts.lead}
          {powers?.has('store.payments') === true && (
            <Box sx={{ mt: 1.5 }}>
              {/* As in edit-conflict.tsx: it has a ground of its own. */}
              <Button
                variant="contained"
                size="small"
                onClick={() => setOpen(true)}
                sx={{ '&&&': { color: 'primary.contrastText' } }}
              >
                {texts.say}
              </Button>
            </Box>
          )}
        </Alert>
      )}
      {/* Beside the notice, which may go while the dialog still has something to say. */}
      {isOpen && <SayPaymentDialog order={order} onClose={() => setOpen(false)} />}
    </>
  )
}
