/** The pages of a PDF: its own words where it has them, and a picture of the page where it is a scan. */
import { PasswordException } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { drawnPage, type DrawablePage as Page } from '../pdf/drawn-page.ts'
import { loadPdf } from '../pdf/load-pdf.ts'
import type { PlacedWord } from './reading-messages.ts'

export type PdfPage = { readonly words: readonly PlacedWord[] } | { readonly picture: ImageBitmap }

/** A receipt is short; of a longer document the beginning is read. */
const MOST_PAGES = 6
/** A scan may carry a stamp or a page number as text. */
const LEAST_WORDS = 8
/** Along the longer side of a scan that is drawn. */
const DRAWN_PIXELS = 2_400

type TextItem = Extract<Awaited<ReturnType<Page['getTextContent']>>['items'][number], { str: string }>

/** @returns undefined when it is damaged or asks for a password. @throws Error when the program that reads it is not to be had */
export async function pagesOfPdf(file: Blob, signal: AbortSignal | undefined): Promise<readonly PdfPage[] | undefined> {
  const { document: loading, unloaded, stop } = loadPdf(await file.arrayBuffer())
  signal?.addEventListener('abort', stop, { once: true })
  try {
    const document = await Promise.race([loading, unloaded])
    const pages: PdfPage[] = []
    for (let number = 1; number <= Math.min(document.numPages, MOST_PAGES); number++) {
      const page = await document.getPage(number)
      const words = await wordsOf(page)
      pages.push(
        words.length >= LEAST_WORDS
          ? { words }
          : { picture: await drawnPage(page, DRAWN_PIXELS, (canvas) => createImageBitmap(canvas)) },
      )
    }
    return pages
  } catch (error) {
    signal?.throwIfAborted()
    if (error instanceof PasswordException || (error as Error).name === 'InvalidPDFException') return undefined
    throw error
  } finally {
    stop()
  }
}

async function wordsOf(page: Page): Promise<readonly PlacedWord[]> {
  const { width, height, transform } = page.getViewport({ scale: 1 })
  const { items } = await page.getTextContent()
  return items.flatMap((item) =>
    'str' in item ? wordsOfItem(item, transform, { width, height, page: page.pageNumber }) : [],
  )
}

/** A run of text is cut at its spaces; each letter is taken to be as wide as the others. */
function wordsOfItem(
  { str, transform: [, , , , x = 0, y = 0] = [], width, height }: TextItem,
  [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: readonly number[],
  page: { readonly width: number; readonly height: number; readonly page: number },
): readonly PlacedWord[] {
  const letter = width / Math.max(1, str.length)
  return [...str.matchAll(/\S+/g)].map(({ 0: text, index }) => {
    const from = { x: x + index * letter, y }
    const box = {
      left: a * from.x + c * from.y + e,
      top: b * from.x + d * from.y + f - height,
      width: text.length * letter,
      height: height || letter * 2,
    }
    return {
      text,
      confidence: 1,
      page: page.page,
      box,
      inPicture: {
        left: box.left / page.width,
        top: box.top / page.height,
        width: box.width / page.width,
        height: box.height / page.height,
      },
    }
  })
}
