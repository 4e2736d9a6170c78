/** The order in which the pages of a receipt are read: a first look, a second one where that does not say enough, and both as one. */
import { ofAllLooks } from './both-readings.ts'
import { confirmedDate, confirmedNumber } from './confirmed-nearby.ts'
import { mergedWords } from './merged-words.ts'
import { nearestProviders } from './nearest-providers.ts'
import { readWords, type KnownBeforehand } from './read-receipt.ts'
import { ofSomePages, type ReadField, type ReceiptReading } from './receipt-reading.ts'
import {
  bottomOf,
  confidenceOf,
  placeOf,
  READABLE_CONFIDENCE,
  rightOf,
  type Box,
  type Place,
  type PlacedWord,
  type ReceiptWord,
} from './receipt-word.ts'

export interface PageOfReceipt {
  readonly words: readonly PlacedWord[]
  /** Reads it once more. Only where it was read from a picture. */
  readonly again?: () => Promise<readonly PlacedWord[]>
  /** Reads a line of it from nearby, in several sizes. @param box in the unit of the words' own */
  readonly closer?: (box: Box) => Promise<readonly (readonly ReceiptWord[])[]>
}

/** Stands for pages of a long document that are not read. */
export const unreadPage: PageOfReceipt = { words: [] }

/**
 * @param pages of one receipt, in their order
 * @param pause waited for in between where a list of providers is long
 * @returns undefined where there are no words, or none that says anything. Places are parts of the width and height of the picture, or of the PDF's page, as it came
 */
export async function readPages(
  pages: readonly PageOfReceipt[],
  known: KnownBeforehand,
  pause: () => Promise<void>,
): Promise<ReceiptReading | undefined> {
  const words = pages.flatMap((page) => page.words)
  const confidence = confidenceOf(words)
  if (confidence < LEAST_OF_PRINT) return undefined
  const first = await readingOf(words, known, pause)
  if (pages.includes(unreadPage)) return ofSomePages(first)
  if (isEnough(first)) return seenFromNearby(first, pages, words, known.today)
  const again: PlacedWord[] = []
  for (const page of pages) again.push(...((await page.again?.()) ?? page.words))
  const merged = mergedWords(words, again)
  const reading = ofAllLooks(first, await readingOf(again, known, pause), await readingOf(merged, known, pause))
  if (confidence < READABLE_CONFIDENCE && saysNothing(reading)) return undefined
  return seenFromNearby(reading, pages, [...words, ...again], known.today)
}

/** Where number or date were not read clearly enough, they are looked at from nearby: no sum bears them out, and what is clear to the eye is to be filled in. */
async function seenFromNearby(
  reading: ReceiptReading,
  pages: readonly PageOfReceipt[],
  words: readonly PlacedWord[],
  today: string,
): Promise<ReceiptReading> {
  const looksAt = async ({ place }: ReadField<string>) =>
    (await pages[place.page - 1]?.closer?.(boxOnPage(place, words))) ?? []
  const { number, date } = reading
  return {
    ...reading,
    ...(number?.isUnclear && { number: confirmedNumber(number, await looksAt(number)) }),
    ...(date?.isUnclear && { date: confirmedDate(date, await looksAt(date), today) }),
  }
}

/** The grain of a sheet without print, and patterns, are read as words with less; print that can be read hardly ever is. */
const LEAST_OF_PRINT = 0.35

/** The head of a page names no provider that is known. */
function saysNothing({ total, date, number, provider }: ReceiptReading): boolean {
  return [total, date, number].every((field) => field === undefined) && provider?.verdict !== 'sure'
}

/** Whether what a claim needs most was read surely: else it is worth another look. */
function isEnough({ total, date }: ReceiptReading): boolean {
  return total?.verdict === 'sure' && date?.verdict === 'sure'
}

/** With the places of a straightened page brought back to the picture as it came. */
async function readingOf(
  words: readonly PlacedWord[],
  known: KnownBeforehand,
  pause: () => Promise<void>,
): Promise<ReceiptReading> {
  const providers = await nearestProviders(words, known.providers, pause)
  const reading = readWords(words, { ...known, providers })
  const back = ([name, field]: [string, unknown]) => [
    name,
    isField(field) ? { ...field, place: placeInPicture(field.place, words) } : field,
  ]
  return Object.fromEntries(Object.entries(reading).map(back)) as unknown as ReceiptReading
}

function isField(field: unknown): field is ReadField<unknown> {
  return typeof field === 'object' && field !== null && 'place' in field
}

function placeInPicture({ page, box }: Place, words: readonly PlacedWord[]): Place {
  const within = words.filter((word) => word.page === page && isWithin(word.box, box)).map((word) => word.inPicture)
  const left = Math.min(...within.map((one) => one.left))
  const top = Math.min(...within.map((one) => one.top))
  return {
    page,
    box: { left, top, width: Math.max(...within.map(rightOf)) - left, height: Math.max(...within.map(bottomOf)) - top },
  }
}

/** Where words that stand there in the picture stand on the page as it was prepared. */
function boxOnPage({ page, box }: Place, words: readonly PlacedWord[]): Box {
  const wider = {
    left: box.left - EXACT,
    top: box.top - EXACT,
    width: box.width + 2 * EXACT,
    height: box.height + 2 * EXACT,
  }
  const [first, ...more] = words.filter((word) => word.page === page && isWithin(word.inPicture, wider))
  return first === undefined ? box : placeOf([first, ...more]).box
}

/** What is lost in reckoning. */
const EXACT = 1e-6

function isWithin(inner: Box, outer: Box): boolean {
  return (
    inner.left >= outer.left &&
    inner.top >= outer.top &&
    rightOf(inner) <= rightOf(outer) &&
    bottomOf(inner) <= bottomOf(outer)
  )
}
