/** What follows from a command on a letter of guarantee: events, or a refusal. No decision depends on a personal value, which may have been forgotten. */
import { unlessRedacted } from '../events/event-definition.ts'
import { needsSecondPerson } from '../money/second-person.ts'
import type {
  AcknowledgeAdmission,
  AgreeToLetterAmount,
  AskForLetterChange,
  DeclineLetterAmount,
  DeclineLetterChange,
  GiveGuaranteeInformation,
  GuaranteeCommand,
  IssueLetter,
  ProposeLetterAmount,
  ReadyLetter,
  RequestGuarantee,
} from './guarantee-commands.ts'
import { decideGuaranteeHandover } from './decide-guarantee-handover.ts'
import type { GuaranteeEvent, IssuedLetter, LetterTerms } from './guarantee-events.ts'
import { refuseGuarantee, type GuaranteeRefusal, type GuaranteeRefusalCode } from './guarantee-refusals.ts'
import {
  isRequested,
  latestLetter,
  openChange,
  type GuaranteeAmountProposal,
  type GuaranteeState,
  type RequestedGuarantee,
} from './guarantee-state.ts'
import { guaranteeStatusAfter, type GuaranteeStep } from './guarantee-status.ts'
import { validUntil } from './guarantee-terms.ts'

export type GuaranteeDecision = { readonly events: readonly GuaranteeEvent[] } | { readonly refusal: GuaranteeRefusal }

const nothing: GuaranteeDecision = { events: [] }

/** The step of the one table (guarantee-status.ts) that a command takes. */
const stepOfCommand = {
  PassOnGuarantee: 'pass-on',
  DeclineGuarantee: 'decline',
  TakeGuarantee: 'take',
  RecordGuaranteeHandoverFailure: 'fail-handover',
  ReprocessGuarantee: 'reprocess',
  RequestGuaranteeInformation: 'request-information',
  GiveGuaranteeInformation: 'give-information',
  ProposeLetterAmount: 'propose-amount',
  AgreeToLetterAmount: 'agree-to-amount',
  DeclineLetterAmount: 'decline-amount',
  RejectGuarantee: 'reject',
  WithdrawGuarantee: 'withdraw',
  RevokeGuarantee: 'revoke',
  AskForLetterChange: 'ask-for-change',
  DeclineLetterChange: 'decline-change',
  AcknowledgeAdmission: 'acknowledge-admission',
  TellExpiry: 'tell-expiry',
  ExpireGuarantee: 'expire',
} as const satisfies Readonly<Partial<Record<GuaranteeCommand['type'], GuaranteeStep>>>

/** Takes a command and the letter as it is; gives the events to append, none when it is already as asked (S26, S66, S67). */
export function decideGuarantee(command: GuaranteeCommand, state: GuaranteeState): GuaranteeDecision {
  if (command.type === 'RequestGuarantee')
    return isRequested(state) ? refuseGuarantee('GUARANTEE_ALREADY_REQUESTED') : request(command.data)
  if (!isRequested(state)) return refuseGuarantee('GUARANTEE_NOT_FOUND')
  const step =
    command.type === 'IssueLetter' ? (latestLetter(state) ? 'replace' : 'approve') : stepOfCommand[command.type]
  if (guaranteeStatusAfter(step, state.status) === undefined) return refuseStep(step, state)
  return take(command, state)
}

function take(command: Exclude<GuaranteeCommand, RequestGuarantee>, state: RequestedGuarantee): GuaranteeDecision {
  const { guaranteeId, patientId } = state
  switch (command.type) {
    case 'PassOnGuarantee':
      return one({ type: 'GuaranteePassedOn', data: { guaranteeId } })
    case 'DeclineGuarantee':
      return withReason(command.data.reason, (reason) => ({
        type: 'GuaranteeDeclined',
        data: { guaranteeId, patientId, reason },
      }))
    case 'TakeGuarantee':
    case 'RecordGuaranteeHandoverFailure':
    case 'ReprocessGuarantee':
      return decideGuaranteeHandover(command, state)
    case 'RequestGuaranteeInformation': {
      const asked = command.data.request.trim()
      if (asked === '') return refuseGuarantee('INFORMATION_REQUEST_MISSING', 'request')
      return one({ type: 'GuaranteeInformationRequested', data: { guaranteeId, patientId, request: asked } })
    }
    case 'GiveGuaranteeInformation':
      return giveInformation(command.data, state)
    case 'IssueLetter':
      return issue(command.data, state)
    case 'ProposeLetterAmount':
      return propose(command.data, state)
    case 'AgreeToLetterAmount':
      return agree(command.data, state)
    case 'DeclineLetterAmount':
      return declineAmount(command.data, state)
    case 'RejectGuarantee':
      return withReason(command.data.reason, (reason) => ({
        type: 'GuaranteeRejected',
        data: { guaranteeId, patientId, reason },
      }))
    case 'WithdrawGuarantee':
      return one({ type: 'GuaranteeWithdrawn', data: { guaranteeId } })
    case 'RevokeGuarantee':
      return withReason(command.data.reason, (reason) => ({
        type: 'GuaranteeRevoked',
        data: { guaranteeId, patientId, reason },
      }))
    case 'AskForLetterChange':
      return askForChange(command.data, state)
    case 'DeclineLetterChange':
      return declineChange(command.data, state)
    case 'AcknowledgeAdmission':
      return acknowledge(command.data, state)
    case 'TellExpiry':
      return tellExpiry(state)
    case 'ExpireGuarantee':
      return isOver(state, command.data.today)
        ? one({ type: 'GuaranteeExpired', data: { guaranteeId } })
        : refuseGuarantee('LETTER_STILL_VALID')
  }
}

function request({ requested, letter }: RequestGuarantee['data']): GuaranteeDecision {
  const asked: GuaranteeEvent = { type: 'GuaranteeRequested', data: requested }
  if (letter === undefined) return one(asked)
  const { guaranteeId, patientId } = requested
  return {
    events: [asked, { type: 'GuaranteeIssued', data: { guaranteeId, patientId, letter: { ...letter, issue: 1 } } }],
  }
}

function giveInformation(
  { answer, attachments }: GiveGuaranteeInformation['data'],
  state: RequestedGuarantee,
): GuaranteeDecision {
  if (!state.asksInformation) return refuseGuarantee('INFORMATION_NOT_ASKED')
  if (answer.trim() === '' && attachments.length === 0) return refuseGuarantee('INFORMATION_ANSWER_MISSING', 'answer')
  const { guaranteeId, patientId } = state
  return one({
    type: 'GuaranteeInformationGiven',
    data: { guaranteeId, patientId, answer: answer.trim(), attachments },
  })
}

function issue(
  { letter, mostCents, secondPersonAboveCents }: IssueLetter['data'],
  state: RequestedGuarantee,
): GuaranteeDecision {
  const obstacle = amountObstacle(letter.amountCents, mostCents)
  if (obstacle !== undefined) return refuseGuarantee(obstacle, 'amountCents')
  if (needsSecondPerson(letter.amountCents, secondPersonAboveCents))
    return refuseGuarantee('LETTER_SECOND_PERSON', 'amountCents')
  return issued(letter, state)
}

function amountObstacle(amountCents: number, mostCents: number | undefined): GuaranteeRefusalCode | undefined {
  if (!Number.isInteger(amountCents) || amountCents <= 0) return 'LETTER_AMOUNT_MISSING'
  return mostCents !== undefined && amountCents > mostCents ? 'LETTER_AMOUNT_ABOVE_LIMIT' : undefined
}

/** The first letter, or one in place of the letter before. */
function issued(letter: ReadyLetter, state: RequestedGuarantee, proposedBy?: string): GuaranteeDecision {
  const before = latestLetter(state)
  const { guaranteeId, patientId } = state
  const data = {
    guaranteeId,
    patientId,
    letter: { ...letter, issue: (before?.issue ?? 0) + 1, ...(proposedBy !== undefined && { proposedBy }) },
  }
  return one(before ? { type: 'GuaranteeReplaced', data } : { type: 'GuaranteeIssued', data })
}

function propose(
  { proposalId, terms, proposedBy, mostCents }: ProposeLetterAmount['data'],
  { guaranteeId, patientId }: RequestedGuarantee,
): GuaranteeDecision {
  const obstacle = amountObstacle(terms.amountCents, mostCents)
  if (obstacle !== undefined) return refuseGuarantee(obstacle, 'amountCents')
  return one({ type: 'GuaranteeAmountProposed', data: { guaranteeId, patientId, proposalId, terms, proposedBy } })
}

/** Four eyes: who proposed it needs another person. The letter promises what was proposed, unless less is left by now. */
function agree(
  { proposalId, decidedBy, letter, mostCents }: AgreeToLetterAmount['data'],
  state: RequestedGuarantee,
): GuaranteeDecision {
  const proposal = openProposal(state, proposalId)
  if ('refusal' in proposal) return proposal
  if (proposal.proposedBy === decidedBy) return refuseGuarantee('LETTER_PROPOSAL_OWN')
  const obstacle = amountObstacle(proposal.terms.amountCents, mostCents)
  if (obstacle !== undefined) return refuseGuarantee(obstacle)
  return issued({ ...letter, ...promised(proposal.terms) }, state, proposal.proposedBy)
}

function promised({ amountCents, conditions }: LetterTerms): Pick<IssuedLetter, 'amountCents' | 'conditions'> {
  return { amountCents, conditions: unlessRedacted(conditions) ?? '' }
}

function declineAmount(
  { proposalId, decidedBy, reason }: DeclineLetterAmount['data'],
  state: RequestedGuarantee,
): GuaranteeDecision {
  const proposal = openProposal(state, proposalId)
  if ('refusal' in proposal) return proposal
  const { guaranteeId, patientId } = state
  const said = reason.trim()
  if (said === '') return refuseGuarantee('LETTER_PROPOSAL_REASON_MISSING', 'reason')
  return one({
    type: 'GuaranteeAmountDeclined',
    data: { guaranteeId, patientId, proposalId, decidedBy, reason: said },
  })
}

function openProposal(
  { amountProposal }: RequestedGuarantee,
  proposalId: string,
): GuaranteeAmountProposal | { readonly refusal: GuaranteeRefusal } {
  if (amountProposal === undefined || amountProposal.declined !== undefined)
    return refuseGuarantee('LETTER_PROPOSAL_ABSENT')
  return amountProposal.proposalId === proposalId ? amountProposal : refuseGuarantee('LETTER_PROPOSAL_REPLACED')
}

function askForChange(
  { changeId, amountCents, admissionOn, reason, today }: AskForLetterChange['data'],
  state: RequestedGuarantee,
): GuaranteeDecision {
  if (isOver(state, today)) return refuseGuarantee('LETTER_OVER')
  if (openChange(state) !== undefined) return refuseGuarantee('CHANGE_ALREADY_ASKED')
  if (amountCents === undefined && admissionOn === undefined) return refuseGuarantee('CHANGE_EMPTY')
  if (amountCents !== undefined && amountCents <= (latestLetter(state)?.amountCents ?? 0))
    return refuseGuarantee('CHANGE_AMOUNT_NOT_HIGHER', 'amountCents')
  if (reason.trim() === '') return refuseGuarantee('CHANGE_REASON_MISSING', 'reason')
  const { guaranteeId, patientId } = state
  return one({
    type: 'GuaranteeChangeAsked',
    data: {
      guaranteeId,
      patientId,
      changeId,
      ...(amountCents !== undefined && { amountCents }),
      ...(admissionOn !== undefined && { admissionOn }),
      reason: reason.trim(),
    },
  })
}

function declineChange(
  { changeId, reason }: DeclineLetterChange['data'],
  state: RequestedGuarantee,
): GuaranteeDecision {
  if (openChange(state)?.changeId !== changeId) return refuseGuarantee('CHANGE_ABSENT')
  const { guaranteeId, patientId } = state
  return withReason(reason, (said) => ({
    type: 'GuaranteeChangeDeclined',
    data: { guaranteeId, patientId, changeId, reason: said },
  }))
}

function acknowledge(
  { issue: presented, today }: AcknowledgeAdmission['data'],
  state: RequestedGuarantee,
): GuaranteeDecision {
  if (state.acknowledgedIssue === presented) return nothing
  if (latestLetter(state)?.issue !== presented) return refuseGuarantee('LETTER_REPLACED')
  if (isOver(state, today)) return refuseGuarantee('LETTER_OVER')
  return one({
    type: 'GuaranteeAdmissionAcknowledged',
    data: { guaranteeId: state.guaranteeId, issue: presented },
  })
}

function tellExpiry(state: RequestedGuarantee): GuaranteeDecision {
  const issueOfLetter = latestLetter(state)?.issue
  if (issueOfLetter === undefined || state.expiryToldIssue === issueOfLetter) return nothing
  return one({ type: 'GuaranteeExpiryTold', data: { guaranteeId: state.guaranteeId, issue: issueOfLetter } })
}

/** Whether the last day of the latest letter has passed. @param today Singapore date */
function isOver(state: Pick<RequestedGuarantee, 'letters'>, today: string): boolean {
  const letter = latestLetter(state)
  return letter !== undefined && letter.validUntil < today
}

/** The days of a letter that is issued on this day. @param issuedOn Singapore date */
export function daysOfLetter(issuedOn: string): Pick<IssuedLetter, 'issuedOn' | 'validUntil'> {
  return { issuedOn, validUntil: validUntil(issuedOn) }
}

function withReason(reason: string, eventWith: (reason: string) => GuaranteeEvent): GuaranteeDecision {
  const said = reason.trim()
  return said === '' ? refuseGuarantee('GUARANTEE_REASON_MISSING', 'reason') : one(eventWith(said))
}

/** Says why the status stands against the step. */
function refuseStep(step: GuaranteeStep, { status }: RequestedGuarantee): GuaranteeDecision {
  if (['REJECTED', 'EXPIRED', 'WITHDRAWN'].includes(status)) return refuseGuarantee('GUARANTEE_ENDED')
  if (step === 'pass-on' || step === 'decline') return refuseGuarantee('GUARANTEE_NOT_WITH_HR')
  if (status === 'APPROVED') return refuseGuarantee('GUARANTEE_ISSUED')
  return refuseGuarantee(
    guaranteeStatusAfter(step, 'APPROVED') !== undefined && guaranteeStatusAfter(step, 'SUBMITTED') === undefined
      ? 'GUARANTEE_NOT_ISSUED'
      : 'GUARANTEE_WITH_HR',
  )
}

function one(event: GuaranteeEvent): GuaranteeDecision {
  return { events: [event] }
}
