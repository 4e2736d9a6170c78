/** Reminds of an old password (SHELL-029, S39). Later is later: not again in this session. */
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { Link as RouterLink } from 'react-router-dom'
import { passwordReminderTexts } from '@member-care/domain/texts/home-texts.ts'
import { passwordChangeAddress } from '../profile/profile-tabs.tsx'
import { putOffPasswordReminder } from '../session/session.ts'

export function PasswordReminderDialog() {
  return (
    <Dialog
      open
      onClose={putOffPasswordReminder}
      aria-labelledby="password-reminder-title"
      aria-describedby="password-reminder-text"
    >
      <DialogTitle id="password-reminder-title">{passwordReminderTexts.title}</DialogTitle>
      <DialogContent>
        <DialogContentText id="password-reminder-text">{passwordReminderTexts.text}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ p: 2, flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={putOffPasswordReminder}>{passwordReminderTexts.later}</Button>
        <Button
          variant="contained"
          component={RouterLink}
          to={passwordChangeAddress}
          onClick={putOffPasswordReminder}
          autoFocus
        >
          {passwordReminderTexts.change}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
