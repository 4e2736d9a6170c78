/** Says that the account is locked, and how to get in again (1§8). */
import { useNavigate } from 'react-router-dom'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { signInTexts } from '@member-care/domain/texts/account-texts.ts'

const { lockDialog } = signInTexts

export default function LockDialog({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate()
  return (
    <Dialog open onClose={onClose} aria-labelledby="lock-title" aria-describedby="lock-message">
      <DialogTitle id="lock-title">{lockDialog.title}</DialogTitle>
      <DialogContent>
        <DialogContentText id="lock-message">{lockDialog.message}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1, p: 2 }}>
        <Button onClick={onClose}>{lockDialog.contactUs}</Button>
        <Button variant="contained" onClick={() => void navigate('/recoveraccount')}>
          {lockDialog.ok}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
