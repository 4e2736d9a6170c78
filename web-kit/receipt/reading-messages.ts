/** What page and reading worker say to one another. */
import type { PlacedWord } from '@member-care/domain/receipt/receipt-word.ts'
import type { PictureFault } from '@member-care/domain/texts/receipt-reading-texts.ts'

/** A number for each question, with which it is answered. */
export type ToReadingWorker = { readonly question: number } & (
  | {
      readonly kind: 'read'
      /** A picture file, or a page that was drawn. */
      readonly picture: Blob | ImageBitmap
      /** From 1. */
      readonly page: number
    }
  /** The picture of an earlier question is to be read once more, in another manner. */
  | { readonly kind: 'readAgain'; readonly earlier: number }
)

export type FromReadingWorker = { readonly question: number } & (
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'words'; readonly words: readonly PlacedWord[] }
  | { readonly kind: 'fault'; readonly fault: PictureFault | 'unreadable' | 'unavailable' }
)
