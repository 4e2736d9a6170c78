/** Accepting what the plan says: one press, once a batch number is known. */
import { formatDecimal, formatMoney } from '@member-care/domain/money/money.ts'
import { deskReckoningTexts as texts } from '@member-care/domain/texts/desk-reckoning-texts.ts'
import { useStore } from 'react-admin'
import { usePayoutWait } from '../../use-payout-wait.ts'
import { useShownClaim } from '../../use-claim.ts'
import { useClaimCommand } from '../../use-claim-command.ts'
import { decisionForms } from '../decision-forms.ts'
import { useHeldFor } from '../use-possible-duplicates.ts'
import type { Acceptance } from './reckoning-pane.tsx'
import { seenPlanOf, type DeskReckoning } from './use-reckoning.ts'

/** The number under which this administrator approved last: a settlement goes on until another one is typed. */
export function useLastBatchNo() {
  return useStore<string>('claim-desk.batch-no', '')
}

export interface AcceptanceOptions {
  /** Opens the approval, where something is still to be said: the batch number, an open question, or why it is no duplicate. */
  readonly onAsk: () => void
  readonly onDecided: () => void
}

/** Undefined where the plan says no amount, another amount waits for a second person, or the claim cannot be approved now. */
export function useAcceptance(desk: DeskReckoning, { onAsk, onDecided }: AcceptanceOptions): Acceptance | undefined {
  const claim = useShownClaim()
  const plan = seenPlanOf(desk)
  const mayApprove = claim.actions.includes('approve')
  const held = useHeldFor(claim.id, mayApprove && plan !== undefined)
  const [batchNo] = useLastBatchNo()
  const wait = usePayoutWait(claim.payoutWait)
  const { run, isPending, failure } = useClaimCommand({
    doneText: ({ claimNo, payable }) => texts.accepted(claimNo, formatMoney(Math.round(Number(payable) * 100), 'SGD')),
  })
  const isProposed = claim.amountProposal !== null && claim.amountProposal.declined === null
  if (!mayApprove || isProposed || plan === undefined || plan.payableCents === null) return undefined
  const { payableCents } = plan
  const isPlain = batchNo !== '' && held.length === 0 && desk.reckoning?.questions.length === 0

  async function accept() {
    const command = decisionForms.approve.toCommand({ payableCents: formatDecimal(payableCents), batchNo }, [], plan)
    const sent = await run(command, (options, dataProvider) =>
      dataProvider.decideClaim(claim.id, claim.version, command, options),
    )
    if (sent && 'done' in sent) onDecided()
  }

  return {
    run: isPlain ? () => void accept() : onAsk,
    isPending,
    wait,
    failure: failure?.message,
    hint: isPlain ? texts.acceptHint(batchNo) : texts.acceptHintNoBatch,
  }
}
