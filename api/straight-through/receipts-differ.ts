/** Whether a claim's own receipts surely say otherwise than the claim. What cannot be read says nothing (S122). */
import type { FiledClaim } from '@member-care/domain/claim/claim-state.ts'
import { claimedValues, compareReceipt, compareSum } from '@member-care/domain/receipt/compare-claim.ts'
import type { ReceiptReading } from '@member-care/domain/receipt/receipt-reading.ts'
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import type { Parts } from '../http/parts.ts'
import { readGenuine } from '../integrations/file-store/genuine-document.ts'
import { readReceiptText } from '../receipts/read-receipt-text.ts'

type FiledReceipts = Pick<FiledClaim, 'companyId' | 'employeeId' | 'claimantId' | 'details' | 'attachments'>

/** @throws the file store's errors: nothing can be said now */
export async function receiptsDiffer(
  { files, clock, users, systemReader }: Pick<Parts, 'files' | 'clock' | 'users' | 'systemReader'>,
  { companyId, employeeId, claimantId, details, attachments }: FiledReceipts,
): Promise<boolean> {
  const companies = await users.companiesOf(systemReader, employeeId)
  const family = companies.find((one) => one.companyId === companyId)?.records ?? []
  const claimed = claimedValues(details, family.find(({ uuid }) => uuid === claimantId)?.name ?? undefined)
  const known = {
    providers: [claimed.provider],
    people: family.flatMap(({ name }) => name ?? []),
    today: singaporeToday(clock()),
  }
  const readings: (ReceiptReading | undefined)[] = []
  // One after the other, as the processes are.
  for (const { attachmentId: fileId, bytes, sha256, mimeType, category } of attachments) {
    if (category !== 'INV/RCP') continue
    readings.push(
      mimeType === 'application/pdf'
        ? await readReceiptText({ content: await readGenuine(files, { fileId, bytes, sha256 }), known })
        : undefined,
    )
  }
  return (
    compareSum(claimed, readings)?.comparison === 'differs' ||
    readings.some((reading, index) =>
      reading === undefined
        ? false
        : compareReceipt(claimed, reading, readings.toSpliced(index, 1)).some(
            ({ comparison }) => comparison === 'differs',
          ),
    )
  )
}
