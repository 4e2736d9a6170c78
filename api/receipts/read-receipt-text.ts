/** What the server reads of a receipt: the text that a PDF brings along. Photos and scans it does not read (S122). */
import type { KnownBeforehand } from '@member-care/domain/receipt/read-receipt.ts'
import type { ReceiptReading } from '@member-care/domain/receipt/receipt-reading.ts'
import { ProcessFailed, workInProcess, type ProcessLimits } from '../limited-process/limited-process.ts'

/** What receipt-process.ts gets. */
export interface ReceiptText {
  /** Of the PDF. */
  readonly content: Uint8Array
  readonly known: KnownBeforehand
}

const limits: ProcessLimits = { timeoutMs: 10_000, megabytes: 300 }

/** @returns undefined where nothing can be read: it is a scan, is damaged, or asks for a password */
export async function readReceiptText(receipt: ReceiptText): Promise<ReceiptReading | undefined> {
  try {
    return await workInProcess(new URL('./receipt-process.ts', import.meta.url), receipt, limits)
  } catch (error) {
    if (error instanceof ProcessFailed) return undefined
    throw error
  }
}
