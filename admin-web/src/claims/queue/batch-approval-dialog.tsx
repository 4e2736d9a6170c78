import {
  Alert,
  AlertTitle,
  Box,
  Skeleton,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material'
import { amountText, formatMoney } from '@member-care/domain/money/money.ts'
import { claimRefusalTexts } from '@member-care/domain/texts/claim-refusal-texts.ts'
import { willBeHeldText } from '@member-care/domain/texts/claim-likeness-texts.ts'
import { queueTexts } from '@member-care/domain/texts/claim-queue-texts.ts'
import { payoutWaitTexts } from '@member-care/domain/texts/payout-wait-texts.ts'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { useState } from 'react'
import { FormDialog } from '../../console/form-dialog.tsx'
import { PersonalText } from '../../console/personal-text.tsx'
import { judgePayable } from '../payable-amount.ts'
import { BatchOutcomeDialog } from './batch-outcome.tsx'
import { useBatchReckonings, whyLeftOut } from './batch-reckonings.ts'
import { useBatchSending } from './batch-sending.ts'
import { QueueLikeness } from './queue-likeness.tsx'
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

  const payable = rows.map((row) => ({
    row,
    typed: amounts[row.id] ?? '',
    reckoned: reckonedOf(row),
    ...payableOf(reckonedOf(row), amounts[row.id] ?? '', row),
  }))
  const claims = payable.flatMap(({ row, cents, reckoned }) =>
    cents === undefined
      ? []
      : [
          {
            claimId: row.id,
            expectedVersion: row.version,
            payableCents: cents,
            ...(reckoned !== undefined && { shownPayableCents: reckoned }),
          },
        ],
  )
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
      <Box sx={{ display: 'grid', gap: 2, pt: 1, gridTemplateColumns: { xs: '1fr', sm: '220px 1fr' }, mb: 2 }}>
        <TextField
          label={texts.number}
          value={batchNo}
          onChange={(event) => setBatchNo(event.target.value)}
          required
          autoFocus
          autoComplete="off"
          error={isAsked && batchNo.trim() === ''}
          helperText={isAsked && batchNo.trim() === '' ? claimRefusalTexts.BATCH_NUMBER_MISSING : texts.numberHint}
        />
        <TextField
          label={texts.remarks}
          value={remarks}
          onChange={(event) => setRemarks(event.target.value)}
          autoComplete="off"
          multiline
        />
      </Box>
      {held.length > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {willBeHeldText(held.length)}
        </Alert>
      )}
      {notApproved}
      <TableContainer tabIndex={0} role="region" aria-label={texts.amounts}>
        <Table size="small" aria-label={texts.amounts}>
          <TableHead>
            <TableRow>
              <TableCell>{queueTexts.columns.claim}</TableCell>
              <TableCell>{queueTexts.columns.claimant}</TableCell>
              <TableCell align="right">{texts.claimed}</TableCell>
              <TableCell align="right">{texts.payable}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {payable.map(({ row, typed, problem, reckoned }) => (
              <TableRow key={row.id}>
                <TableCell component="th" scope="row">
                  {row.claimNo}
                  <QueueLikeness likeness={row.likeness} />
                </TableCell>
                <TableCell>
                  <PersonalText value={row.claimantName} />
                </TableCell>
                <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                  {amountText(row.amount, row.currency)}
                </TableCell>
                <TableCell align="right">
                  {areReckoning ? (
                    <Skeleton width={120} sx={{ ml: 'auto' }} />
                  ) : reckoned !== undefined ? (
                    <Box sx={{ whiteSpace: 'nowrap', fontWeight: 600 }}>
                      {formatMoney(reckoned, 'SGD')}
                      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                        {texts.byPlan}
                      </Typography>
                    </Box>
                  ) : (
                    <TextField
                      value={typed}
                      onChange={(event) => setAmounts({ ...amounts, [row.id]: event.target.value })}
                      // Nothing typed yet is no mistake until somebody wants to send it.
                      error={problem !== undefined && (isAsked || typed !== '')}
                      helperText={isAsked || typed !== '' ? problem : undefined}
                      autoComplete="off"
                      slotProps={{
                        htmlInput: {
                          inputMode: 'decimal',
                          'aria-label': texts.payableOf(row.claimNo),
                          style: { textAlign: 'right' },
                        },
                      }}
                      sx={{ width: 190 }}
                    />
                  )}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
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

/** What the plan says is paid so; without a plan what is typed is. */
function payableOf(reckoned: number | undefined, typed: string, row: QueueRow): ReturnType<typeof judgePayable> {
  return reckoned === undefined ? judgePayable(typed, row) : { cents: reckoned }
}

/** What was claimed, where it is in the currency that is paid in. */
function claimableOf({ amount, currency }: QueueRow): string {
  return currency === 'SGD' ? amount : ''
}
