/**
 * Reads a receipt on the device: nothing of it is sent anywhere, and program and data come from our own address (S116).
 * Import it when there is something to read: `await import('@member-care/web-kit/receipt/read-receipt.ts')`.
 */
import { readPages, unreadPage, type PageOfReceipt } from '@member-care/domain/receipt/read-pages.ts'
import type { KnownBeforehand } from '@member-care/domain/receipt/read-receipt.ts'
import type { ReceiptReading } from '@member-care/domain/receipt/receipt-reading.ts'
import type { ReadingFault } from '@member-care/domain/receipt/reading-fault.ts'
import type { PdfPage } from './pdf-pages.ts'
import { readPicture, withWorkerKept } from './reading-worker-life.ts'
import { beforeSilence } from '../workers/silence.ts'

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
  return withWorkerKept(() => readFiles(pages instanceof Blob ? [pages] : pages, request))
}

async function readFiles(files: readonly Blob[], request: ReceiptRequest): Promise<ReadReceipt> {
  const { signal, onProgress = () => undefined } = request
  const read: PageOfReceipt[] = []
  for (const [index, file] of files.entries()) {
    const found = await pagesOfFile(file, read.length, (share) => onProgress((index + share) / files.length), signal)
    if ('fault' in found) return { ok: false, why: found.fault }
    read.push(...found)
  }
  const reading = await readPages(read, request, pauseOf(signal))
  return reading === undefined ? { ok: false, why: 'noText' } : { ok: true, reading }
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
  const { pagesOfPdf } = await beforeSilence(import('./pdf-pages.ts'))
  const found: PageOfReceipt[] = []
  for await (const { page, count } of pagesOfPdf(file, signal)) {
    const onShare = (share: number) => onProgress((found.length + share) / count)
    const read = await readPage(page, before + found.length + 1, onShare, signal)
    if ('fault' in read) return read
    found.push(read)
  }
  return found
}

async function readPage(
  page: PdfPage,
  number: number,
  onProgress: (share: number) => void,
  signal: AbortSignal | undefined,
): Promise<PageOfReceipt | { readonly fault: ReadingFault }> {
  if (page === 'damaged') return { fault: 'unreadable' }
  if (page === 'unread') return unreadPage
  if ('picture' in page) return readPicture(page.picture, number, onProgress, signal)
  return { words: page.words.map((word) => ({ ...word, page: number })) }
}

async function isPdf(file: Blob): Promise<boolean> {
  return (await file.slice(0, 5).text()) === '%PDF-'
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
