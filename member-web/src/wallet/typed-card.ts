/** What somebody types of a card: how it is shown, and what is wrong with it (2§5). Nothing of it leaves the page but to the card provider. */
import cardValidator from 'card-validator'
import { hasCardLike, type CardCustomer } from '@member-care/domain/card/card-customer.ts'
import { walletTexts } from '@member-care/domain/texts/wallet-texts.ts'

export interface TypedCard {
  readonly number?: string
  /** MM/YY */
  readonly expiry?: string
  readonly code?: string
}

/** Where a number is parted and how long it may be, as long as nobody knows its brand (WAL-016). */
const unknownBrand = { gaps: [4, 8, 12], lengths: [16, 18, 19] }

const digitsOf = (text: string) => text.replaceAll(/\D/g, '')

/** The brand by the first digits, as soon as there is only one that it may be. */
export function brandOf(number: string) {
  return cardValidator.number(digitsOf(number)).card ?? undefined
}

/** In the groups of its brand, and no longer than its numbers are. */
export function shownNumber(typed: string): string {
  const { gaps, lengths } = brandOf(typed) ?? unknownBrand
  const digits = digitsOf(typed).slice(0, Math.max(...lengths))
  return [...digits].map((digit, index) => (gaps.includes(index) ? ` ${digit}` : digit)).join('')
}

/** MM/YY; a year of four digits keeps its last two, and a month that can only be one digit gets its nought. */
export function shownExpiry(typed: string): string {
  const [first = '', second] = typed.split('/', 2).map(digitsOf)
  const digits = second === undefined ? first : first.padStart(second === '' ? 0 : 2, '0') + second
  const full = /^[2-9]/.test(digits) ? `0${digits}` : digits
  const month = full.slice(0, 2)
  const year = shownYear(full.slice(2))
  return year === '' && !(typed.endsWith('/') && month.length === 2) ? month : `${month}/${year}`
}

function shownYear(digits: string): string {
  if (!digits.startsWith('20')) return digits.slice(0, 2)
  return digits.length < 4 ? digits : digits.slice(2, 4)
}

/** How many digits the security code has; undefined as long as nobody knows. */
export function codeDigits(number: string): number | undefined {
  return brandOf(number)?.code.size
}

export function shownCode(typed: string, number: string): string {
  return digitsOf(typed).slice(0, codeDigits(number) ?? 4)
}

/**
 * Where the caret stands in the text that is shown, after as many digits as before.
 * @param caret in `typed`
 */
export function caretIn(shown: string, typed: string, caret: number): number {
  const before = digitsOf(typed.slice(0, caret)).length
  if (caret >= typed.length) return shown.length
  let [index, seen] = [0, 0]
  while (index < shown.length && seen < before) {
    if (/\d/.test(shown[index] ?? '')) seen += 1
    index += 1
  }
  return index
}

/** A card as the provider takes it. */
export interface CardToAdd {
  readonly number: string
  readonly month: number
  readonly year: number
  readonly code: string
}

export function cardToAdd({ number = '', expiry = '', code = '' }: TypedCard): CardToAdd {
  const [month = '', year = ''] = expiry.split('/')
  return { number: digitsOf(number), month: Number(month), year: 2_000 + Number(year), code }
}

/** What is wrong, by field (WAL-012 to WAL-015). */
export function typedCardErrors(typed: TypedCard, wallet: CardCustomer): Partial<Record<keyof TypedCard, string>> {
  const { number = '', expiry = '', code = '' } = typed
  const isNumberRight = cardValidator.number(digitsOf(number)).isValid
  const isExpiryRight = /^\d\d\/\d\d$/.test(expiry) && cardValidator.expirationDate(expiry).isValid
  const { month, year } = cardToAdd(typed)
  const isKnown =
    isNumberRight && isExpiryRight && hasCardLike(wallet, { last4: digitsOf(number).slice(-4), month, year })
  return {
    ...(!isNumberRight && { number: walletTexts.wrongNumber }),
    ...(isKnown && { number: walletTexts.duplicate }),
    ...(!isExpiryRight && { expiry: walletTexts.wrongExpiry }),
    ...(!cardValidator.cvv(code, codeDigits(number) ?? [3, 4]).isValid && { code: walletTexts.wrongCode }),
  }
}
