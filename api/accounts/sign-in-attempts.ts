/**
 * How often a wrong password was tried (S08), and the lock that follows. We count for the identifier that was typed,
 * and for the account that it names.
 *
 * What a person is told depends only on the tries with the identifier that they typed. An unknown identifier is counted
 * and locked like a known one, and stays locked as long. So nobody can tell from the answers which identifiers are
 * known, or that two of them belong to the same person. An account may also be locked by tries of its other
 * identifiers, or by an administrator. Only a person with the right password is told that.
 */
import { LOCK_AFTER_WRONG_PASSWORDS, LOCK_WINDOW_MS } from '@member-care/domain/account/sign-in-rules.ts'
import type { SignInIdentifiers } from '@member-care/projections/users/sign-in-identifiers.ts'
import { createHmac, type KeyObject } from 'node:crypto'
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'
import type { Credential } from './passwords.ts'

/** Who is signing in: what was typed, and whose it is, if anybody's. */
export interface SignInSubject {
  readonly identifier: string
  readonly userId: string | undefined
}

export interface Attempt {
  /** False: the identifier is locked, or as many tries as it bears are under way, and the password may not even be checked. */
  readonly allowed: boolean
  /** False: the account is locked by what was tried with other identifiers of it, and even the right password opens nothing. */
  readonly accountOpen: boolean
  /** When this one is wrong, the identifier is locked. */
  readonly locksIdentifier: boolean
  /** When this one is wrong, the account is locked. */
  readonly locksAccount: boolean
  /** False: nobody's account, or one whose holder has not registered. There is nothing to guess, and no lock to record. */
  readonly hasPassword: boolean
  /** The rows of the identifier and of the account. */
  readonly subjects: readonly [string, string]
}

export interface SignInAttempts {
  /**
   * Counts an attempt before its password is checked: of many at once, no more are checked than of one after the other.
   * Gives the account's password too, in one question instead of two: signing in is to cost little besides the check.
   */
  begin(
    subject: SignInSubject,
    now: Date,
  ): Promise<{ readonly attempt: Attempt; readonly credential: Credential | undefined }>
  /**
   * The password was wrong: locks what this attempt was the last one of, unless a right one has come in between. In force when it resolves.
   * @returns whether an account that has a password is locked by it
   */
  wasWrong(attempt: Attempt, now: Date): Promise<boolean>
  /** The password was right: the count starts anew. */
  wasRight(attempt: Attempt): Promise<void>
  /**
   * Opens accounts that were recovered, unlocked or registered. It also opens these identifiers of theirs, no matter
   * who had tried them before.
   */
  open(people: readonly SignInIdentifiers[]): Promise<void>
}

const countedRow = z.object({
  subject_hash: z.string(),
  tries: z.number(),
  locked: z.boolean(),
  password_hash: z.string().nullable(),
  changed_at: z.number().nullable(),
})

/** @param key for the keyed hash of what was typed */
export function createSignInAttempts(pool: CommonQueryMethods, key: KeyObject): SignInAttempts {
  const hashOf = (kind: string, value: string) =>
    createHmac('sha256', key).update(`${kind}\0${value}`).digest('base64url')
  const identifierSubject = (identifier: string) => hashOf('identifier', identifier.trim().toLowerCase())
  // Of nobody's account there is a row too: it costs the same time.
  const accountSubject = ({ identifier, userId }: SignInSubject) =>
    userId === undefined ? hashOf('nobody', identifier.trim().toLowerCase()) : hashOf('account', userId)

  return {
    async begin(subject, now) {
      const subjects = [identifierSubject(subject.identifier), accountSubject(subject)] as const
      const at = now.toISOString()
      const since = new Date(now.getTime() - LOCK_WINDOW_MS).toISOString()
      // One more try than an account bears is kept: it stands for all that are too many. Rows are taken in one order, so that two attempts never wait for each other.
      const rows = await pool.any(sql.prepared('begin_sign_in_attempt', countedRow)`
        with counting as (
          insert into app.sign_in_tries as counted (subject_hash, user_id, tried_at)
          select subject, ${subject.userId ?? null}::text, array[${at}::timestamptz]
          from unnest(${sql.array([...subjects], 'text')}) subject
          order by subject
          on conflict (subject_hash) do update set
            user_id = coalesce(excluded.user_id, counted.user_id),
            tried_at = (
              array(select tried from unnest(counted.tried_at) tried where tried > ${since}::timestamptz order by tried) || excluded.tried_at
            )[1:${LOCK_AFTER_WRONG_PASSWORDS + 1}::int]
          returning subject_hash, cardinality(tried_at) as tries, locked_at is not null as locked
        )
        select subject_hash, tries, locked, password_hash, changed_at
        from counting left join app.credentials on credentials.user_id = ${subject.userId ?? ''}`)
      const [identifier, account] = subjects.map(
        (hash) => rows.find((row) => row.subject_hash === hash) ?? { tries: 0, locked: true },
      )
      const bears = (row: { tries: number; locked: boolean } | undefined) =>
        row !== undefined && !row.locked && row.tries <= LOCK_AFTER_WRONG_PASSWORDS
      const isLast = (row: { tries: number } | undefined) =>
        row !== undefined && row.tries >= LOCK_AFTER_WRONG_PASSWORDS
      const credential = credentialIn(rows[0])
      const attempt = {
        allowed: bears(identifier),
        accountOpen: bears(account),
        locksIdentifier: isLast(identifier),
        locksAccount: isLast(account),
        hasPassword: credential !== undefined,
        subjects,
      }
      return { attempt, credential }
    },

    async wasWrong({ allowed, locksIdentifier, locksAccount, hasPassword, subjects }, now) {
      const locked = subjects.filter((_, index) => (index === 0 ? locksIdentifier : locksAccount))
      if (!allowed || locked.length === 0) return false
      const lockedNow = await pool.anyFirst(sql.prepared('lock_sign_in', z.object({ subject_hash: z.string() }))`
        update app.sign_in_tries set locked_at = ${now.toISOString()}::timestamptz
        where subject_hash = any(${sql.array(locked, 'text')}) and locked_at is null
        returning subject_hash`)
      return hasPassword && lockedNow.includes(subjects[1])
    },

    async wasRight({ subjects }) {
      await pool.query(sql.prepared('forget_sign_in_tries', z.object({}))`
        delete from app.sign_in_tries where subject_hash = any(${sql.array([...subjects], 'text')}) and locked_at is null`)
    },

    async open(people) {
      const userIds = people.map(({ userId }) => userId)
      const subjects = people.flatMap(({ userId, identifiers }) => [
        ...identifiers.map(identifierSubject),
        accountSubject({ identifier: '', userId }),
      ])
      await pool.query(sql.unsafe`
        delete from app.sign_in_tries where user_id = any(${sql.array(userIds, 'text')}) or subject_hash = any(${sql.array(subjects, 'text')})`)
    },
  }
}

function credentialIn(row: z.infer<typeof countedRow> | undefined): Credential | undefined {
  return row?.password_hash && row.changed_at !== null
    ? { passwordHash: row.password_hash, changedAt: new Date(row.changed_at) }
    : undefined
}
