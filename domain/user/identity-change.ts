/** What a member asks or their company's HR proposes to have changed of who they are, and the decision on it (2§4, S35, S90), on the stream `user-<userId>`. */
import type { Refusal } from '../errors/refusal.ts'
import { unlessRedacted, type Personal } from '../events/event-definition.ts'
import { withoutUndefined } from '../schemas/changed-fields.ts'
import { identityChangeRefusalTexts } from '../texts/user-verification-texts.ts'
import { emailAfterChange } from './placeholder-email.ts'
import type { UserEvent } from './user-events.ts'

/** CLOSED: the member was forgotten before anybody decided. WITHDRAWN: HR took its proposal back. */
export const identityChangeStatuses = ['WAITING_VERIFICATION', 'APPROVED', 'REJECTED', 'CLOSED', 'WITHDRAWN'] as const
export type IdentityChangeStatus = (typeof identityChangeStatuses)[number]

type Requested = Extract<UserEvent, { type: 'IdentityChangeRequested' }>['data']

/** What is asked for. Only what differs from what is on record. */
export interface IdentityChange {
  readonly name?: string | undefined
  readonly nric?: string | undefined
  /** Only HR proposes these two. */
  readonly birthdate?: string | undefined
  readonly gender?: 'm' | 'f' | undefined
}

/** Who proposes a change that the member does not ask for themself. */
export interface HrProposal {
  readonly proposedBy: string
  /** As whose HR. */
  readonly companyId: string
  readonly reason: string
}

/** The last request. */
export interface IdentityChangeRequest {
  readonly requestId: string
  readonly status: IdentityChangeStatus
  readonly name: Personal<string> | undefined
  readonly nric: Personal<string> | undefined
  readonly birthdate: Personal<string> | undefined
  readonly gender: 'm' | 'f' | undefined
  readonly evidence: Requested['evidence']
  /** The HR administrator, and their company; undefined where the member asks. */
  readonly proposedBy: string | undefined
  readonly companyId: string | undefined
}

export interface IdentityState {
  readonly userId: string
  /** As they are on record now. */
  readonly nric: Personal<string>
  readonly email: Personal<string>
  readonly request: IdentityChangeRequest | undefined
}

export type IdentityCommand =
  | {
      readonly type: 'RequestIdentityChange'
      readonly data: {
        readonly requestId: string
        readonly change: IdentityChange
        readonly evidence: Requested['evidence']
        /** Absent where the member asks. */
        readonly proposal?: HrProposal | undefined
      }
    }
  | {
      readonly type: 'WithdrawIdentityChange'
      readonly data: {
        readonly requestId: string
        readonly withdrawnBy: string
        /** The companies of which who withdraws it is HR. */
        readonly companyIds: readonly string[]
      }
    }
  | {
      readonly type: 'DecideIdentityChange'
      readonly data: {
        readonly requestId: string
        readonly decision: 'APPROVED' | 'REJECTED'
        readonly decidedBy: string
        readonly note?: string | undefined
        /** Of the addresses that are made of the NRIC, a setting. */
        readonly placeholderDomain: string
      }
    }

export type IdentityRefusalCode = Exclude<keyof typeof identityChangeRefusalTexts, 'NRIC_TAKEN' | 'EMAIL_TAKEN'>

/** The state after one more event of the user; undefined before they are enrolled. Never throws. */
export function evolveIdentity(state: IdentityState | undefined, event: UserEvent): IdentityState | undefined {
  if (event.type === 'UserEnrolled') {
    const { userId, nric, email } = event.data
    return { userId, nric, email, request: undefined }
  }
  if (!state) return state
  switch (event.type) {
    case 'IdentityChangeRequested': {
      const { requestId, name, nric, birthdate, gender, evidence, proposedBy, companyId } = event.data
      const asked = { name, nric, birthdate, gender, evidence, proposedBy, companyId }
      return { ...state, request: { requestId, status: 'WAITING_VERIFICATION', ...asked } }
    }
    case 'IdentityChangeApproved':
      return withStatus(state, event.data.requestId, 'APPROVED')
    case 'IdentityChangeDeclined':
      return withStatus(state, event.data.requestId, 'REJECTED')
    case 'IdentityChangeWithdrawn':
      return withStatus(state, event.data.requestId, 'WITHDRAWN')
    case 'UserDetailsChanged':
      return { ...state, nric: event.data.nric ?? state.nric }
    case 'EmailAddressChanged':
      return { ...state, email: event.data.email }
    case 'PersonalDataErased':
      return state.request?.status === 'WAITING_VERIFICATION'
        ? withStatus(state, state.request.requestId, 'CLOSED')
        : state
    default:
      return state
  }
}

function withStatus(state: IdentityState, requestId: string, status: IdentityChangeStatus): IdentityState {
  return state.request?.requestId === requestId ? { ...state, request: { ...state.request, status } } : state
}

/** Why an administrator cannot decide on a request; undefined when they can. Whether they have the power at all is asked elsewhere. */
export function identityDecisionObstacle(
  userId: string,
  request: Pick<IdentityChangeRequest, 'requestId' | 'status' | 'proposedBy'> | undefined,
  { decidedBy, requestId }: { readonly decidedBy: string; readonly requestId: string },
): IdentityRefusalCode | undefined {
  if (!request || request.status === 'CLOSED') return 'IDENTITY_CHANGE_ABSENT'
  if (request.requestId !== requestId) return 'IDENTITY_CHANGE_REPLACED'
  if (request.status === 'WITHDRAWN') return 'IDENTITY_CHANGE_WITHDRAWN'
  if (request.status !== 'WAITING_VERIFICATION') return 'IDENTITY_CHANGE_DECIDED'
  return userId === decidedBy || request.proposedBy === decidedBy ? 'IDENTITY_CHANGE_OWN' : undefined
}

/** The address that the member has once the request is approved, if it is another: a placeholder follows the NRIC. */
export function emailAfterApproval(
  { nric, email, request: waiting }: IdentityState,
  placeholderDomain: string,
): string | undefined {
  const before = { nric: unlessRedacted(nric) ?? null, email: unlessRedacted(email) ?? null }
  return emailAfterChange({ nric: unlessRedacted(waiting?.nric) }, before, placeholderDomain)
}

/**
 * The events that a command leads to, or why it is refused. One request waits at a time. An approval changes the details in the same
 * append, and the placeholder address with the NRIC; that both are free is made sure of before, by their reservation
 * (api/accounts/reservations.ts).
 */
export function decideIdentity(
  command: IdentityCommand,
  state: IdentityState | undefined,
): { events: UserEvent[] } | { refusal: Refusal } {
  if (!state) return refuse('USER_NOT_FOUND')
  switch (command.type) {
    case 'RequestIdentityChange':
      return request(command.data, state)
    case 'WithdrawIdentityChange':
      return withdraw(command.data, state)
    case 'DecideIdentityChange':
      return decide(command.data, state)
  }
}

type DataOf<Type extends IdentityCommand['type']> = Extract<IdentityCommand, { type: Type }>['data']

function request(
  { requestId, change, evidence, proposal }: DataOf<'RequestIdentityChange'>,
  { userId, request: before }: IdentityState,
) {
  if (before?.status === 'WAITING_VERIFICATION') return refuse(waitingCode(before, proposal))
  if (proposal?.proposedBy === userId) return refuse('IDENTITY_CHANGE_OWN_DETAILS')
  const changes = withoutUndefined(change)
  if (Object.keys(changes).length === 0) return refuse('IDENTITY_CHANGE_EMPTY')
  return together({
    type: 'IdentityChangeRequested',
    data: { userId, requestId, ...changes, ...proposal, evidence: [...evidence] },
  })
}

/** In the words of who asks now, and of who asked before. */
function waitingCode({ proposedBy }: IdentityChangeRequest, proposal: HrProposal | undefined): IdentityRefusalCode {
  if (proposal) return 'IDENTITY_CHANGE_WAITING_OF_EMPLOYEE'
  return proposedBy === undefined ? 'IDENTITY_CHANGE_WAITING' : 'IDENTITY_CHANGE_PROPOSED_BY_HR'
}

function withdraw(
  { requestId, withdrawnBy, companyIds }: DataOf<'WithdrawIdentityChange'>,
  { userId, request: waiting }: IdentityState,
) {
  const isOwn = waiting?.companyId !== undefined && companyIds.includes(waiting.companyId)
  if (!isOwn || waiting.requestId !== requestId) return refuse('IDENTITY_CHANGE_NOT_YOURS')
  if (waiting.status !== 'WAITING_VERIFICATION') return refuse('IDENTITY_CHANGE_DECIDED_ALREADY')
  return together({ type: 'IdentityChangeWithdrawn', data: { userId, requestId, withdrawnBy } })
}

function decide(asked: DataOf<'DecideIdentityChange'>, state: IdentityState) {
  const { userId, request: waiting } = state
  const obstacle = identityDecisionObstacle(userId, waiting, asked)
  if (obstacle !== undefined || !waiting) return refuse(obstacle ?? 'IDENTITY_CHANGE_ABSENT')
  const { requestId, decision, decidedBy } = asked
  const note = asked.note?.trim() ?? ''
  const { proposedBy } = waiting
  const decided = {
    userId,
    requestId,
    decidedBy,
    ...(note !== '' && { note }),
    ...(proposedBy !== undefined && { proposedBy }),
  }
  if (decision === 'REJECTED') return together({ type: 'IdentityChangeDeclined', data: decided })
  const changes = withoutUndefined({
    name: unlessRedacted(waiting.name),
    nric: unlessRedacted(waiting.nric),
    birthdate: unlessRedacted(waiting.birthdate),
    gender: waiting.gender,
  })
  const email = emailAfterApproval(state, asked.placeholderDomain)
  return together(
    { type: 'IdentityChangeApproved', data: decided },
    { type: 'UserDetailsChanged', data: { userId, ...changes } },
    ...(email === undefined ? [] : [{ type: 'EmailAddressChanged' as const, data: { userId, email } }]),
  )
}

function together(...events: UserEvent[]): { events: UserEvent[] } {
  return { events }
}

function refuse(code: IdentityRefusalCode): { refusal: Refusal } {
  return { refusal: { code, message: identityChangeRefusalTexts[code] } }
}
