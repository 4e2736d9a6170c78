/** Before a payment with an empty wallet (2§2 Wallet): leads to it. */
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { addCardFirstTexts as texts } from '@member-care/domain/texts/wallet-texts.ts'
import { walletAddress } from '../profile/profile-tabs.tsx'

export function AddCardFirstDialog({ onClose }: { readonly onClose: () => void }) {
  const id = useId()
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>{texts.title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{texts.text}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1, px: 3, pb: 2.5 }}>
        <Button onClick={onClose}>{texts.cancel}</Button>
        <Button variant="contained" component={Link} to={walletAddress} autoFocus>
          {texts.manage}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
