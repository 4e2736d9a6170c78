/** Asks whether a claim is really to be deleted. */
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { claimTexts } from '@member-care/domain/texts/claim-texts.ts'

const { delete: texts, detail } = claimTexts

interface DeleteDialogProps {
  readonly open: boolean
  readonly isDeleting: boolean
  readonly onKeep: () => void
  readonly onDelete: () => void
}

export function DeleteDialog({ open, isDeleting, onKeep, onDelete }: DeleteDialogProps) {
  return (
    <Dialog open={open} onClose={() => !isDeleting && onKeep()} aria-labelledby="delete-question" aria-describedby="delete-explanation">
      <DialogTitle id="delete-question">{texts.question}</DialogTitle>
      <DialogContent>
        <DialogContentText id="delete-explanation">{texts.explanation}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1, p: 2 }}>
        <Button onClick={onKeep} disabled={isDeleting}>
          {texts.keep}
        </Button>
        <Button variant="contained" color="error" onClick={onDelete} disabled={isDeleting}>
          {isDeleting ? texts.deleting : detail.delete}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
