/** The sample documents that stand behind the demonstration claims. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface DemonstrationDocument {
  readonly path: string
  readonly originalFilename: string
  readonly mimeType: string
  readonly bytes: number
  /** Of the content, hexadecimal. */
  readonly sha256: string
}

export interface DemonstrationDocuments {
  readonly receipt: DemonstrationDocument
  readonly referralLetter: DemonstrationDocument
  readonly dischargeSummary: DemonstrationDocument
}

export async function readDemonstrationDocuments(): Promise<DemonstrationDocuments> {
  const [receipt, referralLetter, dischargeSummary] = await Promise.all([
    document('receipt.png', 'image/png'),
    document('referral-letter.pdf', 'application/pdf'),
    document('discharge-summary.pdf', 'application/pdf'),
  ])
  return { receipt, referralLetter, dischargeSummary }
}

async function document(originalFilename: string, mimeType: string): Promise<DemonstrationDocument> {
  const path = join(import.meta.dirname, 'documents', originalFilename)
  const content = await readFile(path)
  return { path, originalFilename, mimeType, bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') }
}
