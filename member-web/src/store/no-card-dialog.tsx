/** The server found no card to charge (STO-006): leads to the wallet. */
import { useId } from 'react'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogTitle from '@mui/material/DialogTitle'
import { Link } from 'react-router-dom'
import { productPageTexts as texts } from '@member-care/domain/texts/store-page-texts.ts'
import { storeTexts } from '@member-care/domain/texts/store-texts.ts'
import { walletAddress } from '../profile/profile-tabs.tsx'

export function NoCardDialog({ onClose }: { readonly onClose: () => void }) {
  const id = useId()
  return (
    <Dialog open onClose={onClose} role="alertdialog" maxWidth="xs" fullWidth aria-labelledby={id}>
      <DialogTitle id={id} sx={{ fontSize: '1.125rem', lineHeight: 1.4 }}>
        {storeTexts.noCardDialog}
      </DialogTitle>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1, px: 3, pb: 2.5 }}>
        <Button onClick={onClose}>{texts.cancel}</Button>
        <Button variant="contained" component={Link} to={walletAddress} autoFocus>
          {texts.manageWallet}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
