/** Says that a product was bought, and leads back to the store (STO-005). */
import { useId } from 'react'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useNavigate } from 'react-router-dom'
import { formatMoney } from '@member-care/domain/money/money.ts'
import { STORE_CURRENCY } from '@member-care/domain/order/order-terms.ts'
import { addressOfPurchase } from '@member-care/domain/order/purchase.ts'
import { boughtText, productPageTexts as texts } from '@member-care/domain/texts/store-page-texts.ts'
import type { Purchase } from '../portal-api/store-api.ts'

export function BoughtDialog({ purchase: { uuid, quantity, product, totalCents } }: { readonly purchase: Purchase }) {
  const id = useId()
  const navigate = useNavigate()
  const leave = () => void navigate(addressOfPurchase(uuid))
  return (
    <Dialog
      open
      onClose={leave}
      role="alertdialog"
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>{texts.bought}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>
          {boughtText(quantity, product.title, formatMoney(totalCents, STORE_CURRENCY))}
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button variant="contained" onClick={leave} autoFocus>
          {texts.back}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
