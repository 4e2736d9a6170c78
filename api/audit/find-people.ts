/** People by what somebody types of them: part of a name, an NRIC, an e-mail address, or their id. Members and administrators alike. */
import { findUsers, type UserListItem } from '@member-care/projections/users/user-list.ts'
import { z } from 'zod'
import { maskNric, VISIBLE_NRIC } from '@member-care/domain/identity/nric.ts'
import { apiError } from '../http/api-error.ts'
import type { Caller } from '../http/caller.ts'
import type { Parts } from '../http/parts.ts'

export const foundPersonSchema = z.object({
  id: z.string(),
  name: z.string().nullable(),
  /** Masked for everybody: the caller already knows the person whom they look for, and what is found while they type is on no record (S46). */
  nric: z.string().nullable(),
  userType: z.enum(['client', 'sys-admin']),
  companyName: z.string().nullable(),
})
type FoundPerson = z.infer<typeof foundPersonSchema>

const MOST_FOUND = 8

/** Within the caller's scope; administrators are found by who looks after every client. */
export async function findPeople(
  { database, users }: Parts,
  { scope, powers }: Caller,
  text: string,
): Promise<FoundPerson[]> {
  if (scope.kind === 'own') throw apiError('FORBIDDEN')
  const types = scope.kind === 'all' ? (['client', 'sys-admin'] as const) : (['client'] as const)
  const fields = text.includes('@') ? (['email'] as const) : (['name', 'nric'] as const)
  const nricByPart = powers.has('nric.unmasked')
  const searches = types.flatMap((userType) =>
    fields.map((field) => findUsers(database, scope, { userType, text: { [field]: text }, nricByPart }, MOST_FOUND)),
  )
  const [known, ...found] = await Promise.all([users.getUser(scope, text), ...searches])
  const byId = new Map(found.flat().map((user) => [user.userId, describe(user)]))
  if (known)
    byId.set(known.userId, {
      id: known.userId,
      name: known.name ?? null,
      nric: shownNric(known.nric),
      userType: known.userType,
      companyName: null,
    })
  return [...byId.values()].slice(0, MOST_FOUND)
}

function describe({ userId, name, nric, userType, companyName }: UserListItem): FoundPerson {
  return {
    id: userId,
    name: name ?? null,
    nric: shownNric(nric),
    userType,
    companyName: companyName ?? null,
  }
}

function shownNric(nric: string | null | undefined): string | null {
  return nric == null ? null : maskNric(nric, VISIBLE_NRIC)
}
