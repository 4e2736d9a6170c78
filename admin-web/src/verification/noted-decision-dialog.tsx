import { DialogContentText, TextField } from '@mui/material'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { verificationTexts } from '@member-care/domain/texts/verification-texts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { flushSync } from 'react-dom'
import type { CommandOptions } from '../console/data-provider.ts'
import { FormDialog } from '../console/form-dialog.tsx'
import { catchLostFocus } from '../console/page-heading.tsx'
import { useCommandSending } from '../console/use-command-sending.ts'
import { decisionKinds, type DecisionKind } from './decision-kind.ts'
import { verificationCountsKey } from './waiting-count.tsx'

interface NotedDecisionDialogProps {
  readonly decision: DecisionKind
  /** What is decided on, after the decision's name. */
  readonly title: string
  readonly about: string
  readonly consequence: string
  /** The queue's resource: it is loaded anew afterwards, and when somebody else was faster. */
  readonly resource: string
  /** Another resource whose records show what was decided. */
  readonly alsoChanged?: string
  readonly send: (decision: DecisionKind, note: string, options: CommandOptions) => Promise<unknown>
  readonly onClose: () => void
}

/** Asks to confirm a decision and for a note. Stays open, with the reason, when the server refuses. */
export function NotedDecisionDialog({ decision, title, about, consequence, resource, alsoChanged, send, onClose }: NotedDecisionDialogProps) {
  const { label, colour } = decisionKinds[decision]
  const queryClient = useQueryClient()
  const notify = useNotify()
  const [note, setNote] = useState('')
  const reload = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: [resource, 'getList'] }),
      queryClient.invalidateQueries({ queryKey: verificationCountsKey }),
      alsoChanged === undefined ? undefined : queryClient.invalidateQueries({ queryKey: [alsoChanged] }),
    ])
  const sending = useCommandSending<unknown>({
    onDone: async () => {
      notify(consoleTexts.dataUpdated, { type: 'success' })
      await reload()
      // The dialog gives the focus back to a button that is gone by now.
      flushSync(onClose)
      catchLostFocus()
    },
    onConflict: reload,
  })
  // Not to be decided on any more, or not like this: the list behind shows what became of it.
  const isOvertaken = sending.failure?.status === 409

  return (
    <FormDialog
      title={`${label}: ${title}`}
      cancelLabel={isOvertaken ? 'Close' : 'Cancel'}
      confirm={isOvertaken ? undefined : { label, color: colour }}
      isPending={sending.isPending}
      failure={sending.failure?.message}
      onSubmit={() => void sending.send([decision, note.trim()], (options) => send(decision, note.trim(), options))}
      onClose={onClose}
    >
      <DialogContentText variant="body2" sx={{ mb: 2.5, overflowWrap: 'anywhere' }}>
        {about}
        <br />
        {consequence}
      </DialogContentText>
      <TextField
        label={verificationTexts.note}
        helperText={verificationTexts.noteHint}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        multiline
        minRows={2}
        fullWidth
        // A dialog opens with the focus on what it asks for.
        autoFocus
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: 2000 } }}
      />
    </FormDialog>
  )
}
