/** What a recogniser, or a PDF's own text, says of a document: words and where they stand. */

/** In one unit for a page, from its top left corner; of a straightened picture where it was one. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface ReceiptWord {
  readonly text: string
  /** 0 to 1: how sure the recogniser is of every letter. 1 for a PDF's own text. */
  readonly confidence: number
  /** From 1. */
  readonly page: number
  readonly box: Box
}

/** A word, and where it stands in the picture as it came, or on the page of its PDF: as parts of its width and height. */
export interface PlacedWord extends ReceiptWord {
  readonly inPicture: Box
}

/** Where something stands: on one page. */
export interface Place {
  readonly page: number
  readonly box: Box
}

/** The place that words take up together; those of the first one's page. */
export function placeOf(words: readonly [ReceiptWord, ...ReceiptWord[]]): Place {
  const [{ page }] = words
  const boxes = words.filter((word) => word.page === page).map(({ box }) => box)
  const left = Math.min(...boxes.map((box) => box.left))
  const top = Math.min(...boxes.map((box) => box.top))
  return {
    page,
    box: {
      left,
      top,
      width: Math.max(...boxes.map(rightOf)) - left,
      height: Math.max(...boxes.map(bottomOf)) - top,
    },
  }
}

export function rightOf({ left, width }: Box): number {
  return left + width
}

export function bottomOf({ top, height }: Box): number {
  return top + height
}

export function middleOf({ top, height }: Box): number {
  return top + height / 2
}

/** 0 to 1, by letters, so that specks that are taken for words count little. */
export function confidenceOf(words: readonly ReceiptWord[]): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0)
  return letters === 0 ? 0 : words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0) / letters
}

/** Words of an upright page that is not blurred are read with more confidence than this, on the whole. */
export const READABLE_CONFIDENCE = 0.57
