/** What the desk can do with a letter now, what each of it asks, and how the answers become the decision. */
import { isIsoDate } from '@member-care/domain/dates/singapore-dates.ts'
import { guaranteeStepsOf, type GuaranteeStep } from '@member-care/domain/guarantee/guarantee-status.ts'
import { formatDecimal, parseExactCents } from '@member-care/domain/money/money.ts'
import { needsSecondPerson } from '@member-care/domain/money/second-person.ts'
import { guaranteeRefusalTexts } from '@member-care/domain/texts/guarantee-refusal-texts.ts'
import { guaranteeStepTexts } from '@member-care/domain/texts/guarantee-desk-texts.ts'
import type { DeskDecision } from '../guarantee-commands.ts'
import type { Guarantee } from '../guarantee-record.ts'

/** In the order of its buttons. A high amount is proposed by the form that issues a letter. */
const deskSteps = [
  'agree-to-amount',
  'decline-amount',
  'approve',
  'replace',
  'decline-change',
  'request-information',
  'reject',
  'revoke',
  'reprocess',
] as const satisfies readonly GuaranteeStep[]
export type DeskStep = (typeof deskSteps)[number]

/** The steps that this administrator can take. Whether they decide at all is asked before. */
export function possibleSteps(guarantee: Guarantee, ownId: string | undefined): readonly DeskStep[] {
  const { status, waitsForAgreement, waitsForChange, amountProposal } = guarantee
  const possible = guaranteeStepsOf('desk', status)
  // Where an insurer's own system decides, the desk sees to it that the insurer gets the request (S84).
  if (guarantee.insurerDecides)
    return guarantee.referenceNo === null && possible.includes('reprocess') ? ['reprocess'] : []
  return deskSteps.filter((step) => {
    if (step === 'reprocess') return false
    if (!possible.includes(step)) return false
    if (step === 'agree-to-amount') return waitsForAgreement && amountProposal?.proposedBy !== ownId
    if (step === 'decline-amount') return waitsForAgreement
    return step === 'decline-change' ? waitsForChange : true
  })
}

/** What the desk is here for, of the steps that are possible: an amount that waits for a second person comes before another letter. */
export function mainStep(possible: readonly DeskStep[]): DeskStep | undefined {
  return (['agree-to-amount', 'approve', 'reprocess'] as const).find((step) => possible.includes(step))
}

/** What a form holds: texts as they were typed. */
export interface StepAnswers {
  readonly amountCents?: string
  readonly conditions?: string
  readonly admissionOn?: string
  readonly reason?: string
  readonly request?: string
}
export type StepField = keyof StepAnswers

/** The form as it opens; its fields in the order in which they stand. A letter begins with what the member asked for. */
export function beginStep(step: DeskStep, guarantee: Guarantee): StepAnswers {
  const { change, waitsForChange, amountCents, admissionOn, letters } = guarantee
  const asked = waitsForChange ? change : null
  switch (step) {
    case 'approve':
    case 'replace': {
      const cents = asked?.amountCents ?? amountCents
      return {
        amountCents: cents === null ? '' : formatDecimal(cents),
        admissionOn: asked?.admissionOn ?? admissionOn,
        conditions: letters.at(-1)?.conditions ?? '',
      }
    }
    case 'agree-to-amount':
    case 'reprocess':
      return {}
    case 'request-information':
      return { request: '' }
    default:
      return { reason: '' }
  }
}

/** What is wrong with the answers, before they are sent. */
export function stepErrors(step: DeskStep, answers: StepAnswers): Partial<Record<StepField, string>> {
  const { amountCents, admissionOn, reason, request } = answers
  const { LETTER_PROPOSAL_REASON_MISSING, GUARANTEE_REASON_MISSING } = guaranteeRefusalTexts
  return {
    ...(amountCents !== undefined &&
      (parseExactCents(amountCents) ?? 0) === 0 && { amountCents: guaranteeRefusalTexts.LETTER_AMOUNT_MISSING }),
    ...(admissionOn !== undefined && !isIsoDate(admissionOn) && { admissionOn: guaranteeStepTexts.dateInvalid }),
    ...(reason?.trim() === '' && {
      reason: step === 'decline-amount' ? LETTER_PROPOSAL_REASON_MISSING : GUARANTEE_REASON_MISSING,
    }),
    ...(request?.trim() === '' && { request: guaranteeRefusalTexts.INFORMATION_REQUEST_MISSING }),
  }
}

/** Whether the typed amount is more than one administrator may guarantee alone. */
export function isProposal({ amountCents }: StepAnswers, guarantee: Guarantee): boolean {
  const cents = parseExactCents(amountCents ?? '')
  return cents !== undefined && needsSecondPerson(cents, guarantee.secondPersonAboveCents ?? undefined)
}

export function decisionOf(step: DeskStep, answers: StepAnswers, guarantee: Guarantee): DeskDecision {
  const { amountProposal, change } = guarantee
  const reason = (answers.reason ?? '').trim()
  const proposalId = amountProposal?.proposalId ?? ''
  switch (step) {
    case 'approve':
    case 'replace': {
      // What could not be read has been refused at its field; if not, the server refuses it.
      const amountCents = parseExactCents(answers.amountCents ?? '') ?? 0
      const terms = { amountCents, conditions: (answers.conditions ?? '').trim() }
      return isProposal(answers, guarantee)
        ? { kind: 'amount-proposal', ...terms }
        : { kind: 'letter', ...terms, admissionOn: answers.admissionOn ?? guarantee.admissionOn }
    }
    case 'agree-to-amount':
      return { kind: 'amount-agreement', proposalId }
    case 'decline-amount':
      return { kind: 'amount-decline', proposalId, reason }
    case 'decline-change':
      return { kind: 'change-decline', changeId: change?.changeId ?? '', reason }
    case 'request-information':
      return { kind: 'information', request: (answers.request ?? '').trim() }
    case 'reject':
      return { kind: 'rejection', reason }
    case 'revoke':
      return { kind: 'revocation', reason }
    case 'reprocess':
      return { kind: 'reprocess' }
  }
}
