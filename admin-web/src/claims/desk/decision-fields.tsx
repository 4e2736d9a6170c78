import { parseExactCents } from '@member-care/domain/money/money.ts'
import { Fragment } from 'react'
import { useWatch } from 'react-hook-form'
import type { ClaimRecord } from '../claim-record.ts'
import { DecisionField } from './decision-field.tsx'
import {
  correctionInput,
  isOtherAmount,
  otherAmountInput,
  type DecisionAnswers,
  type DecisionInput,
  type SeenPlan,
} from './decision-forms.ts'
import { isCorrection, type Decision } from './desk-commands.ts'
import { useOtherAmountLimit } from './use-approval-wait.ts'

interface DecisionFieldsProps {
  readonly decision: Decision
  /** The claim that is decided: inside the form its own answers are the record of the page. */
  readonly claim: ClaimRecord
  readonly inputs: readonly DecisionInput[]
  readonly plan: SeenPlan | undefined
  readonly isReadOnly: boolean
}

/** The inputs of a decision; below an amount that is not the plan's, why. */
export function DecisionFields({ decision, claim, inputs, plan, isReadOnly }: DecisionFieldsProps) {
  const amount = useWatch<DecisionAnswers>({ name: 'payableCents' })
  const isCorrected = isCorrection(decision)
  const limit = useOtherAmountLimit(claim.companyId, plan !== undefined || isCorrected)
  const told = (input: DecisionInput) =>
    isCorrected && input.source === 'reason'
      ? correctionInput(input, {
          typedCents: decision === 'correct-to-approved' ? parseExactCents(amount ?? '') : undefined,
          planCents: plan?.payableCents ?? claim.reckoning?.payableCents ?? undefined,
          limitCents: limit,
        })
      : input
  return inputs.map((input, index) => (
    <Fragment key={input.source}>
      <DecisionField input={told(input)} claim={claim} hasFocus={index === 0} isReadOnly={isReadOnly} />
      {input.source === 'payableCents' && !isCorrected && plan && isOtherAmount(amount, plan) && (
        <DecisionField
          input={otherAmountInput(plan, parseExactCents(amount ?? '') ?? 0, limit)}
          claim={claim}
          hasFocus={false}
          isReadOnly={isReadOnly}
        />
      )}
    </Fragment>
  ))
}
