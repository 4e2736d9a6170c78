import {
  Alert,
  Box,
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
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { useState } from 'react'
import { FormDialog } from '../../console/form-dialog.tsx'
import { PersonalText } from '../../console/personal-text.tsx'
import { judgePayable } from '../payable-amount.ts'
import { BatchOutcomeDialog } from './batch-outcome.tsx'
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
export function BatchApprovalDialog({ rows, onDone, onClose }: BatchApprovalDialogProps) {
  const [amounts, setAmounts] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(rows.map((row) => [row.id, claimableOf(row)])),
  )
  const [batchNo, setBatchNo] = useState('')
  const [remarks, setRemarks] = useState('')
  const [isAsked, setAsked] = useState(false)
  const [sent, setSent] = useState<{ readonly batch: Batch; readonly outcome: BatchOutcome }>()
  const { send, isPending, failure } = useBatchSending(rows, onDone)

  const payable = rows.map((row) => ({
    row,
    typed: amounts[row.id] ?? '',
    ...judgePayable(amounts[row.id] ?? '', row),
  }))
  const claims = payable.flatMap(({ row, cents }) =>
    cents === undefined ? [] : [{ claimId: row.id, expectedVersion: row.version, payableCents: cents }],
  )
  const held = rows.filter(({ likeness }) => likeness?.isHeld)
  const heldIds = new Set(held.map(({ id }) => id))
  const total = claims.reduce((sum, { claimId, payableCents }) => sum + (heldIds.has(claimId) ? 0 : payableCents), 0)
  const isComplete = batchNo.trim() !== '' && claims.length === rows.length

  async function approve() {
    setAsked(true)
    if (!isComplete) return
    const batch = { batchNo: batchNo.trim(), remarks: remarks.trim(), claims }
    const answer = await send(batch)
    if (answer && 'done' in answer) setSent({ batch, outcome: answer.done })
  }

  if (sent) return <BatchOutcomeDialog rows={rows} sent={sent} onDone={onDone} onClose={onClose} />
  return (
    <FormDialog
      title={texts.approve(rows.length)}
      maxWidth="md"
      confirm={{ label: texts.approve(rows.length - held.length || rows.length) }}
      isPending={isPending}
      failure={failure?.message}
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
            {payable.map(({ row, typed, problem }) => (
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

/** What was claimed, where it is in the currency that is paid in. */
function claimableOf({ amount, currency }: QueueRow): string {
  return currency === 'SGD' ? amount : ''
}
