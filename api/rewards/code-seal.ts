/** How the codes of vouchers are kept: sealed, each bound to its id, and found again by a keyed hash. All keys derive from the root secret. */
import type { RootSecret } from '@member-care/event-store/codec/root-secret.ts'
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'

export interface CodeSeal {
  seal(codeId: string, code: string): Buffer
  /** @throws Error when it was changed, or belongs to another id */
  open(codeId: string, sealed: Buffer): string
  /** The same for the same code of the same reward. */
  hash(rewardId: string, code: string): Buffer
  /** What stands on a voucher whose merchant has no codes; the same for the same voucher. */
  numberOf(redemptionId: string): string
}

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/** Crockford's digits: none is taken for another. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const NUMBER_LENGTH = 12

export function createCodeSeal(rootSecret: RootSecret): CodeSeal {
  const key = rootSecret.derive('reward-codes/code')
  const hashingKey = rootSecret.derive('reward-codes/code-hash')
  const numberKey = rootSecret.derive('reward-codes/number')
  return {
    seal(codeId, code) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(codeId))
      return Buffer.concat([iv, cipher.update(code, 'utf8'), cipher.final(), cipher.getAuthTag()])
    },
    open(codeId, sealed) {
      const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
      decipher.setAAD(Buffer.from(codeId)).setAuthTag(sealed.subarray(-TAG_BYTES))
      const opened = [decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]
      return Buffer.concat(opened).toString('utf8')
    },
    hash: (rewardId, code) =>
      createHmac('sha256', hashingKey)
        .update(JSON.stringify([rewardId, code]))
        .digest(),
    numberOf(redemptionId) {
      const bytes = createHmac('sha256', numberKey).update(redemptionId).digest().subarray(0, NUMBER_LENGTH)
      return [...bytes]
        .map((byte) => DIGITS[byte % DIGITS.length])
        .join('')
        .replace(/(.{4})(?=.)/g, '$1-')
    },
  }
}
