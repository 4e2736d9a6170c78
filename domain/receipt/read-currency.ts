/** In which money a receipt is. */
import { plainWords } from './likeness.ts'
import { isNumberWord } from './number-label.ts'
import { readAmount } from './read-amount.ts'
import { LIKELY_CURRENCY, readField, type ReadField } from './receipt-reading.ts'
import { placeOf, type ReceiptWord } from './receipt-word.ts'
import { textOf, type TextLine } from './text-lines.ts'

/** Of what is said without a word for it. */
export const HOME_CURRENCY = 'SGD'

/** How each is written, before an amount or alone; the longer before what it contains. */
const signs: readonly (readonly [string, RegExp])[] = [
  ['SGD', /^(?:SGD|S\$|5\$|SG\$)/],
  ['USD', /^(?:USD|US\$)/],
  ['MYR', /^(?:MYR|RM)(?=[\d.,):]|$)/],
  ['AUD', /^(?:AUD|A\$|AU\$)/],
  ['HKD', /^(?:HKD|HK\$)/],
  ['TWD', /^(?:TWD|NT\$)/],
  ['NZD', /^(?:NZD|NZ\$)/],
  ['THB', /^(?:THB|฿|Baht)/],
  ['IDR', /^(?:IDR|Rp\.?)(?=[\d.,):]|$)/],
  // Yen have no hundredths.
  ['CNY', /^(?:CNY|RMB|CN¥|¥(?=[\d,]*\.\d{2}))/],
  ['JPY', /^(?:JPY|JP¥|¥)/],
  ['KRW', /^(?:KRW|₩)/],
  ['VND', /^(?:VND|₫)/],
  ['PHP', /^(?:PHP|₱)/],
  ['INR', /^(?:INR|₹|Rs\.?)(?=[\d.,):]|$)/],
  ['EUR', /^(?:EUR|€)/],
  ['GBP', /^(?:GBP|£)/],
]

/** Further codes are words of medicine, of tills or of English, or end a company's name. */
const wordsLikeCodes = new Set(
  'ALL BAD BAN BOB COP CUP GEL LBP MAD NIC PEN PES PTE RUB SIT SOS STD SVC SYP TOP TRY XXX'.split(' '),
)
/** ISO 4217, for money that no sign of ours is written for. */
const furtherCodes = new Set(Intl.supportedValuesOf('currency').filter((code) => !wordsLikeCodes.has(code)))

/** Where a plain $ is not Singapore's, and where no sign stands at all. */
const countries: readonly (readonly [string, readonly string[]])[] = [
  ['MYR', ['MALAYSIA', 'JOHOR', 'KUALA', 'SELANGOR', 'PENANG', 'SST', 'BHD']],
  ['USD', ['USA', 'CALIFORNIA', 'AMERICA']],
  ['AUD', ['AUSTRALIA', 'SYDNEY', 'MELBOURNE', 'PERTH', 'ABN', 'NSW']],
  ['HKD', ['HONGKONG', 'KOWLOON']],
  ['THB', ['THAILAND', 'BANGKOK', 'PHUKET']],
  ['IDR', ['INDONESIA', 'JAKARTA', 'BATAM', 'BALI']],
  ['JPY', ['JAPAN', 'TOKYO', 'OSAKA']],
  ['GBP', ['ENGLAND', 'SCOTLAND', 'LONDON']],
  ['TWD', ['TAIWAN', 'TAIPEI']],
  ['KRW', ['KOREA', 'SEOUL']],
  ['CNY', ['CHINA', 'SHANGHAI', 'BEIJING', 'SHENZHEN', 'GUANGZHOU']],
  ['PHP', ['PHILIPPINES', 'MANILA']],
  ['INR', ['INDIA', 'CHENNAI', 'MUMBAI', 'DELHI']],
  ['VND', ['VIETNAM', 'HANOI']],
  ['NZD', ['ZEALAND', 'AUCKLAND']],
  ['CAD', ['CANADA', 'TORONTO', 'ONTARIO', 'VANCOUVER', 'MONTREAL', 'CALGARY']],
  ['CHF', ['SWITZERLAND', 'ZURICH', 'GENEVA']],
  ['EUR', ['GERMANY', 'FRANCE', 'ITALY', 'SPAIN', 'NETHERLANDS', 'IRELAND', 'AUSTRIA', 'BELGIUM']],
  ['AED', ['UAE', 'DUBAI', 'ABUDHABI', 'EMIRATES']],
  ['SAR', ['SAUDI', 'RIYADH', 'JEDDAH']],
  ['QAR', ['QATAR', 'DOHA']],
  ['LKR', ['SRILANKA', 'COLOMBO']],
  ['BND', ['BRUNEI']],
  ['MOP', ['MACAU', 'MACAO']],
  ['MMK', ['MYANMAR', 'YANGON']],
  ['KHR', ['CAMBODIA', 'PHNOMPENH']],
  ['LAK', ['LAOS', 'VIENTIANE']],
  ['NPR', ['NEPAL', 'KATHMANDU']],
  ['BDT', ['BANGLADESH', 'DHAKA']],
  ['PKR', ['PAKISTAN', 'KARACHI', 'LAHORE']],
  ['MVR', ['MALDIVES']],
  ['TRY', ['TURKIYE', 'ISTANBUL']],
  ['ZAR', ['SOUTHAFRICA', 'JOHANNESBURG']],
  ['SEK', ['SWEDEN', 'STOCKHOLM']],
  ['NOK', ['NORWAY', 'OSLO']],
  ['DKK', ['DENMARK', 'COPENHAGEN']],
]
/** Of the United States: two letters for the state, and five digits (or nine) of its post. */
const american = /\b(?!RM|SG|NO)[A-Z]{2},? \d{5}(?:-\d{4})?$/
const atHome = ['SINGAPORE', 'SPORE', 'GST', 'UEN', 'NETS', 'PAYNOW', 'MEDISAVE', 'CHAS', 'NRIC']

/** A mark that was read with less may be anything. */
const READABLE = 0.5

/** A sign of one letter is one only before an amount: alone it may be any letter, or a part of one in another script. */
const oneLetter = /^[£€¥₩₱₹₫฿]/

const hundredths = /\d[.,]\d{2}$/

/** Nobody writes their hundredths. */
const withoutDecimals = new Set(['JPY', 'KRW', 'VND', 'IDR', 'TWD'])

export function isWithoutDecimals(currency: string | undefined): boolean {
  return currency !== undefined && withoutDecimals.has(currency)
}

export function readCurrency(lines: readonly TextLine[]): ReadField<string> | undefined {
  const words = lines.flatMap((line) => line.words)
  const signed = words.flatMap((word, index) => {
    const before = words[index - 1]
    // `45,00 €`
    const isBehind = before !== undefined && oneLetter.test(word.text) && hundredths.test(before.text)
    const currency =
      (isBehind ? currencyOf(word.text + before.text) : currencyOf(word.text)) ??
      furtherCodeOf(word, [before, words[index + 1]])
    return currency === undefined || word.confidence < READABLE ? [] : [{ currency, word }]
  })
  const counted = [...new Set(signed.map(({ currency }) => currency))]
    .map((currency) => ({ currency, of: signed.filter((one) => one.currency === currency) }))
    .toSorted((one, other) => other.of.length - one.of.length)
  const [most, second] = counted
  const byWords = byCountry(lines)
  if (most?.of[0] === undefined) return byWords ?? ofPlainDollar(words)
  const { currency } = most
  // A street of Singapore may be called after another country.
  const isAtHome = currency === HOME_CURRENCY && byWords !== undefined && byWords.sureness < ALONE
  const isBorneOut = byWords === undefined || byWords.value === currency || isAtHome
  // One sign of a receipt that speaks of another country may be a misread letter.
  if (!isBorneOut && most.of.length < LEAST_SIGNS)
    return { ...byWords, sureness: Math.min(byWords.sureness, ALONE), verdict: 'unsure' }
  const sureness = sureOfSigns(most.of.length, second?.of.length ?? 0)
  return readField(currency, isFurther(currency) ? Math.min(sureness, ALONE) : sureness, placeOf([most.of[0].word]))
}

/** Three letters may be anything, so it is never sure. */
function isFurther(currency: string): boolean {
  return !signs.some(([code]) => code === currency)
}

/** `LKR 500.00`, `500.00 AED`, `CHF500.00`, `Total (SAR)`. */
function furtherCodeOf({ text }: ReceiptWord, beside: readonly (ReceiptWord | undefined)[]): string | undefined {
  const [, bracketed, glued, alone] = /\(([A-Z]{3})\)|^([A-Z]{3})(?=[\d,]+\.\d{2}$)|^([A-Z]{3})[:.]?$/.exec(text) ?? []
  const isBeside = () => beside.some((word) => word !== undefined && isWithHundredths(word))
  const code = bracketed ?? glued ?? (alone !== undefined && isBeside() ? alone : undefined)
  return code !== undefined && furtherCodes.has(code) ? code : undefined
}

function isWithHundredths({ text }: ReceiptWord): boolean {
  return hundredths.test(text) && readAmount(text) !== undefined
}

/** So many signs are no mistake. */
const LEAST_SIGNS = 3
const ALONE = LIKELY_CURRENCY

function sureOfSigns(most: number, second: number): number {
  if (second === 0) return 0.9
  return most >= 2 * second + 1 ? 0.82 : 0.5
}

/** Whether it is from where the month is written before the day. */
export function isMonthFirst(lines: readonly TextLine[], currency: string | undefined): boolean {
  return currency === 'USD' || currency === 'PHP' || lines.some(isAmerican)
}

/** Whether it is from where the year is written before the month. */
export function isYearFirst(currency: string | undefined): boolean {
  return currency === 'JPY' || currency === 'KRW' || currency === 'TWD' || currency === 'CNY'
}

function isAmerican({ words }: TextLine): boolean {
  return words.some(
    (_, index) =>
      american.test(textOf(words.slice(Math.max(0, index - 1), index + 1)).replace(/,$/, '')) &&
      // `Receipt No. OR 27531` is a number.
      !isNumberWord(words[index - 2]?.text ?? ''),
  )
}

function currencyOf(text: string): string | undefined {
  const bare = text.replace(/^[-(]+/, '')
  if (oneLetter.test(bare) && !/^.\d[\d.,]*\d[)-]?$/.test(bare)) return undefined
  return signs.find(([, sign]) => sign.test(bare))?.[0]
}

/** `S(560045)`, as addresses of Singapore end. */
function isPostcode({ text }: ReceiptWord): boolean {
  return /^\(?S\(?\d{6}\)?,?$/.test(text)
}

function byCountry(lines: readonly TextLine[]): ReadField<string> | undefined {
  const words = lines.flatMap((line) => line.words)
  const said = new Map(
    words.flatMap((word, index) => {
      const plain = plainWords(word.text)
      // `Hong Kong`
      const joined = plain.map((one) => one + (plainWords(words[index + 1]?.text ?? '')[0] ?? ''))
      return [...plain, ...joined].map((one) => [one, word] as const)
    }),
  )
  const home = atHome.map((name) => said.get(name)).find((word) => word !== undefined) ?? words.find(isPostcode)
  const abroad = countries.flatMap(([currency, names]) => {
    const word = names.map((name) => said.get(name)).find((one) => one !== undefined)
    return word ? [{ currency, word }] : []
  })[0]
  if (abroad) return readField(abroad.currency, home ? 0.4 : ALONE, placeOf([abroad.word]))
  const state = lines.find(isAmerican)?.words.at(-1)
  if (state && !home) return readField('USD', ALONE, placeOf([state]))
  return home && readField(HOME_CURRENCY, 0.85, placeOf([home]))
}

function ofPlainDollar(words: readonly ReceiptWord[]): ReadField<string> | undefined {
  const sign = words.find(({ text }) => text.includes('$'))
  return sign && readField(HOME_CURRENCY, ALONE, placeOf([sign]))
}
