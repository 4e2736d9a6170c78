/** What each decision is called, what its dialog asks, and how the answers become the command. */
import { rejectionReasonTexts } from '@member-care/domain/texts/claim-status-texts.ts'
import { otherAmountNeedsSecondPerson } from '@member-care/domain/claim/other-amount.ts'
import { formatDecimal, formatMoney, parseExactCents } from '@member-care/domain/money/money.ts'
import { duplicateTexts, likelyDuplicateOfText } from '@member-care/domain/texts/claim-likeness-texts.ts'
import { claimRefusalTexts } from '@member-care/domain/texts/claim-refusal-texts.ts'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { deskReckoningTexts } from '@member-care/domain/texts/desk-reckoning-texts.ts'
import { claimCorrectionTexts } from '@member-care/domain/texts/claim-correction-texts.ts'
import { decisionTexts as texts } from '@member-care/domain/texts/claim-desk-texts.ts'
import type { ClaimRecord } from '../claim-record.ts'
import { judgePayable, type Claimed } from '../payable-amount.ts'
import { isCorrection, type Decision, type DeskCommand } from './desk-commands.ts'
import type { DeskAnswers } from './reckoning/desk-answers.ts'

export interface DecisionInput {
  /** The command's field, so that a refusal of the server lands at the input. */
  readonly source: string
  readonly label: string
  readonly hint?: string
  /** Gives the text that says what is wrong for this claim, or undefined; an input without it may stay empty. */
  readonly validate?: (typed: unknown, claim: Claimed) => string | undefined
  readonly kind?: 'lines' | 'amount'
  /** Choices by their code. */
  readonly choices?: Readonly<Record<string, string>>
}

/** What the form holds: texts as they were typed. */
export type DecisionAnswers = Readonly<Record<string, string | null | undefined>>

interface DecisionForm {
  readonly label: string
  readonly colour: 'primary' | 'error'
  readonly isPrimary?: boolean
  /** What follows from it, said before it is done. */
  readonly consequence: string
  readonly inputs: readonly DecisionInput[]
  /** @param held the likely duplicates that the claim was compared with */
  readonly toCommand: (answers: DecisionAnswers, held: readonly HeldFor[], plan?: SeenPlan) => DeskCommand
}

/** What the plan says of a claim, as the desk saw it, and what the desk has answered. */
export interface SeenPlan {
  /** Null: it cannot say. */
  readonly payableCents: number | null
  readonly currency: string
  readonly desk: DeskAnswers
  /** Those of the plan, where the claim does not say of which it is, and only the decision can. */
  readonly benefits?: readonly { readonly id: string; readonly name: string }[]
}

/** A likely duplicate, as far as a decision speaks of it. */
export interface HeldFor {
  readonly id: string
  readonly claimNo: string
}

const isPayable = (typed: unknown, claim: Claimed) =>
  judgePayable(typeof typed === 'string' ? typed : '', claim).problem

const reasonLabels = Object.fromEntries(Object.entries(rejectionReasonTexts).map(([code, { label }]) => [code, label]))

const required = (text: string) => (typed: unknown) =>
  typeof typed === 'string' && typed.trim() !== '' ? undefined : text

const payableInput: DecisionInput = {
  source: 'payableCents',
  label: texts.payable,
  validate: isPayable,
  kind: 'amount',
}
const batchInput: DecisionInput = {
  source: 'batchNo',
  label: texts.batchNo,
  hint: texts.batchNoHint,
  validate: required(claimRefusalTexts.BATCH_NUMBER_MISSING),
}
const paidRemarksInput: DecisionInput = { source: 'remarks', label: texts.remarksOptional, kind: 'lines' }
const rejectionInputs: readonly DecisionInput[] = [
  {
    source: 'reasonCode',
    label: texts.reason,
    validate: required(claimRefusalTexts.REJECTION_REASON_MISSING),
    choices: reasonLabels,
  },
  {
    source: 'remarks',
    label: texts.remarks,
    validate: required(texts.remarksMissing),
    kind: 'lines',
  },
  { source: 'batchNo', label: texts.batchNoOptional },
]
const correctionReasonInput: DecisionInput = {
  source: 'reason',
  label: claimCorrectionTexts.reason,
  hint: claimCorrectionTexts.reasonHint,
  validate: required(claimRefusalTexts.CORRECTION_REASON_MISSING),
  kind: 'lines',
}

export const decisionForms: Readonly<Record<Decision, DecisionForm>> = {
  approve: {
    label: consoleTexts.claims.approve,
    colour: 'primary',
    isPrimary: true,
    consequence: consoleTexts.claims.approveConsequence,
    inputs: [payableInput, batchInput, paidRemarksInput],
    toCommand: ({ payableCents, batchNo, remarks, notDuplicateReason, otherAmountReason }, held, plan) => ({
      decision: 'approve',
      // What could not be read has been refused at its input; if not, the server refuses it.
      payableCents: parseExactCents(payableCents ?? '') ?? Number.NaN,
      ...(plan && { desk: plan.desk }),
      ...(plan && plan.payableCents !== null && { shownPayableCents: plan.payableCents }),
      ...(isOtherAmount(payableCents, plan) && { otherAmountReason: (otherAmountReason ?? '').trim() }),
      batchNo: (batchNo ?? '').trim(),
      remarks: (remarks ?? '').trim(),
      ...comparisonWith(held, notDuplicateReason),
    }),
  },
  reject: {
    label: consoleTexts.claims.reject,
    colour: 'error',
    consequence: texts.rejectConsequence,
    inputs: rejectionInputs,
    toCommand: ({ reasonCode, remarks, batchNo }) => ({
      decision: 'reject',
      reasonCode: reasonCode ?? '',
      remarks: (remarks ?? '').trim(),
      ...(batchNo?.trim() && { batchNo: batchNo.trim() }),
    }),
  },
  'request-information': {
    label: consoleTexts.claims.requestInformation,
    colour: 'primary',
    consequence: texts.requestConsequence,
    inputs: [
      {
        source: 'request',
        label: texts.request,
        validate: required(claimRefusalTexts.REQUEST_MISSING),
        kind: 'lines',
      },
    ],
    toCommand: ({ request }) => ({ decision: 'request-information', request: (request ?? '').trim() }),
  },
  'start-review': {
    label: consoleTexts.claims.startReview,
    colour: 'primary',
    consequence: texts.reviewConsequence,
    inputs: [],
    toCommand: () => ({ decision: 'start-review' }),
  },
  'correct-to-approved': {
    label: claimCorrectionTexts.action,
    colour: 'primary',
    consequence: claimCorrectionTexts.approvedConsequence,
    inputs: [payableInput, batchInput, paidRemarksInput, correctionReasonInput],
    toCommand: ({ payableCents, batchNo, remarks, reason, notDuplicateReason, benefitId }, held, plan) => ({
      decision: 'correct-to-approved',
      ...(benefitId && { desk: { benefitId } }),
      payableCents: parseExactCents(payableCents ?? '') ?? Number.NaN,
      batchNo: (batchNo ?? '').trim(),
      remarks: (remarks ?? '').trim(),
      reason: (reason ?? '').trim(),
      ...(plan && plan.payableCents !== null && { shownPayableCents: plan.payableCents }),
      ...comparisonWith(held, notDuplicateReason),
    }),
  },
  'correct-to-rejected': {
    label: claimCorrectionTexts.action,
    colour: 'error',
    consequence: claimCorrectionTexts.rejectedConsequence,
    inputs: [...rejectionInputs, correctionReasonInput],
    toCommand: ({ reasonCode, remarks, batchNo, reason }) => ({
      decision: 'correct-to-rejected',
      reasonCode: reasonCode ?? '',
      remarks: (remarks ?? '').trim(),
      reason: (reason ?? '').trim(),
      ...(batchNo?.trim() && { batchNo: batchNo.trim() }),
    }),
  },
}

/** What a form opens with. A claim is usually paid as its plan says; without one, in Singapore dollars, as claimed. A correction begins with what was decided. */
export function beginWith(
  decision: Decision,
  { id, currency, amount, payable, batchNo }: Pick<ClaimRecord, 'id' | 'currency' | 'amount' | 'payable' | 'batchNo'>,
  plan: SeenPlan | undefined,
): DecisionAnswers & { id: string } {
  if (isCorrection(decision))
    return {
      id,
      ...(batchNo !== null && { batchNo }),
      ...(decision === 'correct-to-approved' && payable !== null && { payableCents: payable }),
    }
  if (decision !== 'approve') return { id }
  if (plan !== undefined)
    return plan.payableCents === null ? { id } : { id, payableCents: formatDecimal(plan.payableCents) }
  return currency === 'SGD' ? { id, payableCents: amount } : { id }
}

/** A correction says what it saw as settled: that stands in no version of the claim. */
export function onSettled(command: DeskCommand, { settledCents }: Pick<ClaimRecord, 'settledCents'>): DeskCommand {
  return command.decision === 'correct-to-approved' || command.decision === 'correct-to-rejected'
    ? { ...command, shownSettledCents: settledCents }
    : command
}

function comparisonWith(held: readonly HeldFor[], notDuplicateReason: string | null | undefined) {
  return held.length === 0
    ? {}
    : { notDuplicateReason: (notDuplicateReason ?? '').trim(), comparedWith: held.map(({ id }) => id) }
}

/** Whether what is typed is another amount than the plan says. An amount that cannot be read is told at its own input. */
export function isOtherAmount(typed: string | null | undefined, plan: SeenPlan | undefined): boolean {
  if (plan === undefined || plan.payableCents === null) return false
  const cents = parseExactCents(typed ?? '')
  return cents !== undefined && cents !== plan.payableCents
}

/** Why another amount is paid than the plan says; asked only where one is typed. */
export function otherAmountInput(plan: SeenPlan, typedCents: number, limitCents: number | undefined): DecisionInput {
  const { otherAmount } = deskReckoningTexts
  return {
    source: 'otherAmountReason',
    label: otherAmount.label,
    hint: [
      otherAmount.hint(formatMoney(plan.payableCents ?? 0, plan.currency)),
      ...(limitCents !== undefined && otherAmountNeedsSecondPerson(typedCents, plan, limitCents)
        ? [otherAmount.needsSecond(formatMoney(limitCents, 'SGD'))]
        : []),
    ].join(' '),
    validate: required(claimRefusalTexts.OTHER_AMOUNT_REASON_MISSING),
    kind: 'lines',
  }
}

/** Whether it is compared with what it looks like: a claim that will be paid, and was not approved before. */
export function isComparedFor(decision: Decision, { status }: Pick<ClaimRecord, 'status'>): boolean {
  return decision === 'approve' || (decision === 'correct-to-approved' && status === 'REJECTED')
}

/** Why a correction is made; above the client's limit, unless it is what the plan says, a second person has to agree. */
export function correctionInput(
  input: DecisionInput,
  {
    typedCents,
    planCents,
    limitCents,
  }: Readonly<Record<'typedCents' | 'planCents' | 'limitCents', number | undefined>>,
): DecisionInput {
  const plan = planCents === undefined ? undefined : { payableCents: planCents }
  const isSecond = typedCents !== undefined && otherAmountNeedsSecondPerson(typedCents, plan, limitCents)
  return isSecond && limitCents !== undefined
    ? {
        ...input,
        hint: `${input.hint ?? ''} ${claimCorrectionTexts.needsSecond(formatMoney(limitCents, 'SGD'))}`.trim(),
      }
    : input
}

function benefitInput(benefits: NonNullable<SeenPlan['benefits']>): DecisionInput {
  return {
    source: 'benefitId',
    label: deskReckoningTexts.answers.benefit,
    validate: required(claimRefusalTexts.BENEFIT_UNKNOWN),
    choices: Object.fromEntries(benefits.map(({ id, name }) => [id, name])),
  }
}

/** What a decision asks about a claim. An approval of what is likely a duplicate needs a reason, which the claim's history keeps. */
export function inputsOf(
  decision: Decision,
  held: readonly HeldFor[],
  benefits?: SeenPlan['benefits'],
): readonly DecisionInput[] {
  const inputs = [...decisionForms[decision].inputs, ...(benefits === undefined ? [] : [benefitInput(benefits)])]
  if (held.length === 0 || (decision !== 'approve' && decision !== 'correct-to-approved')) return inputs
  const reason: DecisionInput = {
    source: 'notDuplicateReason',
    label: duplicateTexts.reasonLabel,
    hint: likelyDuplicateOfText(held.map(({ claimNo }) => claimNo)),
    validate: required(claimRefusalTexts.NOT_DUPLICATE_REASON_MISSING),
    kind: 'lines',
  }
  return [...inputs, reason]
}

/** Whether the server's refusal names an input of the form, where its text then stands; it is not said a second time. */
export function isSaidAtInput(
  inputs: readonly DecisionInput[],
  refusedFields: Readonly<Record<string, unknown>> | undefined,
): boolean {
  return refusedFields !== undefined && inputs.some(({ source }) => source in refusedFields)
}

/** What is said once it is done. An amount that needs a second person is only proposed. */
export function doneTextOf(
  decision: Decision,
  { claimNo, status, amountProposal }: Pick<ClaimRecord, 'claimNo' | 'status' | 'amountProposal'>,
): string {
  if (isCorrection(decision))
    return amountProposal !== null && amountProposal.declined === null
      ? claimCorrectionTexts.proposed(claimNo)
      : claimCorrectionTexts.done(claimNo)
  return decision === 'approve' && status !== 'APPROVED'
    ? deskReckoningTexts.otherAmount.proposed(claimNo)
    : texts.done[decision](claimNo)
}
