/** A member's request to have their name or NRIC changed, and the decision on it (2§4, S35), on the stream `user-<userId>`. */
import type { Refusal } from '../errors/refusal.ts'
import { isRedacted, type Personal } from '../events/event-definition.ts'
import { identityChangeRefusalTexts } from '../texts/user-verification-texts.ts'
import type { UserEvent } from './user-events.ts'

/** CLOSED: the member was forgotten before anybody decided. */
export const identityChangeStatuses = ['WAITING_VERIFICATION', 'APPROVED', 'REJECTED', 'CLOSED'] as const
export type IdentityChangeStatus = (typeof identityChangeStatuses)[number]

type Requested = Extract<UserEvent, { type: 'IdentityChangeRequested' }>['data']

/** What the member sends. Only what differs from what is on record. */
export interface IdentityChange {
  readonly name?: string | undefined
  readonly nric?: string | undefined
}

/** The member's last request. */
export interface IdentityChangeRequest {
  readonly requestId: string
  readonly status: IdentityChangeStatus
  readonly name: Personal<string> | undefined
  readonly nric: Personal<string> | undefined
  readonly evidence: Requested['evidence']
}

export interface IdentityState {
  readonly userId: string
  /** As it is on record now. */
  readonly nric: Personal<string>
  readonly request: IdentityChangeRequest | undefined
}

export type IdentityCommand =
  | {
      readonly type: 'RequestIdentityChange'
      readonly data: {
        readonly requestId: string
        readonly change: IdentityChange
        readonly evidence: Requested['evidence']
      }
    }
  | {
      readonly type: 'DecideIdentityChange'
      readonly data: {
        readonly requestId: string
        readonly decision: 'APPROVED' | 'REJECTED'
        readonly decidedBy: string
        readonly note?: string | undefined
      }
    }

export type IdentityRefusalCode = Exclude<keyof typeof identityChangeRefusalTexts, 'NRIC_TAKEN'>

/** The state after one more event of the user; undefined before they are enrolled. Never throws. */
export function evolveIdentity(state: IdentityState | undefined, event: UserEvent): IdentityState | undefined {
  if (event.type === 'UserEnrolled') return { userId: event.data.userId, nric: event.data.nric, request: undefined }
  if (!state) return state
  switch (event.type) {
    case 'IdentityChangeRequested': {
      const { requestId, name, nric, evidence } = event.data
      return { ...state, request: { requestId, status: 'WAITING_VERIFICATION', name, nric, evidence } }
    }
    case 'IdentityChangeApproved':
      return withStatus(state, event.data.requestId, 'APPROVED')
    case 'IdentityChangeDeclined':
      return withStatus(state, event.data.requestId, 'REJECTED')
    case 'UserDetailsChanged':
      return { ...state, nric: event.data.nric ?? state.nric }
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
  request: Pick<IdentityChangeRequest, 'requestId' | 'status'> | undefined,
  { decidedBy, requestId }: { readonly decidedBy: string; readonly requestId: string },
): IdentityRefusalCode | undefined {
  if (!request || request.status === 'CLOSED') return 'IDENTITY_CHANGE_ABSENT'
  if (request.requestId !== requestId) return 'IDENTITY_CHANGE_REPLACED'
  if (request.status !== 'WAITING_VERIFICATION') return 'IDENTITY_CHANGE_DECIDED'
  return userId === decidedBy ? 'IDENTITY_CHANGE_OWN' : undefined
}

/**
 * The events that a command leads to, or why it is refused. One request waits at a time. An approval changes the details in the same
 * append; that the new NRIC is free is made sure of before, by its reservation (api/accounts/reservations.ts).
 */
export function decideIdentity(
  command: IdentityCommand,
  state: IdentityState | undefined,
): { events: UserEvent[] } | { refusal: Refusal } {
  if (!state) return refuse('USER_NOT_FOUND')
  return command.type === 'RequestIdentityChange' ? request(command.data, state) : decide(command.data, state)
}

function request(
  { requestId, change, evidence }: Extract<IdentityCommand, { type: 'RequestIdentityChange' }>['data'],
  state: IdentityState,
) {
  if (state.request?.status === 'WAITING_VERIFICATION') return refuse('IDENTITY_CHANGE_WAITING')
  const { name, nric } = change
  if (name === undefined && nric === undefined) return refuse('IDENTITY_CHANGE_EMPTY')
  const changes = { ...(name !== undefined && { name }), ...(nric !== undefined && { nric }) }
  return together({
    type: 'IdentityChangeRequested',
    data: { userId: state.userId, requestId, ...changes, evidence: [...evidence] },
  })
}

function decide(
  asked: Extract<IdentityCommand, { type: 'DecideIdentityChange' }>['data'],
  { userId, request: waiting }: IdentityState,
) {
  const obstacle = identityDecisionObstacle(userId, waiting, asked)
  if (obstacle !== undefined || !waiting) return refuse(obstacle ?? 'IDENTITY_CHANGE_ABSENT')
  const { requestId, decision, decidedBy } = asked
  const note = asked.note?.trim() ?? ''
  const decided = { userId, requestId, decidedBy, ...(note !== '' && { note }) }
  if (decision === 'REJECTED') return together({ type: 'IdentityChangeDeclined', data: decided })
  const { name, nric } = waiting
  const changes = {
    ...(name !== undefined && !isRedacted(name) && { name }),
    ...(nric !== undefined && !isRedacted(nric) && { nric }),
  }
  return together(
    { type: 'IdentityChangeApproved', data: decided },
    { type: 'UserDetailsChanged', data: { userId, ...changes } },
  )
}

function together(...events: UserEvent[]): { events: UserEvent[] } {
  return { events }
}

function refuse(code: IdentityRefusalCode): { refusal: Refusal } {
  return { refusal: { code, message: identityChangeRefusalTexts[code] } }
}
