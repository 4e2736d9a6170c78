/**
 * Reads a receipt on the device: nothing of it is sent anywhere, and program and data come from our own address (S116).
 * Import it when there is something to read: `await import('@member-care/web-kit/receipt/read-receipt.ts')`.
 */
import { nearestProviders } from '@member-care/domain/receipt/nearest-providers.ts'
import { readWords, type KnownBeforehand } from '@member-care/domain/receipt/read-receipt.ts'
import { ofAllLooks } from '@member-care/domain/receipt/both-readings.ts'
import { mergedWords } from '@member-care/domain/receipt/merged-words.ts'
import type { ReadField, ReceiptReading } from '@member-care/domain/receipt/receipt-reading.ts'
import { rightOf, bottomOf, type Box, type Place, type PlacedWord } from '@member-care/domain/receipt/receipt-word.ts'
import type { ReadingFault } from '@member-care/domain/texts/receipt-reading-texts.ts'
import { readPicture } from './reading-worker-life.ts'

export interface ReceiptRequest extends KnownBeforehand {
  /** Ends the reading. */
  readonly signal?: AbortSignal
  /** The share that is done, 0 to 1. */
  readonly onProgress?: (share: number) => void
}

export type ReadReceipt =
  | {
      readonly ok: true
      /** Places are parts of the width and height of the picture, or of the PDF's page, as it came (upright as its camera noted it). */
      readonly reading: ReceiptReading
    }
  /** What the picture lacks, or why nothing can be read here; said in words by `receiptReadingTexts.faults`. */
  | { readonly ok: false; readonly why: ReadingFault }

/**
 * @param pages one file, or the photographed pages of one document in their order; JPEG, PNG, WebP, PDF, and what else the browser can show
 * @throws the signal's reason when the reading is ended
 */
export async function readReceipt(pages: Blob | readonly Blob[], request: ReceiptRequest): Promise<ReadReceipt> {
  const { signal, onProgress = () => undefined } = request
  const files = pages instanceof Blob ? [pages] : pages
  const read: PageOfReceipt[] = []
  for (const [index, file] of files.entries()) {
    const found = await pagesOfFile(file, read.length, (share) => onProgress((index + share) / files.length), signal)
    if ('fault' in found) return { ok: false, why: found.fault }
    read.push(...found)
  }
  const words = read.flatMap((page) => page.words)
  if (words.length === 0) return { ok: false, why: 'noText' }
  const first = await readingOf(words, request)
  if (isEnough(first)) return { ok: true, reading: first }
  const again: PlacedWord[] = []
  for (const page of read) again.push(...((await page.again?.()) ?? page.words))
  const merged = mergedWords(words, again)
  return { ok: true, reading: ofAllLooks(first, await readingOf(again, request), await readingOf(merged, request)) }
}

/** Whether what a claim needs most was read surely: else it is worth another look. */
function isEnough({ total, date }: ReceiptReading): boolean {
  return total?.verdict === 'sure' && date?.verdict === 'sure'
}

interface PageOfReceipt {
  readonly words: readonly PlacedWord[]
  /** Where it was read from a picture. */
  readonly again?: () => Promise<readonly PlacedWord[]>
}

async function pagesOfFile(
  file: Blob,
  before: number,
  onProgress: (share: number) => void,
  signal: AbortSignal | undefined,
): Promise<readonly PageOfReceipt[] | { readonly fault: ReadingFault }> {
  if (!(await isPdf(file))) {
    const read = await readPicture(file, before + 1, onProgress, signal)
    return 'fault' in read ? read : [read]
  }
  const { pagesOfPdf } = await import('./pdf-pages.ts')
  const pages = await pagesOfPdf(file, signal)
  if (pages === undefined) return { fault: 'unreadable' }
  const found: PageOfReceipt[] = []
  for (const [index, page] of pages.entries()) {
    const number = before + index + 1
    const read =
      'picture' in page
        ? await readPicture(page.picture, number, (share) => onProgress((index + share) / pages.length), signal)
        : { words: page.words.map((word) => ({ ...word, page: number })) }
    if ('fault' in read) return read
    found.push(read)
  }
  return found
}

async function isPdf(file: Blob): Promise<boolean> {
  return (await file.slice(0, 5).text()) === '%PDF-'
}

/** With the places of a straightened page brought back to the picture as it came. */
async function readingOf(words: readonly PlacedWord[], request: ReceiptRequest): Promise<ReceiptReading> {
  const providers = await nearestProviders(words, request.providers, pauseOf(request.signal))
  const reading = readWords(words, { ...request, providers })
  const back = ([name, field]: [string, unknown]) => [
    name,
    isField(field) ? { ...field, place: placeInPicture(field.place, words) } : field,
  ]
  return Object.fromEntries(Object.entries(reading).map(back)) as unknown as ReceiptReading
}

/** The page is drawn and answers keys in between. */
const LONGEST_WORK_MILLISECONDS = 12

function pauseOf(signal: AbortSignal | undefined): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < LONGEST_WORK_MILLISECONDS) return
    await new Promise((resolve) => setTimeout(resolve))
    signal?.throwIfAborted()
    since = performance.now()
  }
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

function isWithin(inner: Box, outer: Box): boolean {
  return (
    inner.left >= outer.left &&
    inner.top >= outer.top &&
    rightOf(inner) <= rightOf(outer) &&
    bottomOf(inner) <= bottomOf(outer)
  )
}
