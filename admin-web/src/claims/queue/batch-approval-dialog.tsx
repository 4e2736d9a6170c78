import { Alert, AlertTitle, Box, TextField, Typography } from '@mui/material'
import { formatMoney } from '@member-care/domain/money/money.ts'
import { claimRefusalTexts } from '@member-care/domain/texts/claim-refusal-texts.ts'
import { willBeHeldText } from '@member-care/domain/texts/claim-likeness-texts.ts'
import { queueTexts } from '@member-care/domain/texts/claim-queue-texts.ts'
import { payoutWaitTexts } from '@member-care/domain/texts/payout-wait-texts.ts'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { useState } from 'react'
import { FormDialog } from '../../console/form-dialog.tsx'
import { BatchAmounts } from './batch-amounts.tsx'
import { BatchOutcomeDialog } from './batch-outcome.tsx'
import { claimOf, payableOf } from './batch-payable.ts'
import { useBatchReckonings, whyLeftOut } from './batch-reckonings.ts'
import { useBatchSending } from './batch-sending.ts'
import type { Batch, BatchOutcome, QueueRow } from './queue-record.ts'

const { batch: texts } = queueTexts

export interface BatchApprovalDialogProps {
  /** As they stood when the batch was begun: a claim that changes meanwhile is refused, not approved unseen. */
  readonly rows: readonly QueueRow[]
  /** @param approved ids of the claims that are approved now */
  readonly onDone: (approved: readonly string[]) => void
  readonly onClose: () => void
}

/** Approves many claims under one batch number, each with its own amount, and says for each what became of it. Likely duplicates are held back. */
export function BatchApprovalDialog({ rows: chosen, onDone, onClose }: BatchApprovalDialogProps) {
  const { reckonings, isPending: areReckoning, failure: reckoningFailure } = useBatchReckonings(chosen)
  const [begunAt] = useState(() => Date.now())
  const waiting = chosen.filter(({ payoutWait }) => payoutWait !== null && begunAt < Date.parse(payoutWait.until))
  const payableNow = chosen.filter((row) => !waiting.includes(row))
  // What a plan refuses, or cannot say for certain, is decided one by one.
  const leftOut = payableNow.filter(({ id }) => whyLeftOut(reckonings.get(id)) !== undefined)
  const rows = payableNow.filter((row) => !leftOut.includes(row))
  const reckonedOf = (row: QueueRow) => reckonings.get(row.id)?.payableCents ?? undefined
  const [amounts, setAmounts] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(chosen.map((row) => [row.id, claimableOf(row)])),
  )
  const [batchNo, setBatchNo] = useState('')
  const [remarks, setRemarks] = useState('')
  const [isAsked, setAsked] = useState(false)
  const [sent, setSent] = useState<{ readonly batch: Batch; readonly outcome: BatchOutcome }>()
  const { send, isPending, failure } = useBatchSending(rows, onDone)

  const payable = rows.map((row) => payableOf(row, amounts[row.id] ?? '', reckonedOf(row)))
  const claims = payable.flatMap(claimOf)
  const held = rows.filter(({ likeness }) => likeness?.isHeld)
  const heldIds = new Set(held.map(({ id }) => id))
  const total = claims.reduce((sum, { claimId, payableCents }) => sum + (heldIds.has(claimId) ? 0 : payableCents), 0)
  const isComplete = batchNo.trim() !== '' && !areReckoning && rows.length > 0 && claims.length === rows.length

  async function approve() {
    setAsked(true)
    if (!isComplete) return
    const batch = { batchNo: batchNo.trim(), remarks: remarks.trim(), claims }
    const answer = await send(batch)
    if (answer && 'done' in answer) setSent({ batch, outcome: answer.done })
  }

  const notApproved = (
    <>
      <LeftOut
        title={payoutWaitTexts.leftOut(waiting.length)}
        claims={waiting}
        why={({ payoutWait }) => payoutWait && payoutWaitTexts.approvableFrom(payoutWait)}
      />
      <LeftOut
        title={texts.leftOut(leftOut.length)}
        claims={leftOut}
        why={({ id }) => whyLeftOut(reckonings.get(id))}
      />
    </>
  )
  if (sent) return <BatchOutcomeDialog rows={rows} sent={sent} onDone={onDone} onClose={onClose} />
  if (!areReckoning && rows.length === 0)
    return (
      <FormDialog
        title={texts.nothingToApprove}
        maxWidth="md"
        confirm={undefined}
        cancelLabel={queueTexts.close}
        isPending={false}
        onSubmit={onClose}
        onClose={onClose}
      >
        {notApproved}
      </FormDialog>
    )
  return (
    <FormDialog
      title={texts.approve(rows.length)}
      maxWidth="md"
      confirm={{ label: texts.approve(rows.length - held.length || rows.length) }}
      isPending={isPending}
      failure={failure?.message ?? reckoningFailure}
      total={
        <Typography sx={{ fontWeight: 650 }} role="status">
          {texts.total(formatMoney(total, 'SGD'), held.length)}
        </Typography>
      }
      onSubmit={() => void approve()}
      onClose={onClose}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {consoleTexts.claims.approveConsequence}
      </Typography>
      <BatchFields
        batchNo={batchNo}
        onBatchNo={setBatchNo}
        remarks={remarks}
        onRemarks={setRemarks}
        isAsked={isAsked}
      />
      {held.length > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {willBeHeldText(held.length)}
        </Alert>
      )}
      {notApproved}
      <BatchAmounts
        payable={payable}
        areReckoning={areReckoning}
        isAsked={isAsked}
        onType={(row, typed) => setAmounts({ ...amounts, [row.id]: typed })}
      />
      {rows.some(({ currency }) => currency !== 'SGD') && (
        <Alert severity="info" sx={{ mt: 2 }}>
          {texts.otherCurrencies}
        </Alert>
      )}
    </FormDialog>
  )
}

interface LeftOutProps {
  readonly title: string
  readonly claims: readonly QueueRow[]
  readonly why: (claim: QueueRow) => string | null | undefined
}

/** Claims that the batch does not approve, each with what keeps it. */
function LeftOut({ title, claims, why }: LeftOutProps) {
  if (claims.length === 0) return null
  return (
    <Alert severity="info" sx={{ mb: 2 }} role="region" aria-label={title}>
      <AlertTitle>{title}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {claims.map((claim) => (
          <li key={claim.id}>
            {claim.claimNo}: {why(claim)}
          </li>
        ))}
      </Box>
    </Alert>
  )
}

/** What was claimed, where it is in the currency that is paid in. */
function claimableOf({ amount, currency }: QueueRow): string {
  return currency === 'SGD' ? amount : ''
}

interface BatchFieldsProps {
  readonly batchNo: string
  readonly onBatchNo: (batchNo: string) => void
  readonly remarks: string
  readonly onRemarks: (remarks: string) => void
  /** Whether somebody wanted to send it: from then on what is missing is said. */
  readonly isAsked: boolean
}

/** What all claims of the batch get. */
function BatchFields({ batchNo, onBatchNo, remarks, onRemarks, isAsked }: BatchFieldsProps) {
  const isMissing = isAsked && batchNo.trim() === ''
  return (
    <Box sx={{ display: 'grid', gap: 2, pt: 1, gridTemplateColumns: { xs: '1fr', sm: '220px 1fr' }, mb: 2 }}>
      <TextField
        label={texts.number}
        value={batchNo}
        onChange={(event) => onBatchNo(event.target.value)}
        required
        autoFocus
        autoComplete="off"
        error={isMissing}
        helperText={isMissing ? claimRefusalTexts.BATCH_NUMBER_MISSING : texts.numberHint}
      />
      <TextField
        label={texts.remarks}
        value={remarks}
        onChange={(event) => onRemarks(event.target.value)}
        autoComplete="off"
        multiline
      />
    </Box>
  )
}
