/**
 * Sign-ons between their start and the issuer's answer. The browser that began one holds a secret in a cookie; state, nonce and
 * PKCE verifier derive from that secret and our key. So an answer that somebody else slips into a browser does not fit (login CSRF),
 * and neither the database nor the browser alone gives anything away.
 */
import { SIGN_ON_LIFETIME_MS } from '@member-care/domain/account/single-sign-on.ts'
import { createHmac, timingSafeEqual, type KeyObject } from 'node:crypto'
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'
import type { SignOnChecks } from '../integrations/sign-on/sign-on-issuer.ts'
import { newToken, tokenHash } from '../accounts/random-token.ts'

export interface SignOnTransactions {
  /** @returns the secret for the browser, which is known nowhere else, and what goes to the issuer */
  begin(now: Date): Promise<{ readonly browserSecret: string; readonly checks: SignOnChecks }>
  /** Uses a sign-on up: of several answers to it at once, one gets its checks. Undefined when the state is not this browser's, or it is too late. */
  finish(
    answer: { readonly browserSecret: string; readonly state: string },
    now: Date,
  ): Promise<SignOnChecks | undefined>
  /** A code as only this browser can exchange it. */
  seal(code: string, browserSecret: string): string
  /** The code of {@link SignOnTransactions.seal}; undefined when it was sealed for another browser. */
  unseal(sealed: string, browserSecret: string): string | undefined
}

/** @param key for everything that is derived from a browser's secret */
export function createSignOnTransactions(pool: CommonQueryMethods, key: KeyObject): SignOnTransactions {
  const derive = (purpose: string, secret: string) =>
    createHmac('sha256', key).update(`${purpose}\0${secret}`).digest('base64url')
  const checksOf = (secret: string): SignOnChecks => ({
    state: derive('state', secret),
    nonce: derive('nonce', secret),
    codeVerifier: derive('code verifier', secret),
  })
  const sealOf = (code: string, secret: string) => derive(`code ${code}`, secret)

  return {
    async begin(now) {
      const browserSecret = newToken()
      await pool.query(sql.unsafe`
        insert into app.sign_on_transactions (secret_hash, started_at) values (${sql.binary(tokenHash(browserSecret))}, ${now.toISOString()})`)
      return { browserSecret, checks: checksOf(browserSecret) }
    },

    async finish({ browserSecret, state }, now) {
      const checks = checksOf(browserSecret)
      // Compared first: an answer that does not belong here leaves the sign-on as it is.
      if (!isSame(state, checks.state)) return undefined
      const oldest = new Date(now.getTime() - SIGN_ON_LIFETIME_MS).toISOString()
      const row = await pool.maybeOne(sql.type(z.object({ secret_hash: z.instanceof(Buffer) }))`
        delete from app.sign_on_transactions
        where secret_hash = ${sql.binary(tokenHash(browserSecret))} and started_at > ${oldest} returning secret_hash`)
      return row ? checks : undefined
    },

    seal: (code, browserSecret) => `${code}.${sealOf(code, browserSecret)}`,

    unseal(sealed, browserSecret) {
      const [code = '', seal = ''] = sealed.split('.')
      return isSame(seal, sealOf(code, browserSecret)) ? code : undefined
    },
  }
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
