/** Reads a claim's own receipts, and says whether they surely say what is claimed (S122, S124). */
import type { Attachment } from '@member-care/domain/claim/claim-details.ts'
import type { FiledClaim } from '@member-care/domain/claim/claim-state.ts'
import { claimedValues } from '@member-care/domain/receipt/compare-claim.ts'
import { judgeReceipts, type JudgedReceipts } from '@member-care/domain/receipt/judge-receipts.ts'
import type { KnownBeforehand } from '@member-care/domain/receipt/read-receipt.ts'
import type { ReceiptReading } from '@member-care/domain/receipt/receipt-reading.ts'
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { PictureUnreadable } from '../documents/picture-jpeg.ts'
import { isHeic } from '../documents/upload-type.ts'
import type { Parts } from '../http/parts.ts'
import { readGenuine } from '../integrations/file-store/genuine-document.ts'
import { readReceipt, type ReceiptToRead } from '../receipts/read-receipt.ts'

type ReceiptParts = Pick<Parts, 'files' | 'clock' | 'users' | 'systemReader' | 'pictureViews'>
type FiledReceipts = Pick<FiledClaim, 'companyId' | 'employeeId' | 'claimantId' | 'details' | 'attachments'>

/**
 * @param as `text`: only of PDFs, which is quick; `picture`: photos and scans too
 * @throws the file store's errors: nothing can be said now; the signal's reason
 */
export async function judgeClaimReceipts(
  parts: ReceiptParts,
  { companyId, employeeId, claimantId, details, attachments }: FiledReceipts,
  as: ReceiptToRead['as'],
  signal: AbortSignal,
): Promise<JudgedReceipts> {
  const companies = await parts.users.companiesOf(parts.systemReader, employeeId)
  const family = companies.find((one) => one.companyId === companyId)?.records ?? []
  const claimed = claimedValues(details, family.find(({ uuid }) => uuid === claimantId)?.name ?? undefined)
  const known = {
    providers: [claimed.provider],
    people: family.flatMap(({ name }) => name ?? []),
    today: singaporeToday(parts.clock()),
  }
  const readings: (ReceiptReading | undefined)[] = []
  // One after the other, as the processes are.
  for (const attachment of attachments)
    if (attachment.category === 'INV/RCP')
      readings.push(await readingOf(parts, { ...attachment, claimantId }, { as, known, signal }))
  return judgeReceipts(claimed, readings)
}

type ReceiptOfClaim = Attachment & Pick<FiledClaim, 'claimantId'>

interface Manner {
  readonly as: ReceiptToRead['as']
  readonly known: KnownBeforehand
  readonly signal: AbortSignal
}

async function readingOf(
  parts: ReceiptParts,
  receipt: ReceiptOfClaim,
  { as, known, signal }: Manner,
): Promise<ReceiptReading | undefined> {
  const isPdf = receipt.mimeType === 'application/pdf'
  if (as === 'text' && !isPdf) return undefined
  const content = await contentOf(parts, receipt)
  return content && readReceipt({ content, as, isPdf, known }, signal)
}

/** A HEIC photo is read from the JPEG that the desk is shown too. @returns undefined where that cannot be made */
async function contentOf(
  { files, pictureViews }: ReceiptParts,
  { attachmentId: fileId, mimeType, bytes, sha256, claimantId }: ReceiptOfClaim,
): Promise<Uint8Array | undefined> {
  const document = { fileId, mimeType, bytes, sha256 }
  if (!isHeic(mimeType)) return readGenuine(files, document)
  return pictureViews.jpegOf({ ...document, subjectId: claimantId }).catch((error: unknown) => {
    if (error instanceof PictureUnreadable) return undefined
    throw error
  })
}
