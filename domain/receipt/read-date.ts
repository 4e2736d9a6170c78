/** The day of a receipt: day before month, as Singapore writes it, except on a receipt from where the month comes first. */
import { daysBetween } from '../dates/singapore-dates.ts'
import { typedDate } from '../dates/typed-date.ts'
import { withDigits } from './read-amount.ts'
import { inEnglish, marked, ofOurYears, shapes, withMarks, withZeros } from './date-shapes.ts'
import {
  isHeadedAsReceipts,
  isOpenUntil,
  namesVisit,
  OTHER,
  ownWords,
  PRINTED,
  rankOf,
  rankOfHeading,
  rankOfWords,
  UNNAMED,
  wanted,
  wordsAbove,
} from './day-label.ts'
import { plainWords } from './likeness.ts'
import { NEVER_CLEAR, readField, type ReadField } from './receipt-reading.ts'
import { placeOf, type ReceiptWord } from './receipt-word.ts'
import { groupsOf, textOf, type TextLine } from './text-lines.ts'

/** Of a day whose word stands further away. */
const LESS_NEAR = 0.25

/** A receipt of more years is hardly claimed for; rather a digit was misread. */
const MOST_YEARS = 3
/** Of still more it is another day, as one of birth, or misread. */
const MOST_YEARS_AT_ALL = 12

/** A day that stands there once has to be read clearly. */
const CLEAR_CONFIDENCE = 0.8

interface FoundDate {
  readonly date: string
  /** As it stands there. */
  readonly written: string
  readonly words: readonly [ReceiptWord, ...ReceiptWord[]]
  readonly isRepaired: boolean
  /** Whether day and month may stand the other way round. */
  readonly isAmbiguous: boolean
  /** 3 the receipt's day, 2.5 a day of the visit, 1.25 of something else, 1 without a word, or of payment, 0.5 of print, 0 none of the receipt's. */
  readonly rank: number
  readonly visit: ReturnType<typeof namesVisit>
  /** By words on its own line, which hold for further days behind it as well. */
  readonly isNamed: boolean
  /** By the heading of its column, or words with no number between them and the day, as `Invoice 4471 dated` has. */
  readonly isNamedAtOnce: boolean
  /** Some words stand before it, of whatever kind. */
  readonly hasWords: boolean
  /** A label stands right before it. */
  readonly hasLabel: boolean
}

export interface ReadDate {
  readonly date: ReadField<string> | undefined
  /** Of a visit, where that is another day. */
  readonly visited: ReadField<string> | undefined
  /** Words that belong to a date, and so are no amounts. */
  readonly words: ReadonlySet<ReceiptWord>
}

/** What comes first where the receipt is from: `year` also where that is written with two figures. */
export type FirstOfDay = 'day' | 'month' | 'year'

/** @param today YYYY-MM-DD; no receipt is of a later day */
export function readDate(lines: readonly TextLine[], today: string, first: FirstOfDay): ReadDate {
  const found = lines.flatMap((line, index) => datesOn(line, lines[index - 1], first))
  const words = new Set(found.flatMap((one) => one.words))
  const earliest = `${Number(today.slice(0, 4)) - MOST_YEARS_AT_ALL}${today.slice(4)}`
  const past = found.filter(({ date, rank }) => date <= today && date >= earliest && rank > 0)
  const highest = Math.max(...past.map(({ rank }) => rank))
  const best = past.filter(({ rank }) => rank === highest)
  const [chosen] = best.toSorted((one, other) => times(past, other.date) - times(past, one.date))
  if (chosen === undefined) return { date: undefined, visited: undefined, words }
  const untilToday = found.filter(({ date }) => date <= today)
  const place = placeOf(chosen.words)
  const visited = visitedOn(chosen, untilToday)
  if (isOutnamed(chosen, lines, found, today) || isDoubtful(chosen, best, untilToday, today))
    return { date: readField(chosen.date, DOUBTFUL, place), visited, words }
  const most = hasLostDigit(chosen, found) ? NEVER_CLEAR : 1
  const field = readField(chosen.date, Math.min(surenessOf(chosen, untilToday), most), place)
  const isUnclear = field.verdict === 'unsure' && most === 1 && !chosen.isRepaired
  return { date: isUnclear ? { ...field, isUnclear } : field, visited, words }
}

/** The day of the visit that the receipt of another day is of; unsure where there may be several. */
function visitedOn(chosen: FoundDate, found: readonly FoundDate[]): ReadField<string> | undefined {
  const visits = found.filter(({ visit }) => visit !== 'not')
  const others = chosen.visit === 'not' ? visits.filter(({ date }) => date !== chosen.date) : []
  const [visit] = others
  if (visit === undefined) return undefined
  const isOne = visits.every(({ date }) => date === visit.date) && others.some((one) => one.visit === 'only')
  const isSure = isOne && !visit.isAmbiguous && visit.date <= chosen.date
  return readField(visit.date, isSure ? surenessOf(visit, found) : DOUBTFUL, placeOf(visit.words))
}

/** Of a day that may be another one than the receipt's, however clearly it was read. */
const DOUBTFUL = 0.5

/** `1/11/2025` beside `02/11/2025`: who writes noughts before days has written two figures here, too. */
function hasLostDigit({ written }: FoundDate, found: readonly FoundDate[]): boolean {
  return /^\d[-/.]\d/.test(written) && found.some((other) => /^0\d[-/.]\d/.test(other.written))
}

/** So many words behind a label may be its day: `Invoice Date : 07 DEC 25`. */
const WORDS_OF_DAY = 3

/** `Invoice Date 13 M4Y 26`: a better named day stands there that was not read, or as one of the future, so that this one is another. */
function isOutnamed(
  { rank }: FoundDate,
  lines: readonly TextLine[],
  found: readonly FoundDate[],
  today: string,
): boolean {
  const ofDays = new Set(found.flatMap(({ words }) => words))
  const isUnread = ({ words }: TextLine) =>
    words.some((word, place) => {
      const label = plainWords(textOf(words.slice(Math.max(0, place - 1), place + 1)))
      const behind = words.slice(place + 1, place + 1 + WORDS_OF_DAY)
      if (!plainWords(word.text).includes('DATE') || behind.some((one) => ofDays.has(one))) return false
      const isDay = behind.some(({ text }, index) => /\d{2}/.test(text) && (index === 0 || !isNumberOfPaper.test(text)))
      return (isDay || label.some((one) => wanted.includes(one))) && (rankOfWords(label) ?? 0) > rank
    })
  return found.some((one) => one.rank > rank && one.date > today) || lines.some(isUnread)
}

/** A label without its day may have a number beside it. */
const isNumberOfPaper = /^[A-Z]{2,}\W?\d{3,}|^\d{5,}$/i

const weekday = /\b\p{L}{3,6}days?\b/giu

/** Days apart, as days of one treatment may be. */
const FEW_DAYS = 40

function isSoonBeforeOrAfter(one: string, other: string): boolean {
  const days = Math.abs(daysBetween(one, other))
  return days > 0 && days <= FEW_DAYS
}

function isDoubtful(
  chosen: FoundDate,
  best: readonly FoundDate[],
  others: readonly FoundDate[],
  today: string,
): boolean {
  const isOld = Number(today.slice(0, 4)) - Number(chosen.date.slice(0, 4)) > MOST_YEARS
  const isContradicted = best.some(({ date }) => date !== chosen.date)
  // Words that may belong to a number before it decide nothing where there is another day.
  const isWeak = chosen.rank <= OTHER || !best.some((one) => one.isNamedAtOnce)
  const isRivalled = isWeak && others.some(({ date, rank }) => date !== chosen.date && rank > PRINTED)
  // `Registered 16/02/2026` says in words that are not known what it is: not the receipt's, it may be, where there is another day.
  const isStrange =
    (chosen.rank === OTHER || (chosen.rank === UNNAMED && chosen.hasWords)) &&
    others.some(({ date }) => isSoonBeforeOrAfter(date, chosen.date))
  // `Collection: 20/09/2026`
  const isLabelled = chosen.rank === UNNAMED && chosen.hasLabel
  return (
    isOld || isContradicted || isRivalled || isStrange || isLabelled || chosen.isAmbiguous || chosen.rank === PRINTED
  )
}

/** How clearly it was read. */
function surenessOf(chosen: FoundDate, others: readonly FoundDate[]): number {
  const confidence = Math.min(...chosen.words.map((word) => word.confidence))
  const ofReceipt = others.filter(({ rank }) => rank > 0)
  if (times(ofReceipt, chosen.date) > 1) return confidence >= 0.4 ? 0.95 : 0.7
  if (chosen.isRepaired) return 0.6
  return confidence >= CLEAR_CONFIDENCE ? 0.8 + (confidence - CLEAR_CONFIDENCE) : Math.min(confidence, 0.75)
}

function times(found: readonly FoundDate[], date: string): number {
  return found.filter((one) => one.date === date).length
}

function datesOn(line: TextLine, above: TextLine | undefined, firstOfDay: FirstOfDay): readonly FoundDate[] {
  const text = textOf(line.words)
  const found: (FoundDate & { readonly from: number; readonly until: number })[] = []
  for (const shape of shapes)
    for (const { 0: matched, index } of text.matchAll(shape)) {
      const until = index + matched.length
      if (found.some((other) => index < other.until && other.from < until)) continue
      const [first, ...rest] = wordsBetween(line.words, index, until)
      const written = matched
        .trim()
        .replace(/\s*([-/.])\s*/g, '$1')
        .replace(/\s+/g, ' ')
      const ordered = firstOfDay === 'month' ? written.replace(monthFirst, '$2/$1/$3') : written
      const plain = ofOurYears(inEnglish(marked(ordered)))
      const dayFirst = ofOurYears(inEnglish(marked(written)))
      // No month is above 12, wherever the receipt may be from.
      const date = [plain, withDigits(plain), withZeros(plain), withMarks(plain), dayFirst]
        .map((one) => typedDate.read(one))
        .find((one) => one !== undefined && one < LAST)
      if (date === undefined || first === undefined) continue
      const previous = found.findLast((other) => other.until <= index)
      const before = text.slice(previous?.until ?? 0, index)
      const wordsBefore = wordsBetween(line.words, previous?.until ?? 0, index)
      const isApart = groupsOf([...wordsBefore, first], line.height).at(-1)?.length === 1
      // `Date of issue   Due`, above two days of which a word before them seems to be the first one's.
      const isHeadedAlone = isApart && rankOfHeading(above, [first, ...rest]) !== undefined
      const isListed = previous?.isNamed === true && !isHeadedAlone && !/\p{L}{2}/u.test(before)
      // `Estimated bill 3,200.00 (given 20/02/2026)`: what stands before a number may be said of that.
      const isHeaded = isApart && isHeadedAsReceipts(above, [first, ...rest])
      const isNamedAtOnce = isHeaded || rankOfWords(plainWords(before.replace(/^.*\d{3}\S*/, ''))) !== undefined
      const isNamed = rankOfWords(plainWords(before)) !== undefined
      const own = ownWords(wordsBefore, line.height)
      const isLastOfSeveral = text.slice(0, index).trim() === '' && isOpenUntil(above)
      const rank = isListed
        ? previous.rank
        : isLastOfSeveral
          ? 0
          : rankOf(own, text.slice(until), above, [first, ...rest], isApart)
      found.push({
        date,
        written,
        words: [first, ...rest],
        isRepaired: typedDate.read(plain) !== date,
        isAmbiguous:
          (firstOfDay === 'month' && isAmbiguous(written)) ||
          (firstOfDay === 'year' && mayBeginWithYear(written, date)),
        rank: isNamed && !isNamedAtOnce && rank > UNNAMED ? rank - LESS_NEAR : rank,
        visit: isListed
          ? previous.visit
          : namesVisit(plainWords(own), isApart ? wordsAbove(above, [first, ...rest]) : []),
        isNamed: isListed || isNamed,
        isNamedAtOnce,
        hasWords: /\p{L}{4}/u.test(before.replace(weekday, '')),
        hasLabel: /\p{L}{3}\s?:\s*$/u.test(before),
        from: index,
        until,
      })
    }
  return found
}

/** No receipt of this century's later years is read. */
const LAST = '2100'

/** `03/14/2026` */
const monthFirst = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{2,4})$/

/** Both may be a month, and they differ. */
function isAmbiguous(written: string): boolean {
  const [, one, other] = monthFirst.exec(written) ?? []
  return (
    one !== undefined &&
    other !== undefined &&
    Number(one) <= 12 &&
    Number(other) <= 12 &&
    Number(one) !== Number(other)
  )
}

/** `26/05/24` may be the 24th of May of 2026. */
function mayBeginWithYear(written: string, date: string): boolean {
  const yearFirst = /^\d\d[-/.]\d\d[-/.]\d\d$/.test(written)
    ? typedDate.read(`20${written.replaceAll(/[/.]/g, '-')}`)
    : undefined
  return yearFirst !== undefined && yearFirst !== date
}

/** Whether a date of this document has its month first beyond doubt, and none has it second. */
export function saysMonthFirst(lines: readonly TextLine[]): boolean {
  const written = lines.flatMap(({ words }) => words.flatMap(({ text }) => (monthFirst.exec(text) ? [text] : [])))
  const parts = written.map((text) => text.split(/[-/.]/).map(Number))
  return (
    parts.some(([one = 0, other = 0]) => one <= 12 && other > 12 && other <= 31) &&
    !parts.some(([one = 0, other = 0]) => one > 12 && one <= 31 && other <= 12)
  )
}

function wordsBetween(words: readonly ReceiptWord[], from: number, until: number): readonly ReceiptWord[] {
  let place = 0
  return words.filter(({ text }) => {
    const begins = place
    place += text.length + 1
    return begins < until && begins + text.length > from
  })
}
