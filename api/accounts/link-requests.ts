/**
 * Requests for a link by e-mail. The call only puts the address aside, encrypted, and a worker looks it up: what is
 * answered, and how fast, is the same for every address, known or not. What is put aside survives a restart.
 */
import { LINK_MAILS_PER_HOUR } from '@member-care/domain/account/sign-in-rules.ts'
import { comparableEmail } from '@member-care/domain/identity/email-address.ts'
import { currentLanguage } from '@member-care/domain/language/current-language.ts'
import type { RootSecret } from '@member-care/event-store/codec/root-secret.ts'
import { writeJobs } from '@member-care/projections/reactors/outbox.ts'
import { createCipheriv, createDecipheriv, createHmac, randomBytes, randomUUID, type KeyObject } from 'node:crypto'
import { sql, type DatabasePool } from 'slonik'
import { z } from 'zod'

/** The kind of the outbox jobs that deal with requests. */
export const ACCOUNT_LINK = 'account-link'

const requestedPurposes = ['reset-password', 'recover-account'] as const
export type RequestedPurpose = (typeof requestedPurposes)[number]

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** Whoever asked longer ago has given up, and wonders at the e-mail. */
const ANSWERED_WITHIN_MS = 24 * HOUR_MS

export interface LinkRequest {
  readonly purpose: RequestedPurpose
  /** As it was typed. */
  readonly email: string
}

export interface LinkRequests {
  /** @param options.correlationId the id of the call */
  putAside(request: LinkRequest, options: { readonly correlationId: string; readonly now: Date }): Promise<void>
  /** A request that nobody has dealt with yet; undefined for any other. */
  open(requestId: string): Promise<LinkRequest | undefined>
  /**
   * True for a request whose e-mail could not be sent for so long that it helps nobody: it is a day old, or a later one of the same address was
   * answered, whose link the e-mail would make void.
   */
  isOutdated(requestId: string, now: Date): Promise<boolean>
  /** Counts the request's e-mail. False when the address has had as many of this kind as it may get in an hour. */
  admit(requestId: string, now: Date): Promise<boolean>
  /** The request has been dealt with: its address is not kept any longer. */
  close(requestId: string): Promise<void>
}

export function createLinkRequests(pool: DatabasePool, rootSecret: RootSecret): LinkRequests {
  const sealingKey = rootSecret.derive('link-requests/address')
  const hashingKey = rootSecret.derive('link-requests/address-hash')
  const hashOf = ({ purpose, email }: LinkRequest) =>
    createHmac('sha256', hashingKey)
      .update(`${purpose}\0${comparableEmail(email)}`)
      .digest('base64url')

  return {
    async putAside(request, { correlationId, now }) {
      const requestId = randomUUID()
      await pool.transaction(async (transaction) => {
        await transaction.query(sql.unsafe`
          insert into app.link_requests (request_id, purpose, address_hash, sealed_address, requested_at)
          values (${requestId}, ${request.purpose}, ${hashOf(request)}, ${sql.binary(seal(request.email, sealingKey, requestId))}, ${now.toISOString()})`)
        await writeJobs(transaction, [
          {
            id: requestId,
            kind: ACCOUNT_LINK,
            subjectId: requestId,
            // Who has chosen no language is written to in that of the page on which it was asked for.
            payload: { requestId, language: currentLanguage() },
            causationId: correlationId,
            correlationId,
          },
        ])
      })
    },

    async open(requestId) {
      const row = await pool.maybeOne(sql.type(requestRow)`
        select purpose, sealed_address from app.link_requests where request_id = ${requestId} and sealed_address is not null`)
      return row ? { purpose: row.purpose, email: unseal(row.sealed_address, sealingKey, requestId) } : undefined
    },

    async isOutdated(requestId, now) {
      const before = (milliseconds: number) =>
        sql.fragment`this.requested_at <= ${new Date(now.getTime() - milliseconds).toISOString()}::timestamptz`
      // Of requests within a minute any may be answered first.
      return pool.exists(sql.unsafe`
        select from app.link_requests this
        where request_id = ${requestId} and (${before(ANSWERED_WITHIN_MS)} or (${before(MINUTE_MS)} and exists (
          select from app.link_requests later
          where later.address_hash = this.address_hash and later.requested_at > this.requested_at and later.mailed_at is not null)))`)
    },

    async admit(requestId, now) {
      const since = new Date(now.getTime() - HOUR_MS).toISOString()
      return pool.transaction(async (transaction) => {
        const addressHash = await transaction.maybeOneFirst(sql.type(z.object({ address_hash: z.string() }))`
          select address_hash from app.link_requests where request_id = ${requestId}`)
        if (addressHash === null) return false
        await transaction.query(
          sql.unsafe`select pg_advisory_xact_lock(hashtextextended(${`link request ${addressHash}`}, 0))`,
        )
        const mailed = await transaction.oneFirst(sql.type(z.object({ count: z.number() }))`
          select count(*)::int as count from app.link_requests
          where address_hash = ${addressHash} and mailed_at > ${since} and request_id <> ${requestId}`)
        if (mailed >= LINK_MAILS_PER_HOUR) return false
        await transaction.query(
          sql.unsafe`update app.link_requests set mailed_at = ${now.toISOString()} where request_id = ${requestId}`,
        )
        return true
      })
    },

    async close(requestId) {
      await pool.query(sql.unsafe`update app.link_requests set sealed_address = null where request_id = ${requestId}`)
    },
  }
}

const requestRow = z.object({ purpose: z.enum(requestedPurposes), sealed_address: z.instanceof(Buffer) })

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/** Encrypted, and bound to its request, so that an address cannot be moved to another one. */
function seal(email: string, key: KeyObject, requestId: string): Buffer {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(requestId))
  return Buffer.concat([iv, cipher.update(email, 'utf8'), cipher.final(), cipher.getAuthTag()])
}

function unseal(sealed: Buffer, key: KeyObject, requestId: string): string {
  const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
  decipher.setAAD(Buffer.from(requestId)).setAuthTag(sealed.subarray(-TAG_BYTES))
  return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]).toString('utf8')
}
