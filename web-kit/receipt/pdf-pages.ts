/** The pages of a PDF: its own words where it has them, and a picture of the page where it is a scan. */
import { isText, MOST_PAGES, MOST_SCANS, wordsOfPage } from '@member-care/domain/receipt/pdf-words.ts'
import type { PlacedWord } from '@member-care/domain/receipt/receipt-word.ts'
import { OPS, PasswordException } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { drawnPage } from '../pdf/drawn-page.ts'
import { loadPdf, type PdfDocument } from '../pdf/load-pdf.ts'
import { beforeSilence } from '../workers/silence.ts'

/** `unread` are pages beyond those that are read; `damaged` is a document that cannot be opened, or asks for a password. */
export type PdfPage =
  | { readonly words: readonly PlacedWord[] }
  /** Closed when the next page is asked for. */
  | { readonly picture: ImageBitmap }
  | 'unread'
  | 'damaged'

export interface NextPage {
  readonly page: PdfPage
  /** How many come in all. */
  readonly count: number
}

/** Along the longer side of a scan that is drawn. */
const DRAWN_PIXELS = 2_400

/**
 * One page after the other: a phone has no room for the pictures of all of them.
 * @throws Error when the program that reads it is not to be had
 */
export async function* pagesOfPdf(file: Blob, signal: AbortSignal | undefined): AsyncGenerator<NextPage, void> {
  const { document: loading, unloaded, stop } = loadPdf(await file.arrayBuffer())
  signal?.addEventListener('abort', stop, { once: true })
  try {
    // No step ends by itself where the worker has gone.
    const answered: Answered = (step) => beforeSilence(Promise.race([step, unloaded]))
    yield* pagesOf(await answered(loading), answered)
  } catch (error) {
    signal?.throwIfAborted()
    if (!(error instanceof PasswordException) && (error as Error).name !== 'InvalidPDFException') throw error
    yield { page: 'damaged', count: 1 }
  } finally {
    stop()
  }
}

type Answered = <T>(step: Promise<T>) => Promise<T>

async function* pagesOf(document: PdfDocument, answered: Answered): AsyncGenerator<NextPage, void> {
  const read = Math.min(document.numPages, MOST_PAGES)
  const count = document.numPages > MOST_PAGES ? read + 1 : read
  let scans = 0
  for (let number = 1; number <= read; number++) {
    const page = await answered(document.getPage(number))
    const words = await answered(wordsOfPage(page, OPS))
    if (isText(words)) yield { page: { words }, count }
    else if ((scans += 1) > MOST_SCANS) yield { page: 'unread', count }
    else {
      const picture = await answered(drawnPage(page, DRAWN_PIXELS, (canvas) => createImageBitmap(canvas)))
      // What the scan itself consists of is as large.
      page.cleanup()
      try {
        yield { page: { picture }, count }
      } finally {
        picture.close()
      }
    }
  }
  if (count > read) yield { page: 'unread', count }
}
