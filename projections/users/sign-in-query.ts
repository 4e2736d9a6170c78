/** Whom somebody means who is signing in. Asked before it is known who asks, so it gives only what the sign-in needs. */
import { userStatusSchema, userTypes, type UserStatus, type UserType } from '@member-care/domain/user/user-events.ts'
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'
import type { SystemReader } from '../scope.ts'

export interface SigningInUser {
  readonly userId: string
  readonly userType: UserType
  readonly status: UserStatus
}

const signingInRow = z.object({ user_id: z.string(), user_type: z.enum(userTypes), status: userStatusSchema })

/** Whose e-mail address this is, in any case. */
export async function findByEmail(
  pool: CommonQueryMethods,
  _reader: SystemReader,
  email: string,
): Promise<SigningInUser | undefined> {
  const row = await pool.maybeOne(sql.prepared('find_signing_in_by_email', signingInRow)`
    select user_id, user_type, status from read.users where lower(email) = ${email.trim().toLowerCase()} order by enrolled_at, user_id limit 1`)
  return row ? toUser(row) : undefined
}

/**
 * Whose NRIC or staff id this is, in any case, among those covered on a date by a client that lets its users sign in with that (`loginIDType`, C34).
 * A staff id is unique only within its client: one that several people have is nobody's, and they sign in with their e-mail address.
 * @param on Singapore date, YYYY-MM-DD
 */
export async function findByClientIdentifier(
  pool: CommonQueryMethods,
  _reader: SystemReader,
  identifier: string,
  on: string,
): Promise<SigningInUser | undefined> {
  const wanted = identifier.trim().toUpperCase()
  const rows = await pool.any(sql.prepared('find_signing_in_by_client_identifier', signingInRow)`
    with meant as (
      select m.user_id, m.company_id, m.effective_start_date, m.effective_end_date, 'nric' as login_id_type
      from read.users u join read.memberships m on m.user_id = u.user_id
      where upper(u.nric) = ${wanted}
      union all
      select m.user_id, m.company_id, m.effective_start_date, m.effective_end_date, 'staffId'
      from read.memberships m
      where upper(m.staff_id) = ${wanted}
    )
    select distinct u.user_id, u.user_type, u.status
    from meant
    join read.clients c on c.company_id = meant.company_id and c.features_config ->> 'loginIDType' = meant.login_id_type
    join read.users u on u.user_id = meant.user_id
    where meant.effective_start_date <= ${on}::date and (meant.effective_end_date is null or meant.effective_end_date >= ${on}::date)
    limit 2`)
  const [only, another] = rows
  return only && !another ? toUser(only) : undefined
}

/** What the clients let their users sign in with, besides the e-mail address. */
export async function loginIdTypes(pool: CommonQueryMethods): Promise<readonly ('nric' | 'staffId')[]> {
  return pool.anyFirst(sql.prepared('login_id_types', z.object({ type: z.enum(['nric', 'staffId']) }))`
    select distinct features_config ->> 'loginIDType' as type from read.clients where features_config ->> 'loginIDType' in ('nric', 'staffId') order by type`)
}

function toUser({ user_id: userId, user_type: userType, status }: z.infer<typeof signingInRow>): SigningInUser {
  return { userId, userType, status }
}
