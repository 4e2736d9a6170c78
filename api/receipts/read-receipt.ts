/** What the server reads of a receipt by itself: a PDF's own text; and photos and scans as a member's device reads them, by the same rules (S124). */
import type { KnownBeforehand } from '@member-care/domain/receipt/read-receipt.ts'
import type { ReceiptReading } from '@member-care/domain/receipt/receipt-reading.ts'
import { ProcessFailed, workInProcess, type ProcessLimits } from '../limited-process/limited-process.ts'

/** What receipt-process.ts gets. */
export interface ReceiptToRead {
  readonly content: Uint8Array
  /** `text` of a PDF is quick; a `picture` takes seconds of a processor. */
  readonly as: 'text' | 'picture'
  readonly isPdf: boolean
  readonly known: KnownBeforehand
}

const limits: Readonly<Record<ReceiptToRead['as'], ProcessLimits>> = {
  text: { timeoutMs: 10_000, megabytes: 300 },
  picture: { timeoutMs: 120_000, megabytes: 700, isInBackground: true },
}

/**
 * @param receipt a PDF, JPEG or PNG
 * @param signal ends the reading
 * @returns undefined where nothing can be read: it is damaged, dark, blurred, asks for a password, or is a scan of which only text is asked for
 * @throws the signal's reason
 */
export async function readReceipt(receipt: ReceiptToRead, signal?: AbortSignal): Promise<ReceiptReading | undefined> {
  try {
    return await workInProcess(new URL('./receipt-process.ts', import.meta.url), receipt, limits[receipt.as], signal)
  } catch (error) {
    if (error instanceof ProcessFailed) return undefined
    throw error
  }
}
