/** Telling an administrator whose number or address it is that somebody else cannot have. */
import { unlessRedacted } from '@member-care/domain/events/event-definition.ts'
import { takenText } from '@member-care/domain/texts/user-texts.ts'
import type { UserEvent } from '@member-care/domain/user/user-events.ts'
import { evolveUser, type UserState } from '@member-care/domain/user/user-state.ts'
import { holderOf } from '../accounts/reservations.ts'
import { ApiError } from '../http/api-error.ts'
import type { Caller } from '../http/caller.ts'
import type { Parts } from '../http/parts.ts'
import { setTimeout } from 'node:timers/promises'

const MOST_WAITS = 20
const WAIT_MILLISECONDS = 50

/** What was asked for, and the field of the request that it came in, where that is another than `nric` and `email`. */
export interface Asked {
  readonly nric?: string | undefined
  readonly email?: string | undefined
  readonly fieldPrefix?: string | undefined
}

/**
 * Does some work that may find a number or an address taken. In that case it says whose it is, if the caller may know
 * that person.
 */
export async function tellingHolder<Result>(
  parts: Parts,
  caller: Caller,
  asked: Asked,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    const what = takenBy(error)
    const value = what && asked[what]
    if (!(error instanceof ApiError) || what === undefined || value === undefined) throw error
    const holder = await holderOf(parts, what, value)
    const text = takenText(what, holder === undefined ? undefined : await nameOf(parts, caller, holder))
    throw new ApiError(error.code, {
      status: error.status,
      text,
      errors: { [`${asked.fieldPrefix ?? ''}${what}`]: text },
    })
  }
}

function takenBy(error: unknown): 'nric' | 'email' | undefined {
  if (!(error instanceof ApiError)) return undefined
  return error.code === 'NRIC_TAKEN' ? 'nric' : error.code === 'EMAIL_TAKEN' ? 'email' : undefined
}

/** Undefined for somebody whom the caller does not reach. */
async function nameOf(parts: Parts, { scope }: Caller, userId: string): Promise<string | undefined> {
  const user = await onceEnrolled(parts, userId)
  if (user?.userType !== 'client') return undefined
  const companies = await Promise.all(
    Object.keys(user.memberships).map((companyId) => parts.clients.getClient(scope, companyId)),
  )
  return companies.some((company) => company !== undefined) ? unlessRedacted(user.details.name) : undefined
}

/**
 * Reads the user from the stream, because a user who was enrolled a moment ago is in no read model yet. If the
 * enrolment is still going on, we wait a little: it reserves the user's number before it records the user.
 */
async function onceEnrolled({ eventLog }: Parts, userId: string): Promise<UserState> {
  for (let waits = 0; ; waits++) {
    const { events } = await eventLog.load<UserEvent>(`user-${userId}`)
    if (events.length > 0 || waits === MOST_WAITS) return events.reduce<UserState>(evolveUser, undefined)
    await setTimeout(WAIT_MILLISECONDS)
  }
}
