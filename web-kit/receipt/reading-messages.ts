/** What page and reading worker say to one another. */
import type { Box, PlacedWord, ReceiptWord } from '@member-care/domain/receipt/receipt-word.ts'
import type { PictureFault } from '@member-care/domain/receipt/reading-fault.ts'

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
  /** A line of it is to be read from nearby. */
  | { readonly kind: 'readCloser'; readonly earlier: number; readonly box: Box }
  /** Nobody waits any more for the answer to this question. */
  | { readonly kind: 'leave' }
)

export type FromReadingWorker = { readonly question: number } & (
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'words'; readonly words: readonly PlacedWord[] }
  /** What is read of a line, in several sizes. */
  | { readonly kind: 'looks'; readonly looks: readonly (readonly ReceiptWord[])[] }
  | { readonly kind: 'fault'; readonly fault: PictureFault | 'unreadable' | 'unavailable' }
)
