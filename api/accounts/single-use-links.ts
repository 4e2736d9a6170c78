/**
 * What is put into a link that lets its holder in once: a token in their hands, its hash here. Good for one purpose and a
 * limited time; of each user and purpose only the newest counts.
 */
import {
  ACTIVATION_LINK_LIFETIME_MS,
  RESET_LINK_LIFETIME_MS,
  SIGN_ON_CODE_LIFETIME_MS,
} from '@member-care/domain/account/sign-in-rules.ts'
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'
import { newToken, tokenHash } from './random-token.ts'

export type LinkPurpose =
  'reset-password' | 'recover-account' | 'activate-administrator' | 'move-administrator' | 'single-sign-on'

const lifetimes: Readonly<Record<LinkPurpose, number>> = {
  'reset-password': RESET_LINK_LIFETIME_MS,
  'recover-account': RESET_LINK_LIFETIME_MS,
  'activate-administrator': ACTIVATION_LINK_LIFETIME_MS,
  'move-administrator': ACTIVATION_LINK_LIFETIME_MS,
  'single-sign-on': SIGN_ON_CODE_LIFETIME_MS,
}

/** Whom a token lets in. */
export interface LinkHolder {
  readonly userId: string
}

export interface SingleUseLinks {
  /** @returns the token, 43 URL-safe characters, which is known nowhere else; an earlier one of the same user and purpose is void */
  issue(holder: { readonly userId: string; readonly purpose: LinkPurpose }, now: Date): Promise<string>
  /** Whom a token is for, without using it up; undefined when it is unknown, used, replaced, expired or for another purpose. */
  find(token: string, purpose: LinkPurpose, now: Date): Promise<LinkHolder | undefined>
  /** Uses a token up: of several at once with the same one, only one gets its holder. Undefined as with `find`. */
  spend(token: string, purpose: LinkPurpose, now: Date): Promise<LinkHolder | undefined>
  /** Makes a user's outstanding tokens of these purposes void. */
  revoke(userId: string, purposes: readonly LinkPurpose[]): Promise<void>
}

/** @param connection a pool, or a transaction that is to use a token up together with what it is used for */
export function createSingleUseLinks(connection: CommonQueryMethods): SingleUseLinks {
  return {
    async issue({ userId, purpose }, now) {
      const token = newToken()
      const expiresAt = new Date(now.getTime() + lifetimes[purpose]).toISOString()
      await connection.query(sql.unsafe`
        insert into app.single_use_links (user_id, purpose, token_hash, expires_at)
        values (${userId}, ${purpose}, ${sql.binary(tokenHash(token))}, ${expiresAt})
        on conflict (user_id, purpose) do update set token_hash = excluded.token_hash, expires_at = excluded.expires_at`)
      return token
    },

    async find(token, purpose, now) {
      const row = await connection.maybeOne(sql.type(holderRow)`
        select user_id from app.single_use_links
        where token_hash = ${sql.binary(tokenHash(token))} and purpose = ${purpose} and expires_at > ${now.toISOString()}`)
      return row ? { userId: row.user_id } : undefined
    },

    async spend(token, purpose, now) {
      const row = await connection.maybeOne(sql.type(holderRow)`
        delete from app.single_use_links
        where token_hash = ${sql.binary(tokenHash(token))} and purpose = ${purpose} and expires_at > ${now.toISOString()}
        returning user_id`)
      return row ? { userId: row.user_id } : undefined
    },

    async revoke(userId, purposes) {
      await connection.query(sql.unsafe`
        delete from app.single_use_links where user_id = ${userId} and purpose = any(${sql.array([...purposes], 'text')})`)
    },
  }
}

const holderRow = z.object({ user_id: z.string() })
