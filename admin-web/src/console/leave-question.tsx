import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { editTexts } from '@member-care/domain/texts/edit-texts.ts'
import { useLeaveQuestion } from './unsaved-work.ts'

const TITLE_ID = 'leave-question-title'

/** Over every page: asks before something that was typed is dropped. Enter and Escape drop nothing. */
export function LeaveQuestion() {
  const answer = useLeaveQuestion()
  if (!answer) return null
  return (
    <Dialog open role="alertdialog" onClose={() => answer(false)} maxWidth="xs" fullWidth aria-labelledby={TITLE_ID}>
      <DialogTitle id={TITLE_ID}>{editTexts.leave.title}</DialogTitle>
      <DialogContent>
        <DialogContentText variant="body2">{editTexts.leave.text}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="error" onClick={() => answer(true)}>
          {editTexts.leave.leave}
        </Button>
        <Button variant="contained" autoFocus onClick={() => answer(false)}>
          {editTexts.leave.stay}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
