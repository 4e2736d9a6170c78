/** How the list of what is wrong names a field and its message. */
import type { ClaimKind } from '@member-care/domain/claim/claim-terms.ts'
import { claimFieldLabels } from '@member-care/domain/texts/claim-form-texts.ts'
import { claimFormHints } from '@member-care/domain/texts/submit-claim-texts.ts'
import { pageTexts } from '@member-care/domain/texts/page-texts.ts'

/** The message, with what the screen calls the field before it where the message does not name it. */
export function summaryEntry(field: string, kind: ClaimKind, message: string): string {
  return labelledMessage(labelOf(field, kind), message)
}

/** The message, with the label of its field before it where the message does not name it. */
export function labelledMessage(label: string, message: string): string {
  // In English a field stands first in its message, in Chinese last.
  if (message.toLowerCase().startsWith(label.toLowerCase()) || message.includes(label)) return message
  // A question and a statement end with a mark of their own.
  if (/[。？]$/.test(label)) return `${label}${message}`
  return /[.?]$/.test(label) ? `${label} ${message}` : pageTexts.labelled(label, message)
}

function labelOf(field: string, kind: ClaimKind): string {
  const labels: Readonly<Record<string, string>> = claimFieldLabels
  if (field === 'prePostHospitalisation') return claimFormHints.prePostQuestion
  return kind === 'inpatient' && field === 'providerName' ? claimFieldLabels.hospital : (labels[field] ?? field)
}
