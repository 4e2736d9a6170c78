/** A PDF's own words and where they stand. What opens it is given: browsers and server have their own. */
import type { Box, PlacedWord } from './receipt-word.ts'

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
  getOperatorList(): Promise<{ readonly fnArray: readonly number[]; readonly argsArray: readonly unknown[] }>
  cleanup(): boolean
}

/** What PDF.js calls the steps in which a page is drawn (`OPS`). */
type Steps = Readonly<
  Record<
    | 'save'
    | 'restore'
    | 'transform'
    | 'paintFormXObjectBegin'
    | 'paintFormXObjectEnd'
    | 'setTextRenderingMode'
    | 'showText'
    | 'paintImageXObject'
    | 'paintInlineImageXObject'
    | 'paintImageMaskXObject',
    number
  >
>

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

/**
 * Only what can be seen: none of a scan, whose text is what a program has read from the picture, or anything else. PDF.js leaves out what stands
 * beside the page.
 * @param steps what PDF.js calls them
 */
export async function wordsOfPage(page: PageOfPdf, steps: Steps): Promise<readonly PlacedWord[]> {
  const viewport = page.getViewport({ scale: 1 })
  const { width, height, transform } = viewport
  const { items } = await page.getTextContent()
  const words = items.flatMap((item) =>
    'str' in item ? wordsOfItem(item, transform, { width, height, page: page.pageNumber }) : [],
  )
  if (!isText(words)) return words
  if (await isScan(page, viewport, steps)) return []
  // Its pictures were unpacked.
  page.cleanup()
  return words
}

/** Of the page, that pictures of a scan take up together. */
const LEAST_SHARE = 0.5
/** A smaller picture is a logo, or a shade, whatever its size on the page. */
const LEAST_PIXELS = 250_000

type Matrix = readonly [number, number, number, number, number, number]

/** Text that is drawn so is not seen. */
const hiddenModes: readonly unknown[] = [3, 7]

/** Whether the page is a picture, by its size, or has text that is not seen, as programs lay below a scan. */
async function isScan(
  page: PageOfPdf,
  { width, height, transform }: ReturnType<PageOfPdf['getViewport']>,
  steps: Steps,
): Promise<boolean> {
  const { fnArray, argsArray } = await page.getOperatorList()
  const saved: { matrix: Matrix; isHidden: boolean }[] = []
  let now = { matrix: transform as Matrix, isHidden: false }
  let painted = 0
  for (const [index, step] of fnArray.entries()) {
    const args = (argsArray[index] ?? []) as readonly unknown[]
    if (step === steps.save || step === steps.paintFormXObjectBegin) saved.push(now)
    if (step === steps.restore || step === steps.paintFormXObjectEnd) now = saved.pop() ?? now
    const moved = step === steps.transform ? args : step === steps.paintFormXObjectBegin ? args[0] : undefined
    if (moved) now = { ...now, matrix: multiplied(now.matrix, moved as Matrix) }
    if (step === steps.setTextRenderingMode) now = { ...now, isHidden: hiddenModes.includes(args[0]) }
    if (step === steps.showText && now.isHidden) return true
    if (pixelsOf(step, args, steps) >= LEAST_PIXELS) painted += areaOn(now.matrix, width, height)
  }
  return painted >= LEAST_SHARE * width * height
}

function pixelsOf(step: number, args: readonly unknown[], steps: Steps): number {
  if (step === steps.paintImageXObject) return Number(args[1]) * Number(args[2])
  if (step !== steps.paintInlineImageXObject && step !== steps.paintImageMaskXObject) return 0
  const { width, height } = args[0] as { readonly width: number; readonly height: number }
  return width * height
}

function multiplied([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}

/** Of a picture, which is drawn into a square of 1; what hangs over the edge of the page is not seen. */
function areaOn([a, b, c, d, e, f]: Matrix, width: number, height: number): number {
  const lengthWithin = (from: number, one: number, other: number, most: number) => {
    const ends = [0, one, other, one + other].map((end) => Math.min(most, Math.max(0, from + end)))
    return Math.max(...ends) - Math.min(...ends)
  }
  return lengthWithin(e, a, c, width) * lengthWithin(f, b, d, height)
}

/** A run of text is cut at its spaces; each letter is taken to be as wide as the others. It runs as its own matrix says: pages are turned. */
function wordsOfItem(
  { str, transform, width, height }: TextItem,
  viewport: readonly number[],
  page: { readonly width: number; readonly height: number; readonly page: number },
): readonly PlacedWord[] {
  const [a = 1, b = 0, c = 0, d = 1, x = 0, y = 0] = transform
  const along = unitOf(a, b)
  const up = unitOf(c, d)
  const letter = width / Math.max(1, str.length)
  const tall = height || letter * 2
  return [...str.matchAll(/\S+/g)].map(({ 0: text, index }) => {
    const corners = [index, index + text.length].flatMap((place) =>
      [0, tall].map((above) => ({
        x: x + place * letter * along.x + above * up.x,
        y: y + place * letter * along.y + above * up.y,
      })),
    )
    const box = boxAround(corners, viewport)
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

interface Point {
  readonly x: number
  readonly y: number
}

function unitOf(x: number, y: number): Point {
  const length = Math.hypot(x, y) || 1
  return { x: x / length, y: y / length }
}

function boxAround(corners: readonly Point[], [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: readonly number[]): Box {
  const across = corners.map(({ x, y }) => a * x + c * y + e)
  const down = corners.map(({ x, y }) => b * x + d * y + f)
  const [left, top] = [Math.min(...across), Math.min(...down)]
  return { left, top, width: Math.max(...across) - left, height: Math.max(...down) - top }
}
