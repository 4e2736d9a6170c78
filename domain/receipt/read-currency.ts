/** In which money a receipt is. */
import { plainWords } from './likeness.ts'
import { readField, type ReadField } from './receipt-reading.ts'
import { placeOf, type ReceiptWord } from './receipt-word.ts'
import type { TextLine } from './text-lines.ts'

/** How each is written, before an amount or alone; the longer before what it contains. */
const signs: readonly (readonly [string, RegExp])[] = [
  ['SGD', /^(?:SGD|S\$|SG\$)/],
  ['USD', /^(?:USD|US\$)/],
  ['MYR', /^(?:MYR|RM)(?=[\d.,):]|$)/],
  ['AUD', /^(?:AUD|A\$|AU\$)/],
  ['HKD', /^(?:HKD|HK\$)/],
  ['TWD', /^(?:TWD|NT\$)/],
  ['NZD', /^(?:NZD|NZ\$)/],
  ['THB', /^(?:THB|฿|Baht)/],
  ['IDR', /^(?:IDR|Rp\.?)(?=[\d.,):]|$)/],
  ['JPY', /^(?:JPY|JP¥)/],
  ['CNY', /^(?:CNY|RMB|CN¥)/],
  ['KRW', /^(?:KRW|₩)/],
  ['VND', /^(?:VND|₫)/],
  ['PHP', /^(?:PHP|₱)/],
  ['INR', /^(?:INR|₹|Rs\.?)(?=[\d.,):]|$)/],
  ['EUR', /^(?:EUR|€)/],
  ['GBP', /^(?:GBP|£)/],
]

/** Where a plain $ is not Singapore's, and where no sign stands at all. */
const countries: readonly (readonly [string, readonly string[]])[] = [
  ['MYR', ['MALAYSIA', 'JOHOR', 'KUALA', 'SELANGOR', 'PENANG', 'SST', 'BHD']],
  ['USD', ['USA', 'CALIFORNIA', 'AMERICA']],
  ['AUD', ['AUSTRALIA', 'SYDNEY', 'MELBOURNE', 'PERTH', 'ABN', 'NSW']],
  ['HKD', ['HONGKONG', 'KOWLOON']],
  ['THB', ['THAILAND', 'BANGKOK', 'PHUKET']],
  ['IDR', ['INDONESIA', 'JAKARTA', 'BATAM']],
  ['JPY', ['JAPAN', 'TOKYO', 'OSAKA']],
]
const atHome = ['SINGAPORE', 'GST', 'UEN', 'NETS', 'PAYNOW', 'MEDISAVE', 'CHAS', 'NRIC']

/** A mark that was read with less may be anything. */
const READABLE = 0.5

/** Nobody writes their hundredths. */
const withoutDecimals = new Set(['JPY', 'KRW', 'VND', 'IDR'])

export function isWithoutDecimals(currency: string | undefined): boolean {
  return currency !== undefined && withoutDecimals.has(currency)
}

export function readCurrency(lines: readonly TextLine[]): ReadField<string> | undefined {
  const words = lines.flatMap((line) => line.words)
  const signed = words.flatMap((word) => {
    const currency = currencyOf(word.text)
    return currency === undefined || word.confidence < READABLE ? [] : [{ currency, word }]
  })
  const counted = [...new Set(signed.map(({ currency }) => currency))]
    .map((currency) => ({ currency, of: signed.filter((one) => one.currency === currency) }))
    .toSorted((one, other) => other.of.length - one.of.length)
  const [most, second] = counted
  if (most?.of[0])
    return readField(most.currency, sureOfSigns(most.of.length, second?.of.length ?? 0), placeOf([most.of[0].word]))
  return byCountry(words)
}

function sureOfSigns(most: number, second: number): number {
  if (second === 0) return 0.9
  return most >= 2 * second + 1 ? 0.82 : 0.5
}

function currencyOf(text: string): string | undefined {
  return signs.find(([, sign]) => sign.test(text.replace(/^[-(]+/, '')))?.[0]
}

function byCountry(words: readonly ReceiptWord[]): ReadField<string> | undefined {
  const said = new Map(words.flatMap((word) => plainWords(word.text).map((plain) => [plain, word] as const)))
  const sign = words.find(({ text }) => text.includes('$'))
  const home = atHome.map((name) => said.get(name)).find((word) => word !== undefined)
  const abroad = countries.flatMap(([currency, names]) => {
    const word = names.map((name) => said.get(name)).find((one) => one !== undefined)
    return word ? [{ currency, word }] : []
  })[0]
  if (abroad) return readField(abroad.currency, home ? 0.4 : 0.6, placeOf([abroad.word]))
  const seen = home ?? sign
  return seen && readField('SGD', home ? 0.85 : 0.6, placeOf([seen]))
}
