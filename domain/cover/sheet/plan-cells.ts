/**
 * What the cells of a plan's spreadsheet say, as brokers write it: amounts in dollars, shares in per cent. Each kind of cell is written by
 * one function and read by its twin, which throws a {@link CellFault} with the sentence for the person.
 */
import { typedDate } from '../../dates/typed-date.ts'
import { formatDecimal, parseExactCents } from '../../money/money.ts'
import { planSheetTexts } from '../../texts/plan-sheet-texts.ts'
import type { Benefit, Limit, Plan, Terms } from '../plan.ts'

const { faults } = planSheetTexts

type VisitParts = NonNullable<Terms['visitShares']>['parts']

/** A cell that cannot be taken; its message says what to write. */
export class CellFault extends Error {
  override readonly name = 'CellFault'
}

/** Between the items of a list: names and amounts may have commas. */
const BETWEEN = '; '

export const written = {
  amount: (cents: number) => formatDecimal(cents),
  percent: (share: number) => `${share / 10_000}%`,
  yesNo: (isYes: boolean) => (isYes ? 'yes' : 'no'),
  /** A word of the schema: `policy-year` is "policy year". */
  choice: (choice: string) => choice.replaceAll('-', ' '),
  list: (items: readonly string[]) => items.join(BETWEEN),
  coPay: ({ amount, per }: NonNullable<Terms['coPay']>) => `${formatDecimal(amount)} per ${eachWords[per]}`,
  schedule: ({ most, per, rest }: NonNullable<Terms['schedule']>) =>
    `${formatDecimal(most)} per ${eachWords[per]}${rest === 'written-off' ? WRITTEN_OFF : ''}`,
  parts: ({ parts }: NonNullable<Terms['coInsurance']>) =>
    parts
      .map(({ upTo, memberShare }) => {
        const share = written.percent(memberShare)
        return upTo === undefined ? share : `${share} to ${formatDecimal(upTo)}`
      })
      .join(BETWEEN),
  /** The shares by visits: "10 at 0%; 15 at 20%". */
  visitParts: (parts: VisitParts) =>
    parts.map(({ upTo, memberShare }) => `${upTo} at ${written.percent(memberShare)}`).join(BETWEEN),
  most: ({ measure, most }: Pick<Limit, 'measure' | 'most'>) =>
    measure === 'amount' ? formatDecimal(most) : `${most} ${measure === 'units' ? 'items' : measure}`,
  yearBegins: ({ day, month }: Plan['yearBegins']) => `${day} ${monthNames[month - 1] ?? ''}`,
  span: ({ from, to }: { readonly from: number; readonly to: number }) => `${from} to ${to}`,
  exclusions: (excludes: NonNullable<Benefit['excludes']>) =>
    excludes.map(({ name, codes }) => `${name}: ${codes.join(', ')}`).join(BETWEEN),
}

const WRITTEN_OFF = ', written off'
const eachWords = { visit: 'visit', unit: 'item', day: 'day' } as const
const eachNamed = { visit: 'visit', unit: 'unit', item: 'unit', day: 'day' } as const
const measureNamed = {
  visit: 'visits',
  visits: 'visits',
  item: 'units',
  items: 'units',
  unit: 'units',
  units: 'units',
  day: 'days',
  days: 'days',
  payment: 'payments',
  payments: 'payments',
} as const

export function readText(text: string, most: number): string {
  if (text === '') throw new CellFault(faults.required)
  if (text.length > most) throw new CellFault(faults.tooLong(most))
  return text
}

/** Cents of `1,500`, `1500.00`, `$1,500` or `SGD 1,500`. */
export function readAmount(text: string): number {
  const cents = centsOf(text)
  if (cents === undefined) throw new CellFault(faults.amount(text))
  return cents
}

function centsOf(text: string): number | undefined {
  return parseExactCents(text.replace(/^(?:[A-Za-z]{3}|S?\$)\s*/, ''))
}

/** Millionths of `10`, `10%` or `33.3333 %`. */
export function readPercent(text: string): number {
  const parts = /^(\d{1,3})(?:\.(\d{1,4})0*)?\s*(%?)$/.exec(text)
  if (parts === null) throw new CellFault(faults.percent(text))
  const [, whole = '', decimals = '', sign = ''] = parts
  const share = Number(whole + decimals.padEnd(4, '0'))
  if (share > 1_000_000) throw new CellFault(faults.percent(text))
  // A cell that is formatted as a percentage arrives as a part of 1: 10% as 0.1, 100% as 1.
  if (sign === '' && share > 0 && share <= 10_000) throw new CellFault(faults.fraction(text))
  return share
}

export function readNumber(text: string): number {
  if (!/^\d{1,9}(?:\.0+)?$/.test(text)) throw new CellFault(faults.number(text))
  return Number(text)
}

export function readYesNo(text: string): boolean {
  const isYes = { yes: true, y: true, true: true, no: false, n: false, false: false }[text.toLowerCase()]
  if (isYes === undefined) throw new CellFault(faults.yesNo(text))
  return isYes
}

/** One of the schema's words, with blanks or dashes, in any case. */
export function readChoice<Choice extends string>(text: string, choices: readonly Choice[]): Choice {
  const said = text.toLowerCase().replaceAll(/[\s_-]+/g, '-')
  const choice = choices.find((one) => one === said)
  if (choice === undefined) throw new CellFault(faults.oneOf(text, choices.map(written.choice)))
  return choice
}

export function readList(text: string): readonly string[] {
  return text
    .split(BETWEEN.trim())
    .map((item) => item.trim())
    .filter((item) => item !== '')
}

/** `5`, `5 per day`, `5 a visit`, `5 / item`. */
export function readCoPay(text: string): NonNullable<Terms['coPay']> {
  const { amount, per } = readEach(text)
  return { amount, per }
}

export function readSchedule(text: string): NonNullable<Terms['schedule']> {
  const isWrittenOff = text.toLowerCase().endsWith(WRITTEN_OFF)
  const { amount, per } = readEach(isWrittenOff ? text.slice(0, -WRITTEN_OFF.length) : text)
  return { most: amount, per, rest: isWrittenOff ? 'written-off' : 'member' }
}

function readEach(text: string): { readonly amount: number; readonly per: 'visit' | 'unit' | 'day' } {
  const [, amount = '', each = 'visit'] =
    /^(.*?)(?:\s*(?:\bper\b|\ba\b|\ban\b|\/)\s*(visit|day|item|unit))?$/i.exec(text) ?? []
  const cents = centsOf(amount)
  if (cents === undefined) throw new CellFault(faults.amountEach(text))
  return { amount: cents, per: eachNamed[each.toLowerCase() as keyof typeof eachNamed] }
}

/** `10%`, or `10% to 5,000; 5%`: each part of the amount with the member's share of it. */
export function readParts(text: string): NonNullable<Terms['coInsurance']> {
  const parts = readList(text).map((part) => {
    const [, share = '', upTo] = /^([\d.]+\s*%?)(?:\s*(?:up\s+)?to\s+(.+))?$/i.exec(part) ?? []
    if (share === '') throw new CellFault(faults.parts(text))
    return { ...(upTo !== undefined && { upTo: readAmount(upTo) }), memberShare: readPercent(share.trim()) }
  })
  if (parts.length === 0) throw new CellFault(faults.parts(text))
  return { edges: 'rest', parts }
}

/** `10 at 0%; 15 at 20%`: up to which visit the member's share is what. */
export function readVisitParts(text: string): VisitParts {
  const parts = readList(text).map((part) => {
    const [, upTo = '', share = ''] = /^(\d{1,4})(?:\s+visits?)?\s+at\s+([\d.]+\s*%?)$/i.exec(part) ?? []
    if (share === '') throw new CellFault(faults.visitParts(text))
    return { upTo: Number(upTo), memberShare: readPercent(share.trim()) }
  })
  if (parts.length === 0) throw new CellFault(faults.visitParts(text))
  return parts
}

/** `1,500` is an amount, `12 visits` a number. */
export function readMost(text: string): Pick<Limit, 'measure' | 'most'> {
  const [, number, word = ''] = /^(\d+)\s+([a-z]+)$/i.exec(text) ?? []
  const measure = Object.entries(measureNamed).find(([name]) => name === word.toLowerCase())?.[1]
  if (measure !== undefined) return { measure, most: Number(number) }
  const cents = centsOf(text)
  if (cents === undefined) throw new CellFault(faults.measure(text))
  return { measure: 'amount', most: cents }
}

export function readDate(text: string): string {
  const date = typedDate.read(text)
  if (date === undefined) throw new CellFault(faults.date(text))
  return date
}

const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const LATEST_DAY = 28

export function readYearBegins(text: string): Plan['yearBegins'] {
  const [, day = '', name = ''] = /^(\d{1,2})\s*([a-z]{3,9})$/i.exec(text) ?? []
  const month = monthNames.findIndex((one) => name !== '' && one.toLowerCase().startsWith(name.toLowerCase())) + 1
  if (month === 0 || Number(day) < 1 || Number(day) > LATEST_DAY) throw new CellFault(faults.dayOfYear(text))
  return { month, day: Number(day) }
}

export function readSpan(text: string): { readonly from: number; readonly to: number } {
  const [, from, to] = /^(\d{1,5})\s*(?:to|-|–)\s*(\d{1,5})$/i.exec(text) ?? []
  if (from === undefined || to === undefined) throw new CellFault(faults.span(text))
  return { from: Number(from), to: Number(to) }
}

export function readExclusions(text: string): NonNullable<Benefit['excludes']> {
  return readList(text).map((item) => {
    const at = item.lastIndexOf(':')
    const codes = item
      .slice(at + 1)
      .split(',')
      .map((code) => code.trim())
      .filter((code) => code !== '')
    if (at < 1 || codes.length === 0) throw new CellFault(faults.exclusion(item))
    return { codes, name: item.slice(0, at).trim() }
  })
}
