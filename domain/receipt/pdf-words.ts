/** A PDF's own words and where they stand. What opens it is given: browsers and server have their own. */
import type { PlacedWord } from './receipt-word.ts'

/** A long bill has its total on its last page, and text is read at once; a still longer document is no receipt. */
export const MOST_PAGES = 24
/** A page without text takes a second or more. */
export const MOST_SCANS = 6
/** A scan may carry a stamp or a page number as text. */
const LEAST_WORDS = 8

/** What is used of a page of PDF.js. */
interface PageOfPdf {
  readonly pageNumber: number
  getViewport(size: { readonly scale: number }): {
    readonly width: number
    readonly height: number
    readonly transform: readonly number[]
  }
  getTextContent(): Promise<{ readonly items: readonly (TextItem | object)[] }>
}

interface TextItem {
  readonly str: string
  readonly transform: readonly number[]
  readonly width: number
  readonly height: number
}

/** Whether these are the words of the page, and not a few upon a scan. */
export function isText(words: readonly PlacedWord[]): boolean {
  return words.length >= LEAST_WORDS
}

export async function wordsOfPage(page: PageOfPdf): Promise<readonly PlacedWord[]> {
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
