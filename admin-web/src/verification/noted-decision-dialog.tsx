import { DialogContentText, TextField } from '@mui/material'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { declineReasonError } from '@member-care/domain/bank/decline-reason.ts'
import { declineReasonTexts, verificationTexts } from '@member-care/domain/texts/verification-texts.ts'
import { editTexts } from '@member-care/domain/texts/edit-texts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { flushSync } from 'react-dom'
import type { CommandOptions } from '../console/command-options.ts'
import { FormDialog } from '../console/form-dialog.tsx'
import { catchLostFocus } from '../console/page-heading.tsx'
import { useCommandSending } from '../console/use-command-sending.ts'
import { decisionKinds, type DecisionKind } from './decision-kind.ts'
import { verificationCountsKey } from './waiting-count.tsx'

/** What somebody writes with a decision; empty for nothing. */
export interface SaidWithDecision {
  readonly note: string
  /** Only of a decline. */
  readonly reason: string
}

interface NotedDecisionDialogProps {
  readonly decision: DecisionKind
  /** Names the decision and what is decided on. */
  readonly title: (decision: string) => string
  readonly about: string
  readonly consequence: string
  /** The queue's resource: it is loaded anew afterwards, and when somebody else was faster. */
  readonly resource: string
  /** Another resource whose records show what was decided. */
  readonly alsoChanged?: string
  /** Whether a decline needs a reason, which is told. */
  readonly tellsReason?: boolean
  /** After how many milliseconds it is said that no answer came, where that is another time than usual. */
  readonly patience?: number
  readonly send: (decision: DecisionKind, said: SaidWithDecision, options: CommandOptions) => Promise<unknown>
  readonly onClose: () => void
}

/** Asks to confirm a decision and for a note, and a decline that is told for its reason. Stays open, with what was typed, when the server refuses. */
export function NotedDecisionDialog({
  decision,
  title,
  about,
  consequence,
  resource,
  alsoChanged,
  tellsReason = false,
  patience,
  send,
  onClose,
}: NotedDecisionDialogProps) {
  const { label, colour } = decisionKinds[decision]
  const queryClient = useQueryClient()
  const notify = useNotify()
  const [note, setNote] = useState('')
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const asksReason = tellsReason && decision === 'REJECTED'
  const reasonError = asksReason ? declineReasonError(reason) : undefined
  const reasonInput = useRef<HTMLInputElement>(null)
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
    ...(patience !== undefined && { patience }),
  })
  // Not to be decided on any more, or not like this: the list behind shows what became of it.
  const isOvertaken = sending.failure?.status === 409

  function submit(): void {
    setTried(true)
    if (reasonError !== undefined) return reasonInput.current?.focus()
    const said = { note: note.trim(), reason: reason.trim() }
    void sending.send([decision, said.note, said.reason], (options) => send(decision, said, options))
  }

  return (
    <FormDialog
      title={title(label)}
      cancelLabel={isOvertaken ? editTexts.close : editTexts.cancel}
      confirm={isOvertaken ? undefined : { label, color: colour }}
      isPending={sending.isPending}
      failure={sending.failure?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <DialogContentText variant="body2" sx={{ mb: 2.5, overflowWrap: 'anywhere' }}>
        {about}
        <br />
        {consequence}
      </DialogContentText>
      {asksReason && (
        <TextField
          label={declineReasonTexts.label}
          helperText={isTried && reasonError !== undefined ? reasonError : declineReasonTexts.hint}
          error={isTried && reasonError !== undefined}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          inputRef={reasonInput}
          required
          multiline
          minRows={2}
          fullWidth
          autoFocus
          autoComplete="off"
          sx={{ mb: 2 }}
        />
      )}
      <TextField
        label={verificationTexts.note}
        helperText={verificationTexts.noteHint}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        multiline
        minRows={2}
        fullWidth
        // A dialog opens with the focus on what it asks for.
        autoFocus={!asksReason}
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: 2000 } }}
      />
    </FormDialog>
  )
}
