/** What somebody has pressed on the trial insurer's page, as the message that it leads to. */
import { isRejectionReasonCode } from '@member-care/domain/claim/rejection-reasons.ts'
import { parseCents } from '@member-care/domain/money/money.ts'
import type { InsurerMessage } from '../insurer-contract.ts'
import type { TrialBook } from './trial-book.ts'

/** Undefined when the form is about no claim that it has. */
export function messageOfForm(book: TrialBook, form: URLSearchParams): InsurerMessage | undefined {
  const claimId = form.get('claimId') ?? ''
  const claim = book.claims.get(claimId)
  if (!claim) return undefined
  const words = form.get('words') ?? ''
  const { revision } = claim.message
  if (form.get('type') === 'refused') return { type: 'refused', claimId, reason: 'POLICY_UNKNOWN' }
  const about = { claimId, transactionNo: book.accept(claimId) }
  switch (form.get('type')) {
    case 'accepted':
      return { type: 'accepted', ...about }
    case 'information-requested':
      return { type: 'information-requested', ...about, request: words || 'Please send the referral letter.' }
    case 'review-started':
      return { type: 'review-started', ...about }
    case 'approved':
      return {
        type: 'approved',
        ...about,
        revision,
        payableCents: parseCents(form.get('amount') ?? '') ?? claim.message.details.amountCents,
        remarks: words,
        batchNo: form.get('batchNo') || 'TRIAL-1',
      }
    case 'rejected': {
      const code = form.get('reasonCode') ?? ''
      return {
        type: 'rejected',
        ...about,
        revision,
        reasonCode: isRejectionReasonCode(code) ? code : 'OTHER',
        remarks: words,
      }
    }
    default:
      return undefined
  }
}
