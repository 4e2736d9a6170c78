/** Passwords at rest: Argon2id. */
import { hash, verify } from '@node-rs/argon2'
import { randomBytes } from 'node:crypto'
import { sql, type CommonQueryMethods, type FragmentSqlToken } from 'slonik'
import { z } from 'zod'

/**
 * The algorithm is the package's default, Argon2id. Memory in KiB: 64 MiB in 2 passes, as libsodium takes for interactive sign-ins, three times
 * what OWASP asks for at least. Only as many checks run at once as there are processors (password-checks.ts), so the memory stays bounded.
 */
const parameters = { memoryCost: 65_536, timeCost: 2, parallelism: 1 } as const

/** How a hash with these parameters begins. */
const currentHashes = `$argon2id$v=19$m=${parameters.memoryCost},t=${parameters.timeCost},p=${parameters.parallelism}$`

/** Compared with when there is no account, so that the answer takes as long as for a wrong password. */
const nobodysHash = hash('a password that opens nothing', parameters)

/** A user's password as it is kept. */
export interface Credential {
  readonly passwordHash: string
  readonly changedAt: Date
}

const credentialRow = z.object({ password_hash: z.string(), changed_at: z.number() })

/** The password of a user; undefined for one who has none, and, after the same time, for nobody. */
export async function readCredential(
  pool: CommonQueryMethods,
  userId: string | undefined,
): Promise<Credential | undefined> {
  const row = await pool.maybeOne(sql.prepared('read_credential', credentialRow)`
    select password_hash, changed_at from app.credentials where user_id = ${userId ?? ''}`)
  return row ? { passwordHash: row.password_hash, changedAt: new Date(row.changed_at) } : undefined
}

/** Whether this is the password. Takes the same time when there is none. */
export async function passwordMatches(credential: Credential | undefined, password: string): Promise<boolean> {
  const matches = await verify(credential?.passwordHash ?? (await nobodysHash), password)
  return matches && credential !== undefined
}

/** When the password was set; undefined when there is none. */
export async function passwordChangedAt(pool: CommonQueryMethods, userId: string): Promise<Date | undefined> {
  return (await readCredential(pool, userId))?.changedAt
}

/**
 * Hashes a password anew that was just shown to be right, when its hash has other parameters than hashes have now. It counts as the same
 * password: when it was set stays as it is. A password that was changed in the meantime is left alone.
 * @param inTurn the turns of checking passwords
 */
export async function renewHash(
  pool: CommonQueryMethods,
  { userId, passwordHash, password }: { userId: string; passwordHash: string; password: string },
  inTurn: (work: () => Promise<string>) => Promise<string>,
): Promise<void> {
  if (passwordHash.startsWith(currentHashes)) return
  const renewed = await inTurn(() => hashPassword(password))
  await pool.query(
    sql.unsafe`update app.credentials set password_hash = ${renewed}, recorded = false where user_id = ${userId} and password_hash = ${passwordHash}`,
  )
}

/**
 * A query for the statement that opens something (such as a session) to a person who showed this password. It has one
 * row while the password is still the one that was set at that time, and none when the password was changed since. If
 * somebody is changing the password at that moment, either the change waits for the statement, or the statement waits
 * for the change. The change ends all that the old password had opened. So either what the statement opens is there by
 * then and is ended too, or it is not opened at all.
 */
export function unchangedPassword(userId: string, changedAt: Date): FragmentSqlToken {
  // A sign-in knows the time to the millisecond.
  return sql.fragment`
    select from app.credentials where user_id = ${userId} and date_trunc('milliseconds', changed_at) = ${changedAt.toISOString()}::timestamptz for share`
}

/** The hash of a password, to be kept. Whether it is a good one has been checked before. */
export async function hashPassword(password: string): Promise<string> {
  return hash(password, parameters)
}

/** Of a password that nobody knows. */
export function hashOfNobodysPassword(): Promise<string> {
  return hashPassword(randomBytes(32).toString('base64url'))
}

/** Makes it the only password of the user. @param change `passwordHash`: an Argon2id hash, never the password */
export async function keepPasswordHash(
  pool: CommonQueryMethods,
  change: { userId: string; passwordHash: string; at: Date },
): Promise<void> {
  await pool.query(sql.unsafe`
    insert into app.credentials (user_id, password_hash, changed_at) values (${change.userId}, ${change.passwordHash}, ${change.at.toISOString()})
    on conflict (user_id) do update set password_hash = excluded.password_hash, changed_at = excluded.changed_at, recorded = false`)
}
