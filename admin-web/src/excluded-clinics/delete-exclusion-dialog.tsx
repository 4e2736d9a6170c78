import { deleteExcludedClinicText, excludedClinicTexts } from '@member-care/domain/texts/excluded-clinic-texts.ts'
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { FailureAlert } from '../console/failure-alert.tsx'
import { useCommandSending } from '../console/use-command-sending.ts'
import { deleteExclusion, type ExcludedClinic } from './excluded-clinic-calls.ts'

const TITLE_ID = 'delete-exclusion-title'
const TEXT_ID = 'delete-exclusion-text'

export interface DeleteExclusionDialogProps {
  readonly clinic: ExcludedClinic
  readonly onDeleted: () => void
  readonly onClose: () => void
}

/** Asks before an excluded clinic is deleted (3§5). Stays open, with the reason, when the server refuses. */
export function DeleteExclusionDialog({ clinic, onDeleted, onClose }: DeleteExclusionDialogProps) {
  const { send, isPending, failure } = useCommandSending<{ id: string }>({ onDone: onDeleted })
  return (
    <Dialog open onClose={isPending ? undefined : onClose} role="alertdialog" fullWidth maxWidth="xs" aria-labelledby={TITLE_ID} aria-describedby={TEXT_ID}>
      <DialogTitle id={TITLE_ID}>{excludedClinicTexts.deleteTitle}</DialogTitle>
      <DialogContent>
        <DialogContentText id={TEXT_ID} variant="body2">
          {deleteExcludedClinicText(clinic.code)}
        </DialogContentText>
        <FailureAlert message={failure?.message} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={isPending} autoFocus>
          {excludedClinicTexts.cancel}
        </Button>
        <Button variant="contained" color="error" loading={isPending} onClick={() => void send(clinic.id, (options) => deleteExclusion(clinic.id, options))}>
          {excludedClinicTexts.delete}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
