/** Registrations that are under way. The browser holds an identifier, its hash is here, and it is good for half an hour. */
import { REGISTRATION_LIFETIME_MS } from '@member-care/domain/account/registration-rules.ts'
import { sql, type CommonQueryMethods, type DatabasePool, type FragmentSqlToken } from 'slonik'
import { z } from 'zod'
import { keepPasswordHash } from './passwords.ts'
import { newToken, tokenHash } from './random-token.ts'

const registrationRow = z.object({
  user_id: z.string(),
  started_at: z.number(),
  asked_email_index: z.string().nullable(),
  verified_email_index: z.string().nullable(),
  is_proved: z.boolean(),
})

export interface OpenRegistration {
  readonly userId: string
  /**
   * Other tables name this registration by this id. It is not the identifier, so reading it is of no use to anybody.
   */
  readonly registrationId: string
  /** The address that the last one-time password went to, by its blind index. */
  readonly askedEmail: string | undefined
  /** The address that was shown to be theirs, by its blind index. */
  readonly verifiedEmail: string | undefined
  /** Whether it was shown what only the person knows. */
  readonly isProved: boolean
}

export interface Registrations {
  /** @returns the identifier, which is known nowhere else */
  begin(userId: string, now: Date): Promise<{ identifier: string }>
  /** The registration of an identifier; undefined for one that is unknown or too old. */
  find(identifier: string, now: Date): Promise<OpenRegistration | undefined>
  /** It was shown what only the person knows. */
  proved(registration: OpenRegistration): Promise<void>
  /** A one-time password is about to go to this address: that one alone can be verified now. */
  emailAsked(registration: OpenRegistration, emailIndex: string): Promise<void>
  /** The person has shown that the address is theirs. */
  emailVerified(connection: CommonQueryMethods, registration: OpenRegistration, emailIndex: string): Promise<void>
  /** Keeps the password that the account is to have; that of the latest call, until one of them has completed the registration. */
  passwordAsked(registration: OpenRegistration, passwordHash: string): Promise<void>
  /** Gives the account the password that was asked for. This happens once: a later call finds it done. */
  complete(registration: OpenRegistration, now: Date): Promise<void>
}

export function createRegistrations(pool: DatabasePool): Registrations {
  return {
    async begin(userId, now) {
      const identifier = newToken()
      await pool.query(sql.unsafe`
        insert into app.registrations (identifier_hash, user_id, started_at) values (${sql.binary(tokenHash(identifier))}, ${userId}, ${now.toISOString()})`)
      return { identifier }
    },

    async find(identifier, now) {
      const hash = tokenHash(identifier)
      const row = await pool.maybeOne(sql.type(registrationRow)`
        select user_id, started_at, asked_email_index, verified_email_index, is_proved from app.registrations where identifier_hash = ${sql.binary(hash)}`)
      if (!row || now.getTime() - row.started_at >= REGISTRATION_LIFETIME_MS) return undefined
      return {
        userId: row.user_id,
        registrationId: hash.toString('base64url'),
        askedEmail: row.asked_email_index ?? undefined,
        verifiedEmail: row.verified_email_index ?? undefined,
        isProved: row.is_proved,
      }
    },

    async proved(registration) {
      await pool.query(sql.unsafe`update app.registrations set is_proved = true where ${isThe(registration)}`)
    },

    async emailAsked(registration, emailIndex) {
      await pool.query(
        sql.unsafe`update app.registrations set asked_email_index = ${emailIndex} where ${isThe(registration)}`,
      )
    },

    async emailVerified(connection, registration, emailIndex) {
      await connection.query(
        sql.unsafe`update app.registrations set verified_email_index = ${emailIndex} where ${isThe(registration)}`,
      )
    },

    async passwordAsked(registration, passwordHash) {
      await pool.query(
        sql.unsafe`update app.registrations set password_hash = ${passwordHash} where ${isThe(registration)} and completed_at is null`,
      )
    },

    async complete(registration, now) {
      await pool.transaction(async (transaction) => {
        const row = await transaction.maybeOne(sql.type(z.object({ password_hash: z.string() }))`
          select password_hash from app.registrations where ${isThe(registration)} and password_hash is not null for update`)
        if (!row) return
        await keepPasswordHash(transaction, { userId: registration.userId, passwordHash: row.password_hash, at: now })
        await transaction.query(sql.unsafe`
          update app.registrations set password_hash = null, completed_at = ${now.toISOString()} where ${isThe(registration)}`)
      })
    },
  }
}

function isThe({ registrationId }: OpenRegistration): FragmentSqlToken {
  return sql.fragment`identifier_hash = ${sql.binary(Buffer.from(registrationId, 'base64url'))}`
}
