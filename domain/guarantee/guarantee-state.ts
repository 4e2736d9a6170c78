/** What a letter of guarantee has come to by its events. Folding validates nothing and knows nobody's powers. */
import type { GuaranteeEvent, IssuedLetter } from './guarantee-events.ts'
import type { GuaranteeStatus } from './guarantee-status.ts'

type DataOf<Type extends GuaranteeEvent['type']> = Extract<GuaranteeEvent, { type: Type }>['data']

/** An amount for which a second person is needed. One that was declined says why. */
export interface GuaranteeAmountProposal extends Pick<
  DataOf<'GuaranteeAmountProposed'>,
  'proposalId' | 'terms' | 'proposedBy'
> {
  readonly declined?: { readonly by: string; readonly reason: DataOf<'GuaranteeAmountDeclined'>['reason'] }
}

/** What the member last asked to be changed of an issued letter. One that was declined says why. */
export interface GuaranteeChange extends Omit<DataOf<'GuaranteeChangeAsked'>, 'guaranteeId' | 'patientId'> {
  readonly declined?: { readonly reason: DataOf<'GuaranteeChangeDeclined'>['reason'] }
}

export interface RequestedGuarantee extends Omit<DataOf<'GuaranteeRequested'>, 'needsHr'> {
  readonly status: GuaranteeStatus
  readonly needsHr: boolean
  /** The number that the insurer's own system gave it; absent while it has not taken it over, and where the desk decides. */
  readonly referenceNo?: string
  /** The last failed hand-over since the request or the last Reprocess; absent where there is none, and once the insurer has it. */
  readonly handover?: Pick<DataOf<'GuaranteeHandoverFailed'>, 'failures' | 'reason' | 'gaveUp'> | undefined
  /** Whether the desk has asked for something that was not answered yet. */
  readonly asksInformation: boolean
  /** What the desk asked for last, and what was answered; a new question has no answer yet. */
  readonly informationRequest?: DataOf<'GuaranteeInformationRequested'>['request']
  readonly informationAnswer?: DataOf<'GuaranteeInformationGiven'>['answer'] | undefined
  readonly amountProposal?: GuaranteeAmountProposal | undefined
  /** Every letter that was issued, the latest last. */
  readonly letters: readonly IssuedLetter[]
  /** A change that was made is none any more. */
  readonly change?: GuaranteeChange | undefined
  /** Why it was rejected, declined or revoked. */
  readonly reason?: DataOf<'GuaranteeRejected'>['reason']
  /** The issue of the letter with which the hospital acknowledged the admission. */
  readonly acknowledgedIssue?: number
  /** The issue of whose end the member was told. */
  readonly expiryToldIssue?: number
}

export type GuaranteeState = { readonly status: 'NOT_REQUESTED' } | RequestedGuarantee

export const initialGuarantee: GuaranteeState = { status: 'NOT_REQUESTED' }

export function isRequested(state: GuaranteeState): state is RequestedGuarantee {
  return state.status !== 'NOT_REQUESTED'
}

/** The letter that was issued last; undefined while there is none. */
export function latestLetter({ letters }: Pick<RequestedGuarantee, 'letters'>): IssuedLetter | undefined {
  return letters.at(-1)
}

/** What the member asks to be changed and nobody has answered yet. */
export function openChange({ change }: Pick<RequestedGuarantee, 'change'>): GuaranteeChange | undefined {
  return change?.declined === undefined ? change : undefined
}

/** The admission for which a letter of what is asked now would be issued: of the open change, of the letter before, or of the request. Singapore date. */
export function askedAdmissionOn(state: Pick<RequestedGuarantee, 'change' | 'letters' | 'request'>): string {
  return openChange(state)?.admissionOn ?? latestLetter(state)?.admissionOn ?? state.request.admissionOn
}

/** The state after one more event. Never throws: an event of what was never requested leaves it so. */
export function evolveGuarantee(state: GuaranteeState, event: GuaranteeEvent): GuaranteeState {
  if (event.type === 'GuaranteeRequested')
    return {
      ...event.data,
      status: event.data.needsHr ? 'PENDING_HR' : 'SUBMITTED',
      letters: [],
      asksInformation: false,
    }
  return isRequested(state) ? afterEvent(state, event) : state
}

function afterEvent(
  state: RequestedGuarantee,
  event: Exclude<GuaranteeEvent, { type: 'GuaranteeRequested' }>,
): RequestedGuarantee {
  switch (event.type) {
    case 'GuaranteePassedOn':
      return { ...state, status: 'SUBMITTED' }
    case 'GuaranteeDeclined':
    case 'GuaranteeRejected':
      return { ...state, status: 'REJECTED', reason: event.data.reason, amountProposal: undefined }
    case 'GuaranteeTaken':
      return { ...state, referenceNo: event.data.referenceNo, handover: undefined }
    case 'GuaranteeHandoverFailed': {
      const { failures, reason, gaveUp } = event.data
      return { ...state, handover: { failures, reason, gaveUp } }
    }
    case 'GuaranteeReprocessRequested':
      return { ...state, handover: undefined }
    case 'GuaranteeInformationRequested':
      return { ...state, asksInformation: true, informationRequest: event.data.request, informationAnswer: undefined }
    case 'GuaranteeInformationGiven': {
      const { answer, attachments } = event.data
      return {
        ...state,
        asksInformation: false,
        informationAnswer: answer,
        attachments: [...state.attachments, ...attachments],
      }
    }
    case 'GuaranteeAmountProposed': {
      const { proposalId, terms, proposedBy } = event.data
      return { ...state, amountProposal: { proposalId, terms, proposedBy } }
    }
    case 'GuaranteeAmountDeclined': {
      const { amountProposal } = state
      const { proposalId, decidedBy, reason } = event.data
      if (amountProposal?.proposalId !== proposalId) return state
      return { ...state, amountProposal: { ...amountProposal, declined: { by: decidedBy, reason } } }
    }
    case 'GuaranteeIssued':
    case 'GuaranteeReplaced':
      return {
        ...state,
        status: 'APPROVED',
        letters: [...state.letters, event.data.letter],
        amountProposal: undefined,
        change: undefined,
      }
    case 'GuaranteeWithdrawn':
      return { ...state, status: 'WITHDRAWN', amountProposal: undefined }
    case 'GuaranteeRevoked':
      return { ...state, status: 'WITHDRAWN', reason: event.data.reason, change: undefined, amountProposal: undefined }
    case 'GuaranteeChangeAsked': {
      const { guaranteeId: _, patientId: __, ...change } = event.data
      return { ...state, change }
    }
    case 'GuaranteeChangeDeclined': {
      const { change } = state
      if (change?.changeId !== event.data.changeId) return state
      return { ...state, change: { ...change, declined: { reason: event.data.reason } } }
    }
    case 'GuaranteeAdmissionAcknowledged':
      return { ...state, acknowledgedIssue: event.data.issue }
    case 'GuaranteeExpiryTold':
      return { ...state, expiryToldIssue: event.data.issue }
    case 'GuaranteeExpired':
      return { ...state, status: 'EXPIRED', change: undefined, amountProposal: undefined }
  }
}
