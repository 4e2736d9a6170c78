/**
 * What an issued letter is looked up and acknowledged by. All of it derives from the root secret, so that nothing of it has to be kept and
 * nobody can guess it: the number of a request, the code in the letter's QR picture, and the code for the hospital's counter.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { RootSecret } from '@member-care/event-store/codec/root-secret.ts'
import { crockfordDigits, withoutBlanks } from '../letters/crockford-digits.ts'
import { parse as uuidBytes, stringify as uuidText, validate as isUuid } from 'uuid'

/** One letter of a request: its first, or one in place of another. */
export interface LetterOfRequest {
  readonly guaranteeId: string
  readonly issue: number
}

export interface LetterCodes {
  /** What people call a request by. */
  numberOf(guaranteeId: string): string
  /** The code in the QR picture. */
  write(letter: LetterOfRequest): string
  /** The letter that a genuine code names; undefined for any other text. */
  read(code: string): LetterOfRequest | undefined
  /** The code that is printed on the letter for the hospital's counter. */
  counterCodeOf(letter: LetterOfRequest): string
  /** Whether this is the counter's code of the letter, in any case and with blanks or dashes in it. Takes the same time for every text. */
  isCounterCode(letter: LetterOfRequest, typed: string): boolean
  /** What opens the PDF of a letter without a session, up to a moment (S77). Nothing of a person is in it. */
  passFor(letter: LetterOfRequest, until: Date): string
  /** The letter that a pass still opens; undefined for any other text, and once it is over. */
  readPass(pass: string, now: Date): LetterOfRequest | undefined
}

declare module '../http/parts.ts' {
  interface Parts {
    readonly letterCodes: LetterCodes
  }
}

const NUMBER_LENGTH = 10
const COUNTER_LENGTH = 8
const SEAL_BYTES = 15
const CODE_BYTES = 16 + 1 + SEAL_BYTES
const MOST_ISSUES = 255
const PASS_BYTES = 16 + 1 + 6 + SEAL_BYTES

export function createLetterCodes(rootSecret: RootSecret): LetterCodes {
  const key = rootSecret.derive('letter-codes')
  const hmac = (purpose: string, ...parts: readonly (string | number)[]) =>
    createHmac('sha256', key)
      .update(JSON.stringify([purpose, ...parts]))
      .digest()
  const sealOf = ({ guaranteeId, issue }: LetterOfRequest) => hmac('check', guaranteeId, issue).subarray(0, SEAL_BYTES)
  const sealOfPass = (said: Uint8Array) => hmac('pass', Buffer.from(said).toString('hex')).subarray(0, SEAL_BYTES)
  const counterCodeOf = ({ guaranteeId, issue }: LetterOfRequest) =>
    crockfordDigits(hmac('counter', guaranteeId, issue), COUNTER_LENGTH)
  return {
    numberOf: (guaranteeId) => `LOG-${crockfordDigits(hmac('number', guaranteeId), NUMBER_LENGTH)}`,
    write(letter) {
      if (letter.issue > MOST_ISSUES) throw new RangeError(`A request has at most ${MOST_ISSUES} letters.`)
      const bytes = Buffer.concat([uuidBytes(letter.guaranteeId), Buffer.from([letter.issue]), sealOf(letter)])
      return bytes.toString('base64url')
    },
    read(code) {
      const bytes = Buffer.from(code, 'base64url')
      if (bytes.length !== CODE_BYTES || bytes.toString('base64url') !== code) return undefined
      const id = bytes.subarray(0, 16)
      const guaranteeId = uuidText(id)
      if (!isUuid(guaranteeId)) return undefined
      const letter = { guaranteeId, issue: bytes[16] ?? 0 }
      return timingSafeEqual(sealOf(letter), bytes.subarray(17)) ? letter : undefined
    },
    counterCodeOf,
    isCounterCode(letter, typed) {
      const compared = (text: string) => hmac('compare', text)
      return timingSafeEqual(compared(counterCodeOf(letter)), compared(withoutBlanks(typed)))
    },
    passFor({ guaranteeId, issue }, until) {
      const end = Buffer.alloc(6)
      end.writeUIntBE(until.getTime(), 0, 6)
      const said = Buffer.concat([uuidBytes(guaranteeId), Buffer.from([issue]), end])
      return Buffer.concat([said, sealOfPass(said)]).toString('base64url')
    },
    readPass(pass, now) {
      const bytes = Buffer.from(pass, 'base64url')
      if (bytes.length !== PASS_BYTES) return undefined
      const said = bytes.subarray(0, PASS_BYTES - SEAL_BYTES)
      if (!timingSafeEqual(sealOfPass(said), bytes.subarray(said.length))) return undefined
      if (said.readUIntBE(17, 6) <= now.getTime()) return undefined
      return { guaranteeId: uuidText(said.subarray(0, 16)), issue: said[16] ?? 0 }
    },
  }
}
