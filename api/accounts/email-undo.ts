/**
 * Undoing a change of a member's e-mail address, by the link that went to the address of before. What it undoes, and whether it still can, the
 * log says; the link only names the change, under a seal that nobody else can make.
 */
import type { CommandContext } from '@member-care/domain/events/metadata.ts'
import { undoableChange } from '@member-care/domain/user/decide-details.ts'
import type { UserEvent } from '@member-care/domain/user/user-events.ts'
import { evolveUser, type UserState } from '@member-care/domain/user/user-state.ts'
import type { BlindIndex } from '@member-care/event-store/codec/blind-index.ts'
import { randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'
import { carryOutUser } from '../aggregates/user.ts'
import { decideUser } from '@member-care/domain/user/decide-user.ts'
import { apiError } from '../http/api-error.ts'
import type { Parts } from '../http/parts.ts'
import { hashPassword } from './passwords.ts'
import { keepOnlyCurrentAddress, reserveEmailAddress } from './reservations.ts'
import { replacePassword } from './reset-password.ts'
import type { SignInRequest } from './sign-in.ts'

interface NamedChange {
  readonly userId: string
  readonly changeId: string
}

/** What stands in the link: ids and their seal, nothing personal. */
export function emailUndoToken(blindIndex: BlindIndex, { userId, changeId }: NamedChange): string {
  return [userId, changeId, sealOf(blindIndex, { userId, changeId })].join('.')
}

/** The address that a link gives back; undefined for one that is none, or not good any more. */
export async function findEmailUndo(
  parts: Pick<Parts, 'blindIndex' | 'eventLog' | 'clock'>,
  token: string,
): Promise<(NamedChange & { readonly email: string }) | undefined> {
  const named = namedBy(parts.blindIndex, token)
  if (!named) return undefined
  const { events } = await parts.eventLog.load<UserEvent>(`user-${named.userId}`)
  const user = events.reduce<UserState>(evolveUser, undefined)
  const change = user && !user.forgotten && undoableChange(user, { ...named, at: parts.clock().toISOString() })
  return change ? { ...named, email: change.before } : undefined
}

/**
 * Gives the address back. Who is signed in is signed out, and the password opens nothing any more.
 * @returns a token with which the reader of the address chooses a new password
 * @throws ApiError LINK_INVALID, also for all but one of several calls at once; 409 EMAIL_TAKEN when somebody else has the address by now
 */
export async function undoEmailChange(parts: Parts, token: string, request: SignInRequest): Promise<string> {
  const found = await findEmailUndo(parts, token)
  if (!found) throw apiError('LINK_INVALID')
  const { userId, changeId, email } = found
  const { requestId: correlationId, clientAddress } = request
  const context: CommandContext = {
    actor: { kind: 'member', id: userId },
    commandId: randomUUID(),
    correlationId,
    clientAddress,
  }
  // Whoever changed the address knew the password: nobody knows this one. Made first, because it can be refused, and the link works once.
  const passwordHash = await parts.passwordChecks.inTurn(clientAddress, () =>
    hashPassword(randomBytes(32).toString('base64url')),
  )
  await reserveEmailAddress(parts, { email, userId }, context)
  try {
    await carryOutUser(parts, userId, {
      context,
      decide: (user) =>
        decideUser({ type: 'UndoEmailChange', data: { changeId, at: parts.clock().toISOString() } }, user),
      visibleIn: ['users'],
    })
  } finally {
    await keepOnlyCurrentAddress(parts, { userId, tried: email }, context)
  }
  await replacePassword(parts, { userId, purpose: 'reset-password', passwordHash }, request, {})
  return parts.singleUseLinks.issue({ userId, purpose: 'reset-password' }, parts.clock())
}

function namedBy(blindIndex: BlindIndex, token: string): NamedChange | undefined {
  const [userId = '', changeId = '', seal = ''] = token.split('.')
  const expected = Buffer.from(sealOf(blindIndex, { userId, changeId }))
  const given = Buffer.from(seal)
  return given.length === expected.length && timingSafeEqual(given, expected) ? { userId, changeId } : undefined
}

function sealOf(blindIndex: BlindIndex, { userId, changeId }: NamedChange): string {
  return blindIndex('email-undo', `${userId} ${changeId}`)
}
