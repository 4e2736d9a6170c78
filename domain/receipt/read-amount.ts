/** An amount of money as it is printed, and as a recogniser may have misread it. */

/**
 * How an amount was written:
 * `clean` with two decimals; `repaired` where letters had to be taken for digits or a mark stood in another place;
 * `pointless` without decimals, which may be lost.
 */
export type AmountForm = 'clean' | 'repaired' | 'pointless'

export interface ReadAmount {
  /** As it stands there; below zero for what is taken off. */
  readonly cents: number
  readonly form: AmountForm
}

const SIGNS_BEFORE = /^[-−–(]+/
const CURRENCY_BEFORE =
  /^(?:SGD|MYR|USD|AUD|HKD|THB|IDR|JPY|EUR|GBP|CNY|PHP|INR|TWD|KRW|VND|NZD|RMB|RM|Rp\.?|Rs\.?|(?:S|5(?=\$)|US|A|HK|NT|NZ)?\$|[£€¥฿§₱₩₹₫])+/i
/** `P24,166.00`: signs that the recogniser does not know (of pesos, won, pounds) become a letter that looks like no digit. */
const LETTER_FOR_SIGN = /^[ACEFHJKMNPRT-Y](?=\d{1,3}(?:,\d{3})+(?:\.\d{2})?$|\d+\.\d{2}$)/
/** Codes of tax, closing brackets, and currencies after the amount. */
const AFTER = /(?:[)*:;,.\-−–]|SGD|SR|ZR|[STZNG])+$/
/** Letters that digits are read as. */
const digitsOf: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  Q: '0',
  D: '0',
  Ø: '0',
  ø: '0',
  l: '1',
  I: '1',
  i: '1',
  '|': '1',
  '!': '1',
  S: '5',
  s: '5',
  B: '8',
  Z: '2',
  z: '2',
}
const shapes: readonly { readonly shape: RegExp; readonly form: AmountForm }[] = [
  { shape: /^(\d+|\d{1,3}(?:,\d{3})+)\.(\d{2})$/, form: 'clean' },
  // The marks of another country, a comma for a point, or a point for a comma.
  { shape: /^(\d+|\d{1,3}(?:[.,]\d{3})+),(\d{2})$/, form: 'repaired' },
  { shape: /^(\d{1,3}(?:\.\d{3})+)\.(\d{2})$/, form: 'repaired' },
  { shape: /^(\d{2,8}|\d{1,3}(?:[.,]\d{3})+)()$/, form: 'pointless' },
]
/** More is no receipt. */
const MOST_CENTS = 100_000_000
/** Unless it is written in whole units with their thousands parted twice, as rupiah are: `1.313.000`. */
const MOST_OF_WHOLE_UNITS = 1_000 * MOST_CENTS
const inMillions = /^\d{1,3}(?:\.\d{3}){2,}$|^\d{1,3}(?:,\d{3}){2,}$/

/** @returns undefined where a word is no amount; a percentage, a date and a time are none. */
export function readAmount(word: string): ReadAmount | undefined {
  // `500.-` has no hundredths.
  const signed = word
    .trim()
    .replace(/(?<=\d)[.,][-–—]$/, '.00')
    .replace(/(?<=\d)['’](?=\d{3})/g, ',')
  if (/%|:\d|\d[-/]\d/.test(signed)) return undefined
  const isTakenOff = SIGNS_BEFORE.test(signed) || /\d[-−–]$/.test(signed) || /\dCR$/i.test(signed)
  const bare = signed
    .replace(SIGNS_BEFORE, '')
    .replace(CURRENCY_BEFORE, '')
    .replace(SIGNS_BEFORE, '')
    .replace(/CR$/i, '')
  const plain = bare.replace(AFTER, '')
  const unsigned = plain.replace(LETTER_FOR_SIGN, '')
  return (
    amountOf(unsigned, isTakenOff, unsigned !== plain) ??
    (isMostlyDigits(plain) ? amountOf(withDigits(plain), isTakenOff, true) : undefined)
  )
}

function amountOf(text: string, isTakenOff: boolean, isRepaired: boolean): ReadAmount | undefined {
  for (const { shape, form } of shapes) {
    const [matched, whole = '', decimals = ''] = shape.exec(text) ?? []
    if (matched === undefined) continue
    const cents = Number(whole.replace(/\D/g, '')) * 100 + Number(decimals)
    if (cents > (inMillions.test(text) ? MOST_OF_WHOLE_UNITS : MOST_CENTS)) return undefined
    return { cents: isTakenOff ? -cents : cents, form: isRepaired && form === 'clean' ? 'repaired' : form }
  }
  return undefined
}

function isMostlyDigits(text: string): boolean {
  const digits = text.replace(/\D/g, '').length
  return digits >= 2 && digits * 2 > text.replace(/[.,]/g, '').length
}

/** Letters that stand among digits, taken for the digits that they look like. */
export function withDigits(text: string): string {
  return [...text].map((letter) => digitsOf[letter] ?? letter).join('')
}
