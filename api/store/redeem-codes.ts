/**
 * The codes at a merchant's counter, by which a purchase is redeemed (S24). All derive from the root secret: nothing is kept, and nobody can guess
 * one. A product has a code of its own, for good; or it takes the code of its merchant, which is another one each minute, because a photograph of a
 * fixed code redeems from home.
 */
import type { ContentOf } from '@member-care/domain/content/content.ts'
import type { RootSecret } from '@member-care/event-store/codec/root-secret.ts'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { crockfordDigits, withoutBlanks } from '../letters/crockford-digits.ts'

/** What of a product decides which code redeems it. */
export interface RedeemableProduct {
  readonly productId: string
  readonly merchantId: string
  readonly redeemWay: ContentOf<'product'>['redeemWay']
}

export interface RedeemCodes {
  /** The code of a product, for good. */
  fixedCodeOf(productId: string): string
  /** The code at a merchant's counter, and when it changes. */
  counterCodeOf(merchantId: string, now: Date): { readonly code: string; readonly until: Date }
  /** Whether it was scanned or typed at the counter of this product, in any case and with blanks or dashes in it. Takes the same time for every text. */
  isCodeOf(product: RedeemableProduct, typed: string, now: Date): boolean
  /** What opens the page of a merchant's counter without a session. */
  counterPassOf(merchantId: string): string
  /** The merchant of a genuine pass; undefined for any other text. */
  readCounterPass(pass: string): string | undefined
}

declare module '../http/parts.ts' {
  interface Parts {
    readonly redeemCodes: RedeemCodes
  }
}

const MINUTE_MS = 60_000
const CODE_LENGTH = 10
const SEAL_BYTES = 18

export function createRedeemCodes(rootSecret: RootSecret): RedeemCodes {
  const key = rootSecret.derive('redeem-codes')
  const hmac = (purpose: string, ...said: readonly (string | number)[]) =>
    createHmac('sha256', key)
      .update(JSON.stringify([purpose, ...said]))
      .digest()
  const fixedCodeOf = (productId: string) => crockfordDigits(hmac('product', productId), CODE_LENGTH)
  const codeOfMinute = (merchantId: string, minute: number) =>
    crockfordDigits(hmac('counter', merchantId, minute), CODE_LENGTH)
  const equals = (one: string, other: string) => timingSafeEqual(hmac('compare', one), hmac('compare', other))
  const passOf = (merchantId: string) =>
    `${merchantId}.${hmac('pass', merchantId).subarray(0, SEAL_BYTES).toString('base64url')}`
  return {
    fixedCodeOf,
    counterCodeOf(merchantId, now) {
      const minute = Math.floor(now.getTime() / MINUTE_MS)
      return { code: codeOfMinute(merchantId, minute), until: new Date((minute + 1) * MINUTE_MS) }
    },
    isCodeOf({ productId, merchantId, redeemWay }, typed, now) {
      const said = withoutBlanks(typed)
      if (redeemWay === 'fixed-code') return equals(said, fixedCodeOf(productId))
      const minute = Math.floor(now.getTime() / MINUTE_MS)
      // Scanned in the last second of a minute, it arrives in the next one.
      const taken = [minute, minute - 1].map((one) => equals(said, codeOfMinute(merchantId, one)))
      return taken.includes(true)
    },
    counterPassOf: passOf,
    readCounterPass(pass) {
      const merchantId = pass.slice(0, Math.max(pass.lastIndexOf('.'), 0))
      return equals(pass, passOf(merchantId)) ? merchantId : undefined
    },
  }
}
