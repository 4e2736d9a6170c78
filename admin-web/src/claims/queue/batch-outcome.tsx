import ApprovedIcon from '@mui/icons-material/CheckCircleOutlined'
import RefusedIcon from '@mui/icons-material/ErrorOutlined'
import HeldIcon from '@mui/icons-material/FileCopy'
import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Link, Typography } from '@mui/material'
import { visuallyHidden } from '@mui/utils'
import {
  duplicateTexts,
  heldBackText,
  listedOfText,
  othersText,
  resemblancesText,
} from '@member-care/domain/texts/claim-likeness-texts.ts'
import { queueTexts } from '@member-care/domain/texts/claim-queue-texts.ts'
import { claimRefusalTexts } from '@member-care/domain/texts/claim-refusal-texts.ts'
import { useState } from 'react'
import { TextInput } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { CommandForm } from '../../record/command-form.tsx'
import { LikenessMark } from '../likeness-mark.tsx'
import { useBatchSending } from './batch-sending.ts'
import { deskAddress, type Batch, type BatchOutcome, type QueueRow } from './queue-record.ts'

const TITLE_ID = 'batch-title'
const { batch: texts } = queueTexts
/** So many that a claim looks like stand in the dialog; the claim's own page shows more. */
const MOST_SHOWN = 3

export interface BatchOutcomeDialogProps {
  /** The claims of the batch, as they stood when it was begun. */
  readonly rows: readonly QueueRow[]
  /** @param approved ids of the claims that are approved now */
  readonly onDone: (approved: readonly string[]) => void
  readonly onClose: () => void
  readonly sent: { readonly batch: Batch; readonly outcome: BatchOutcome }
}

type Result = BatchOutcome['results'][number]

/** What became of each claim of a batch. A claim that was held back can be approved here by itself, with a reason. */
export function BatchOutcomeDialog({ rows, sent: { batch, outcome }, onDone, onClose }: BatchOutcomeDialogProps) {
  // A claim that was held back may be approved here: what came of that takes the place of what came of the batch.
  const [later, setLater] = useState<Readonly<Record<string, Result>>>({})
  const results = outcome.results.map((result) => later[result.claimId] ?? result)
  const approved = results.filter((result) => result.outcome === 'approved').length
  const held = results.filter((result) => result.outcome === 'held')
  const refused = results.filter((result) => result.outcome === 'refused')
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={TITLE_ID}>
      <DialogTitle id={TITLE_ID}>{texts.done(outcome.batchNo)}</DialogTitle>
      <DialogContent>
        <Typography
          role="status"
          sx={{
            display: 'flex',
            gap: 1,
            alignItems: 'center',
            fontWeight: 600,
            color: approved > 0 ? 'success.main' : 'text.primary',
            mb: results.length > approved ? 2 : 0,
          }}
        >
          {approved > 0 && <ApprovedIcon aria-hidden="true" />} {texts.approved(approved)}
        </Typography>
        {held.length > 0 && (
          <>
            <Typography
              sx={{ display: 'flex', gap: 1, alignItems: 'center', fontWeight: 600, color: 'warning.main', mb: 0.5 }}
            >
              <HeldIcon aria-hidden="true" /> {heldBackText(held.length)}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
              {duplicateTexts.heldConsequence}
            </Typography>
            <Box
              component="ul"
              aria-label={texts.heldBack}
              sx={{ listStyle: 'none', m: 0, p: 0, mb: refused.length > 0 ? 2 : 0 }}
            >
              {held.map((result) => (
                <HeldClaim
                  key={result.claimId}
                  result={result}
                  rows={rows}
                  batch={batch}
                  onDone={onDone}
                  onResult={(answered) => setLater({ ...later, [answered.claimId]: answered })}
                />
              ))}
            </Box>
          </>
        )}
        {refused.length > 0 && (
          <>
            <Typography
              sx={{ display: 'flex', gap: 1, alignItems: 'center', fontWeight: 600, color: 'error.main', mb: 1 }}
            >
              <RefusedIcon aria-hidden="true" /> {texts.refused(refused.length)}
            </Typography>
            <Box component="ul" sx={{ m: 0, pl: 3 }}>
              {refused.map(({ claimId, claimNo, message }) => (
                <Typography component="li" variant="body2" key={claimId} sx={{ mb: 0.5 }}>
                  <strong>{claimNo}</strong>: {message}
                </Typography>
              ))}
            </Box>
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" autoFocus onClick={onClose}>
          {queueTexts.close}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

interface HeldClaimProps extends Pick<BatchOutcomeDialogProps, 'rows' | 'onDone'> {
  readonly result: Result
  readonly batch: Batch
  readonly onResult: (result: Result) => void
}

interface ApprovalReason {
  readonly reason: string
}

/** A claim that the batch did not approve, what it looks like, and the way to approve it by itself. */
function HeldClaim({ result, rows, batch, onDone, onResult }: HeldClaimProps) {
  const { send, isPending, failure } = useBatchSending(rows, onDone)
  const { claimId, claimNo, code, message, lookalikes, lookalikesTotal } = result
  const shown = lookalikes.slice(0, MOST_SHOWN)
  const row = rows.find(({ id }) => id === claimId)

  function approve({ reason }: ApprovalReason) {
    const one = {
      ...batch,
      claims: batch.claims
        .filter((claim) => claim.claimId === claimId)
        .map((claim) => ({
          ...claim,
          notDuplicateReason: reason.trim(),
          comparedWith: lookalikes.map((other) => other.claimId),
        })),
    }
    return send(one)
  }

  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider', py: 1.5 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 1.5,
          alignItems: 'center',
          justifyContent: 'space-between',
        }}
      >
        <Typography sx={{ fontWeight: 650 }}>{claimNo}</Typography>
        {row && (
          <Link
            component={RouterLink}
            to={deskAddress(row)}
            sx={{ minHeight: 24, display: 'inline-block', fontSize: '0.875rem' }}
          >
            {duplicateTexts.compare}
            <Box component="span" sx={visuallyHidden}>
              {texts.ofClaim(claimNo)}
            </Box>
          </Link>
        )}
      </Box>
      {shown.map((other) => (
        <Box key={other.claimId} sx={{ mb: 0.5 }}>
          <LikenessMark likeness={other.likeness} />
          <Typography variant="body2">
            {othersText(other.claimNo, 0)}: {resemblancesText(other.because)}
            {other.status === 'REJECTED' && ` · ${duplicateTexts.rejectedBefore}`}
          </Typography>
        </Box>
      ))}
      {lookalikesTotal > shown.length && (
        <Typography variant="body2">{listedOfText(shown.length, lookalikesTotal, false)}</Typography>
      )}
      <CommandForm<ApprovalReason, BatchOutcome>
        empty={{ reason: '' }}
        errorsOf={({ reason }) =>
          reason.trim() === '' ? { reason: claimRefusalTexts.NOT_DUPLICATE_REASON_MISSING } : {}
        }
        reValidateMode="onChange"
        send={approve}
        onDone={({ results }) => results.forEach(onResult)}
        isPending={isPending}
        failure={failure}
        warnWhenUnsavedChanges={false}
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1, alignItems: 'flex-start' }}>
          <TextInput
            source="reason"
            label={duplicateTexts.reasonLabel}
            required
            autoComplete="off"
            size="small"
            helperText={false}
            slotProps={{ htmlInput: { 'aria-label': texts.reasonOf(duplicateTexts.reasonLabel, claimNo) } }}
            sx={{ flex: '1 1 220px' }}
          />
          <Button type="submit" variant="outlined" loading={isPending}>
            {duplicateTexts.approveThisOne}
            <Box component="span" sx={visuallyHidden}>
              {texts.ofClaim(claimNo)}
            </Box>
          </Button>
        </Box>
      </CommandForm>
      {(failure || code === 'DUPLICATE_FOUND_MEANWHILE') && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {failure?.message ?? message}
        </Alert>
      )}
    </Box>
  )
}
