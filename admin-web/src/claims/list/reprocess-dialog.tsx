import { claimListTexts } from '@member-care/domain/texts/claim-list-texts.ts'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { handoverFailureText } from '@member-care/domain/texts/handover-texts.ts'
import { Box, DialogContentText, Typography } from '@mui/material'
import { useRef, useState } from 'react'
import { HttpError, useDataProvider, useListContext, useRefresh } from 'react-admin'
import { answeredWithin, PATIENCE_MS } from '../../console/answered-within.ts'
import type { ConsoleDataProvider } from '../../console/console-data-provider.ts'
import { FormDialog } from '../../console/form-dialog.tsx'
import { personalText } from '../../console/forgotten.ts'
import { UNANSWERED } from '../../console/http-error.ts'
import type { ClaimRow } from '../claim-record.ts'

/** What became of a claim: it is handed over again, or why not. */
interface Outcome {
  readonly isDone: boolean
  /** Why not, in the server's words. */
  readonly reason?: string
}

/** Says why each claim failed, hands them over again one by one, and tells what became of each. */
export function ReprocessDialog({ claims, onClose }: { claims: readonly ClaimRow[]; onClose: () => void }) {
  const texts = claimListTexts.reprocess
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const { onUnselectItems } = useListContext()
  const refresh = useRefresh()
  // Without an answer the command is sent again as the same one, so that nothing is done twice.
  const unanswered = useRef(new Map<string, string>())
  const [isPending, setPending] = useState(false)
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map())
  const left = claims.filter(({ id }) => outcomes.get(id)?.isDone !== true)

  async function send() {
    setPending(true)
    for (const { id } of left) {
      const idempotencyKey = unanswered.current.get(id) ?? crypto.randomUUID()
      unanswered.current.set(id, idempotencyKey)
      const { isAnswered, ...outcome } = await outcomeOf(
        answeredWithin(PATIENCE_MS, dataProvider.reprocessClaim(id, { idempotencyKey })),
      )
      if (isAnswered) unanswered.current.delete(id)
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
      onSubmit={() => void send()}
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

async function outcomeOf(sent: Promise<unknown>): Promise<Outcome & { readonly isAnswered: boolean }> {
  try {
    await sent
    return { isAnswered: true, isDone: true }
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    return { isAnswered: error.status !== UNANSWERED, isDone: false, reason: error.message }
  }
}
