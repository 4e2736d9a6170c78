import type { ButtonProps } from '@mui/material'
import { parseExactCents } from '@member-care/domain/money/money.ts'
import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { ApprovableFrom, PayingButton } from '../paying-button.tsx'
import type { ClaimRecord } from '../claim-record.ts'
import type { DecisionAnswers, SeenPlan } from './decision-forms.ts'
import type { Decision } from './desk-commands.ts'
import { useApprovalWait } from './use-approval-wait.ts'

interface DecideButtonProps extends ButtonProps {
  /** Inside a form its own answers are the record of the page. */
  readonly claim: ClaimRecord
  readonly decision: Decision
  readonly plan: SeenPlan | undefined
}

/** Sends the form of a decision. What would be paid may wait. */
export function DecideButton({ claim, decision, plan, ...button }: DecideButtonProps) {
  const { toPay } = useApprovalWait(claim, plan)
  const amount = useWatch<DecisionAnswers>({ name: 'payableCents' })
  const wait = decision === 'approve' ? toPay(parseExactCents(amount ?? '')) : undefined
  const wordsId = useId()
  return (
    <>
      <ApprovableFrom wait={wait} id={wordsId} />
      <PayingButton type="submit" wait={wait} wordsId={wordsId} {...button} />
    </>
  )
}
