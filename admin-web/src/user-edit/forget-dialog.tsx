import { Box, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, Stack, TextField } from '@mui/material'
import { editTexts } from '@member-care/domain/texts/edit-texts.ts'
import { userEditTexts } from '@member-care/domain/texts/user-edit-texts.ts'
import { useState } from 'react'
import { FailureAlert } from '../console/failure-alert.tsx'
import { useCommandSending } from '../console/use-command-sending.ts'
import { forgetUser } from './user-edit-calls.ts'

const TITLE_ID = 'forget-title'
const { forget: texts } = userEditTexts

/** Has a person forgotten, once the administrator has said why and typed that it is meant. */
export function ForgetDialog({ userId, onDone, onClose }: { userId: string; onDone: () => void; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const [typed, setTyped] = useState('')
  const [isAsked, setAsked] = useState(false)
  const { send, isPending, failure } = useCommandSending<void>({ onDone })
  const lacksReason = reason.trim() === ''
  return (
    <Dialog open onClose={isPending ? undefined : onClose} fullWidth maxWidth="sm" aria-labelledby={TITLE_ID}>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setAsked(true)
          if (!lacksReason && typed === texts.confirmWord) void send({ userId, reason }, (options) => forgetUser(userId, reason.trim(), options))
        }}
        sx={{ display: 'contents' }}
      >
        <DialogTitle id={TITLE_ID}>{texts.title}</DialogTitle>
        <DialogContent>
          <DialogContentText variant="body2" sx={{ mb: 2.5 }}>
            {texts.text}
          </DialogContentText>
          <Stack spacing={2}>
            <TextField
              label={texts.reason}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
              error={isAsked && lacksReason}
              helperText={isAsked && lacksReason ? editTexts.reasonMissing : texts.reasonHint}
              required
              autoFocus
              autoComplete="off"
              slotProps={{ htmlInput: { maxLength: 500 } }}
            />
            <TextField label={texts.confirmLabel} value={typed} onChange={(event) => setTyped(event.target.value)} required autoComplete="off" />
          </Stack>
          <FailureAlert message={failure?.message} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={isPending}>
            {userEditTexts.cancel}
          </Button>
          <Button type="submit" variant="contained" color="error" loading={isPending} disabled={typed !== texts.confirmWord}>
            {texts.confirm}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  )
}
