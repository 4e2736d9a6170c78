import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, TextField } from '@mui/material'
import type { AdministratorAction } from '@member-care/domain/access/administrator-actions.ts'
import { administratorActionTexts, administratorFormTexts, administratorListTexts } from '@member-care/domain/texts/administrator-list-texts.ts'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { FailureAlert } from '../console/failure-alert.tsx'
import { useCommandSending } from '../console/use-command-sending.ts'
import type { AdministratorRecord } from './administrator-record.ts'
import { actOnAdministrator } from './administrators-calls.ts'

const TITLE_ID = 'administrator-action-title'

export interface ActionDialogProps {
  readonly action: Exclude<AdministratorAction, 'invite'>
  readonly administrator: AdministratorRecord
  readonly onClose: () => void
  readonly onDone: (action: AdministratorAction) => void | Promise<unknown>
}

/** Says what follows from a button, and asks why. Stays open, with the reason, when the server refuses. */
export function ActionDialog({ action, administrator, onClose, onDone }: ActionDialogProps) {
  const { label, consequence } = administratorActionTexts[action]
  const notify = useNotify()
  const [reason, setReason] = useState('')
  const [isAsked, setAsked] = useState(false)
  const lacksReason = reason.trim() === ''
  const sending = useCommandSending<void>({
    onDone: async () => {
      notify(action === 'delete' ? administratorListTexts.deleted : administratorListTexts.statusChanged, { type: 'success' })
      onClose()
      await onDone(action)
    },
  })

  return (
    <Dialog open onClose={sending.isPending ? undefined : onClose} fullWidth maxWidth="sm" aria-labelledby={TITLE_ID}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setAsked(true)
          if (!lacksReason) void sending.send([action, reason.trim()], (options) => actOnAdministrator(action, administrator.id, reason.trim(), options))
        }}
      >
        <DialogTitle id={TITLE_ID}>
          {label} {administrator.name}?
        </DialogTitle>
        <DialogContent>
          <DialogContentText variant="body2" sx={{ mb: 2.5, overflowWrap: 'anywhere' }}>
            {administrator.email}
            <br />
            {consequence}
          </DialogContentText>
          <TextField
            label={administratorFormTexts.reason}
            helperText={isAsked && lacksReason ? administratorFormTexts.reasonRequired : administratorFormTexts.reasonHint}
            error={isAsked && lacksReason}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            required
            fullWidth
            // A dialog opens with the focus on what it asks for.
            autoFocus
            autoComplete="off"
            slotProps={{ htmlInput: { maxLength: 500 } }}
          />
          <FailureAlert message={sending.failure?.message} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={sending.isPending}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" color={action === 'delete' || action === 'terminate' ? 'error' : 'primary'} loading={sending.isPending}>
            {label}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
