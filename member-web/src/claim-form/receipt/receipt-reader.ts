/** Reads the receipts of a draft, one after the other, for as long as they are there. The program that reads comes with the first one. */
import type { KnownBeforehand } from '@member-care/domain/receipt/read-receipt.ts'
import type { ReadReceipt } from '@member-care/web-kit/receipt/read-receipt.ts'
import { beforeSilence } from '@member-care/web-kit/workers/silence.ts'
import { fileToShow, type DraftDocument } from '../documents/draft-documents.ts'

export interface ReceiptReader {
  /** Begins with what is new among them, and ends what is not there any more. */
  readonly follow: (receipts: readonly DraftDocument[], known: KnownBeforehand) => void
  readonly stop: () => void
}

interface ReaderListener {
  /** @param share 0 to 1; undefined when it is over */
  readonly onProgress: (key: string, share: number | undefined) => void
  readonly onRead: (key: string, outcome: ReadReceipt) => void
}

export function createReceiptReader({ onProgress, onRead }: ReaderListener): ReceiptReader {
  const atWork = new Map<string, AbortController>()
  let last: Promise<void> = Promise.resolve()

  async function read(key: string, file: File, known: KnownBeforehand, ending: AbortController): Promise<void> {
    const { signal } = ending
    if (signal.aborted) return
    onProgress(key, 0)
    try {
      const { readReceipt } = await beforeSilence(import('@member-care/web-kit/receipt/read-receipt.ts'))
      const outcome = await readReceipt(file, { ...known, signal, onProgress: (share) => onProgress(key, share) })
      if (!signal.aborted) onRead(key, outcome)
    } catch {
      // The program was not to be had.
      if (!signal.aborted) onRead(key, { ok: false, why: 'unavailable' })
    } finally {
      onProgress(key, undefined)
      // The same one may have come back meanwhile.
      if (atWork.get(key) === ending) atWork.delete(key)
    }
  }

  return {
    follow(receipts, known) {
      for (const [key, ending] of atWork) {
        if (receipts.some((one) => one.key === key)) continue
        ending.abort()
        atWork.delete(key)
      }
      for (const receipt of receipts) {
        const { key } = receipt
        const file = fileToShow(receipt)
        if (file === undefined || atWork.has(key)) continue
        const ending = new AbortController()
        atWork.set(key, ending)
        last = last.then(() => read(key, file, known, ending))
      }
    },
    stop() {
      for (const ending of atWork.values()) ending.abort()
      atWork.clear()
    },
  }
}
