import { claimListTexts } from '@member-care/domain/texts/claim-list-texts.ts'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { handoverFailureText } from '@member-care/domain/texts/handover-texts.ts'
import { Box, DialogContentText, Typography } from '@mui/material'
import { useState } from 'react'
import { useListContext, useRefresh } from 'react-admin'
import { FormDialog } from '../../console/form-dialog.tsx'
import { personalText } from '../../console/forgotten.ts'
import { useCommandSending } from '../../console/use-command-sending.ts'
import type { ClaimRecord, ClaimRow } from '../claim-record.ts'

/** What became of a claim: it is handed over again, or why not. */
interface Outcome {
  readonly isDone: boolean
  /** Why not, in the server's words. */
  readonly reason?: string
}

/** Says why each claim failed, hands them over again one by one, and tells what became of each. */
export function ReprocessDialog({ claims, onClose }: { claims: readonly ClaimRow[]; onClose: () => void }) {
  const texts = claimListTexts.reprocess
  const { onUnselectItems } = useListContext()
  const refresh = useRefresh()
  const { send } = useCommandSending<ClaimRecord>()
  const [isPending, setPending] = useState(false)
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map())
  const left = claims.filter(({ id }) => outcomes.get(id)?.isDone !== true)

  async function sendAll() {
    setPending(true)
    for (const { id } of left) {
      const answer = await send(id, (options, dataProvider) => dataProvider.reprocessClaim(id, options), id)
      if (!answer) continue
      const outcome = 'done' in answer ? { isDone: true } : { isDone: false, reason: answer.failed.message }
      setOutcomes((known) => new Map(known).set(id, outcome))
    }
    setPending(false)
  }

  function close() {
    if (outcomes.size > 0) {
      onUnselectItems()
      refresh()
    }
    onClose()
  }

  return (
    <FormDialog
      title={texts.title(claims.length)}
      cancelLabel={outcomes.size > 0 ? texts.close : texts.cancel}
      confirm={
        left.length === 0
          ? undefined
          : { label: outcomes.size > 0 ? texts.tryAgain(left.length) : consoleTexts.claims.reprocess }
      }
      isPending={isPending}
      onSubmit={() => void sendAll()}
      onClose={close}
    >
      <DialogContentText variant="body2" sx={{ mb: 1.5 }}>
        {texts.lead}
      </DialogContentText>
      <Box component="ul" aria-label={texts.outcomes} aria-live="polite" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {claims.map((claim) => (
          <Box component="li" key={claim.id} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
            <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {personalText(claim.claimantName)} · {claim.claimNo}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {claim.handoverFailure ? handoverFailureText(claim.handoverFailure.reason).why : texts.notFailed}
            </Typography>
            <ClaimOutcome outcome={outcomes.get(claim.id)} />
          </Box>
        ))}
      </Box>
    </FormDialog>
  )
}

function ClaimOutcome({ outcome }: { outcome: Outcome | undefined }) {
  if (!outcome) return null
  return (
    <Typography variant="body2" sx={{ fontWeight: 600, color: outcome.isDone ? 'success.main' : 'error.main' }}>
      {outcome.isDone ? claimListTexts.reprocess.done : outcome.reason}
    </Typography>
  )
}
