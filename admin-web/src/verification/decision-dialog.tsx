import { Alert, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, TextField } from '@mui/material'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { verificationTexts } from '@member-care/domain/texts/verification-texts.ts'
import { useState } from 'react'
import type { ClaimResource } from '../claims/claim-record.ts'
import { personalText } from '../console/forgotten.ts'
import type { BankProposalRow } from './bank-proposal-row.ts'
import { decisionKinds, type DecisionKind } from './decision-kind.ts'
import { useBankDecision } from './use-bank-decision.ts'

const TITLE_ID = 'verification-decision-title'

export interface DecisionDialogProps {
  readonly proposal: BankProposalRow
  readonly decision: DecisionKind
  /** The queue's resource, and that of its claims. */
  readonly resource: string
  readonly claims: ClaimResource
  readonly onClose: () => void
}

/** Asks to confirm a decision and for a note. Stays open, with the reason, when the server refuses. */
export function DecisionDialog({ proposal, decision, resource, claims, onClose }: DecisionDialogProps) {
  const { label, colour, consequence } = decisionKinds[decision]
  const { decide, isPending, failure } = useBankDecision(proposal, resource, claims)
  const [note, setNote] = useState('')
  const { bankName, accountNo } = proposal.proposed
  // Not to be decided on any more: the list behind shows what became of it.
  const isOvertaken = failure?.status === 409

  return (
    <Dialog open onClose={isPending ? undefined : onClose} fullWidth maxWidth="sm" aria-labelledby={TITLE_ID}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void decide(decision, note.trim()).then((isDone) => isDone && onClose())
        }}
      >
        <DialogTitle id={TITLE_ID}>
          {label}: account for claim {proposal.claimNo}
        </DialogTitle>
        <DialogContent>
          <DialogContentText variant="body2" sx={{ mb: 2.5, overflowWrap: 'anywhere' }}>
            {personalText(proposal.claimantName)} · {bankName} {personalText(accountNo)}
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
          {failure && (
            <Alert severity="error" sx={{ mt: 2 }}>
              {consoleTexts.issue}. {failure.message}
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={isPending}>
            {isOvertaken ? 'Close' : 'Cancel'}
          </Button>
          {!isOvertaken && (
            <Button type="submit" variant="contained" color={colour} loading={isPending}>
              {label}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  )
}
