/** What each decision is called, what its dialog asks, and how the answers become the command. */
import { rejectionReasonTexts } from '@member-care/domain/texts/claim-status-texts.ts'
import { parseExactCents } from '@member-care/domain/money/money.ts'
import { duplicateTexts, likelyDuplicateOfText } from '@member-care/domain/texts/claim-likeness-texts.ts'
import { claimRefusalTexts } from '@member-care/domain/texts/claim-refusal-texts.ts'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { decisionTexts as texts } from '@member-care/domain/texts/claim-desk-texts.ts'
import { judgePayable, type Claimed } from '../payable-amount.ts'
import type { Decision, DeskCommand } from './desk-commands.ts'

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
  readonly toCommand: (answers: DecisionAnswers, held: readonly HeldFor[]) => DeskCommand
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

export const decisionForms: Readonly<Record<Decision, DecisionForm>> = {
  approve: {
    label: consoleTexts.claims.approve,
    colour: 'primary',
    isPrimary: true,
    consequence: consoleTexts.claims.approveConsequence,
    inputs: [
      { source: 'payableCents', label: texts.payable, validate: isPayable, kind: 'amount' },
      {
        source: 'batchNo',
        label: texts.batchNo,
        hint: texts.batchNoHint,
        validate: required(claimRefusalTexts.BATCH_NUMBER_MISSING),
      },
      { source: 'remarks', label: texts.remarksOptional, kind: 'lines' },
    ],
    toCommand: ({ payableCents, batchNo, remarks, notDuplicateReason }, held) => ({
      decision: 'approve',
      // What could not be read has been refused at its input; if not, the server refuses it.
      payableCents: parseExactCents(payableCents ?? '') ?? Number.NaN,
      batchNo: (batchNo ?? '').trim(),
      remarks: (remarks ?? '').trim(),
      ...(held.length > 0 && {
        notDuplicateReason: (notDuplicateReason ?? '').trim(),
        comparedWith: held.map(({ id }) => id),
      }),
    }),
  },
  reject: {
    label: consoleTexts.claims.reject,
    colour: 'error',
    consequence: texts.rejectConsequence,
    inputs: [
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
    ],
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
}

/** What a decision asks about a claim. An approval of what is likely a duplicate needs a reason, which the claim's history keeps. */
export function inputsOf(decision: Decision, held: readonly HeldFor[]): readonly DecisionInput[] {
  const { inputs } = decisionForms[decision]
  if (decision !== 'approve' || held.length === 0) return inputs
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
