import { formatMoney } from '@member-care/domain/money/money.ts'
import { claimRefusalTexts } from '@member-care/domain/texts/claim-refusal-texts.ts'
import { deskReckoningTexts } from '@member-care/domain/texts/desk-reckoning-texts.ts'
import { Alert, AlertTitle, Box, Button, TextField, Typography } from '@mui/material'
import { useId, useState } from 'react'
import { useAdministrator } from '../../../console/administrator.ts'
import { FailureAlert } from '../../../console/failure-alert.tsx'
import { PersonalText } from '../../../console/personal-text.tsx'
import type { ClaimRecord } from '../../claim-record.ts'
import { ApprovableFrom, PayingButton } from '../../paying-button.tsx'
import { usePayoutWait } from '../../use-payout-wait.ts'
import { useShownClaim } from '../../use-claim.ts'
import { useClaimCommand } from '../../use-claim-command.ts'
import type { AmountDecision } from '../desk-commands.ts'

const { proposal: texts } = deskReckoningTexts
type Proposal = NonNullable<ClaimRecord['amountProposal']>

/** Another amount than the plan says, with both, for the second person who has to agree; or why it was declined. */
export function AmountProposal({ onDecided }: { onDecided: () => void }) {
  const { amountProposal: proposal, actions } = useShownClaim()
  const ownId = useAdministrator()?.id as string | undefined
  if (!proposal) return null
  const { payableCents, reckonedCents, proposedBy, reason, remarks, declined } = proposal
  const isOwn = proposedBy.id === ownId
  return (
    <Alert
      severity={declined ? 'info' : 'warning'}
      role="region"
      aria-label={declined ? texts.declinedTitle : texts.title}
      sx={{ '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}
    >
      <AlertTitle>{declined ? texts.declinedTitle : texts.title}</AlertTitle>
      <Box component="dl" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1, mb: 1 }}>
        <Amount label={texts.proposed} amount={formatMoney(payableCents, 'SGD')} />
        <Amount
          label={texts.byPlan}
          amount={reckonedCents === null ? deskReckoningTexts.unknown : formatMoney(reckonedCents, 'SGD')}
        />
      </Box>
      <Typography variant="body2">{texts.by(proposedBy.name)}</Typography>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {texts.reason}: <PersonalText value={reason} />
      </Typography>
      {remarks !== '' && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {texts.remarks}: <PersonalText value={remarks} />
        </Typography>
      )}
      {declined ? (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {texts.declinedBy(declined.by.name)}: <PersonalText value={declined.reason} />
        </Typography>
      ) : (
        (actions.includes('approve') || actions.includes('correct-to-approved')) && (
          <SecondPerson proposal={proposal} isOwn={isOwn} onDecided={onDecided} />
        )
      )}
    </Alert>
  )
}

function Amount({ label, amount }: { label: string; amount: string }) {
  return (
    <Box>
      <Typography component="dt" variant="body2">
        {label}
      </Typography>
      <Typography
        component="dd"
        sx={{ m: 0, fontWeight: 650, fontSize: '1.125rem', fontVariantNumeric: 'tabular-nums' }}
      >
        {amount}
      </Typography>
    </Box>
  )
}

interface SecondPersonProps {
  readonly proposal: Proposal
  /** Who proposed it cannot agree to it, but take it back. */
  readonly isOwn: boolean
  readonly onDecided: () => void
}

function SecondPerson({ proposal: { proposalId, payableCents, reckonedCents }, isOwn, onDecided }: SecondPersonProps) {
  const claim = useShownClaim()
  const wait = usePayoutWait(claim.payoutWait)
  const wordsId = useId()
  const [isDeclining, setDeclining] = useState(false)
  const [reason, setReason] = useState('')
  const [isAsked, setAsked] = useState(false)
  const isMissing = isAsked && reason.trim() === ''
  const { run, isPending, failure } = useClaimCommand({
    doneText: ({ claimNo, amountProposal }) =>
      amountProposal === null ? texts.agreed(claimNo) : texts.declined(claimNo),
  })

  async function decide(declineReason?: string) {
    const decision: AmountDecision = {
      proposalId,
      // Where nobody can tell, the server says so.
      shownPayableCents: reckonedCents ?? 0,
      shownSettledCents: claim.settledCents,
      ...(declineReason !== undefined && { declineReason }),
    }
    const sent = await run(decision, (options, dataProvider) =>
      dataProvider.decideAmount(claim.id, claim.version, decision, options),
    )
    if (sent && 'done' in sent && declineReason === undefined) onDecided()
  }

  return (
    <Box sx={{ mt: 1.5, display: 'grid', gap: 1.5 }}>
      {isOwn && <Typography variant="body2">{texts.own}</Typography>}
      {isDeclining && (
        <TextField
          label={isOwn ? texts.takeBackReason : texts.declineReason}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          required
          multiline
          fullWidth
          autoFocus
          error={isMissing}
          helperText={isMissing ? claimRefusalTexts.DECLINE_REASON_MISSING : undefined}
          sx={{ '& .MuiInputBase-root': { bgcolor: 'background.paper' } }}
        />
      )}
      <FailureAlert message={failure?.message} sx={{}} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {!isOwn && !isDeclining && (
          <PayingButton
            wait={wait}
            wordsId={wordsId}
            variant="contained"
            loading={isPending}
            onClick={() => void decide()}
          >
            {texts.agree(formatMoney(payableCents, 'SGD'))}
          </PayingButton>
        )}
        <Button
          variant="outlined"
          color="inherit"
          loading={isDeclining && isPending}
          onClick={() => {
            if (!isDeclining) return setDeclining(true)
            setAsked(true)
            if (reason.trim() !== '') void decide(reason.trim())
          }}
        >
          {isOwn ? texts.takeBack : texts.decline}
        </Button>
      </Box>
      {!isOwn && !isDeclining && <ApprovableFrom wait={wait} id={wordsId} />}
    </Box>
  )
}
