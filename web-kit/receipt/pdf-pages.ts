/** The pages of a PDF: its own words where it has them, and a picture of the page where it is a scan. */
import { isText, MOST_PAGES, MOST_SCANS, wordsOfPage } from '@member-care/domain/receipt/pdf-words.ts'
import type { PlacedWord } from '@member-care/domain/receipt/receipt-word.ts'
import { PasswordException } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { drawnPage } from '../pdf/drawn-page.ts'
import { loadPdf } from '../pdf/load-pdf.ts'

/** `unread` are pages beyond those that are read. */
export type PdfPage = { readonly words: readonly PlacedWord[] } | { readonly picture: ImageBitmap } | 'unread'

/** Along the longer side of a scan that is drawn. */
const DRAWN_PIXELS = 2_400

/** @returns undefined when it is damaged or asks for a password. @throws Error when the program that reads it is not to be had */
export async function pagesOfPdf(file: Blob, signal: AbortSignal | undefined): Promise<readonly PdfPage[] | undefined> {
  const { document: loading, unloaded, stop } = loadPdf(await file.arrayBuffer())
  signal?.addEventListener('abort', stop, { once: true })
  try {
    const document = await Promise.race([loading, unloaded])
    const pages: PdfPage[] = []
    let scans = 0
    for (let number = 1; number <= Math.min(document.numPages, MOST_PAGES); number++) {
      const page = await document.getPage(number)
      const words = await wordsOfPage(page)
      if (isText(words)) pages.push({ words })
      else if ((scans += 1) > MOST_SCANS) pages.push('unread')
      else pages.push({ picture: await drawnPage(page, DRAWN_PIXELS, (canvas) => createImageBitmap(canvas)) })
    }
    return document.numPages > MOST_PAGES ? [...pages, 'unread'] : pages
  } catch (error) {
    signal?.throwIfAborted()
    if (error instanceof PasswordException || (error as Error).name === 'InvalidPDFException') return undefined
    throw error
  } finally {
    stop()
  }
}
