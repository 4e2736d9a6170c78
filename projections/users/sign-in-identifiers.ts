/** With what people sign in. Tells of anybody's, and so has no scope: only counters of tried passwords are opened by it. */
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'

export interface SignInIdentifiers {
  readonly userId: string
  /** E-mail address, NRIC and staff ids, as far as they are known. */
  readonly identifiers: readonly string[]
}

const identifiersRow = z.object({ user_id: z.string(), identifiers: z.array(z.string()) })

/** Of these users; those who are not known are left out. */
export async function identifiersOf(
  pool: CommonQueryMethods,
  userIds: readonly string[],
): Promise<readonly SignInIdentifiers[]> {
  const rows = await pool.any(sql.type(identifiersRow)`
    select u.user_id, array_remove(array[u.email, u.nric] || array(select m.staff_id from read.memberships m where m.user_id = u.user_id), null) as identifiers
    from read.users u where u.user_id = any(${sql.array([...userIds], 'text')})`)
  return rows.map(({ user_id: userId, identifiers }) => ({ userId, identifiers }))
}
