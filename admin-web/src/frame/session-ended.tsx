import OpenInNewIcon from '@mui/icons-material/OpenInNew'
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { editTexts } from '@member-care/domain/texts/edit-texts.ts'
import { sessionEndTexts } from '@member-care/domain/texts/session-texts.ts'
import { leaveForSignIn, newTabSignInAddress } from '../console/session.ts'
import { useSessionEnd } from '../console/session-end.ts'

const TITLE_ID = 'session-ended-title'

/** Over every page with something typed, when the session has ended: nothing is lost while the person signs in again in another tab. */
export function SessionEnded() {
  const end = useSessionEnd()
  if (end === undefined) return null
  return (
    <Dialog open role="alertdialog" maxWidth="xs" fullWidth aria-labelledby={TITLE_ID}>
      <DialogTitle id={TITLE_ID}>{editTexts.sessionEnded.title}</DialogTitle>
      <DialogContent>
        <DialogContentText variant="body2">{end.message}</DialogContentText>
        <DialogContentText variant="body2" sx={{ mt: 1.5 }}>
          {sessionEndTexts[end.reason]}
        </DialogContentText>
        <DialogContentText variant="body2" sx={{ mt: 1.5 }}>
          {editTexts.sessionEnded.text}
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button color="error" onClick={() => void leaveForSignIn(end)}>
          {editTexts.leave.leave}
        </Button>
        <Button
          variant="contained"
          autoFocus
          href={newTabSignInAddress()}
          target="_blank"
          rel="noopener"
          endIcon={<OpenInNewIcon titleAccess="opens in a new tab" />}
        >
          {editTexts.sessionEnded.signIn}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
