/** What somebody has pressed on the trial insurer's page, as the message that it leads to. */
import { isRejectionReasonCode } from '@member-care/domain/claim/rejection-reasons.ts'
import { parseCents } from '@member-care/domain/money/money.ts'
import type { InsurerMessage } from '../insurer-contract.ts'
import type { TrialBook } from './trial-book.ts'

/** Undefined when the form is about nothing that it has. */
export function messageOfForm(book: TrialBook, form: URLSearchParams): InsurerMessage | undefined {
  return form.has('guaranteeId') ? messageOfLetter(book, form) : messageOfClaim(book, form)
}

function messageOfClaim(book: TrialBook, form: URLSearchParams): InsurerMessage | undefined {
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

function messageOfLetter(book: TrialBook, form: URLSearchParams): InsurerMessage | undefined {
  const guaranteeId = form.get('guaranteeId') ?? ''
  const guarantee = book.guarantees.get(guaranteeId)
  if (!guarantee) return undefined
  const words = form.get('words') ?? ''
  const { revision, change } = guarantee.message
  if (form.get('type') === 'guarantee-refused')
    return { type: 'guarantee-refused', guaranteeId, reason: 'POLICY_UNKNOWN' }
  const about = { guaranteeId, referenceNo: book.acceptGuarantee(guaranteeId) }
  const letter = {
    ...about,
    revision,
    amountCents: parseCents(form.get('amount') ?? '') || (change?.amountCents ?? 0),
    conditions: words,
    ...(change?.admissionOn !== undefined && { admissionOn: change.admissionOn }),
  }
  const reason = words || 'The insurer has decided so.'
  switch (form.get('type')) {
    case 'guarantee-accepted':
      return { type: 'guarantee-accepted', ...about }
    case 'guarantee-information-requested':
      return { type: 'guarantee-information-requested', ...about, request: words || 'Please send the cost estimate.' }
    case 'guarantee-approved':
      return { type: 'guarantee-approved', ...letter }
    case 'guarantee-replaced':
      return { type: 'guarantee-replaced', ...letter }
    case 'guarantee-rejected':
      return { type: 'guarantee-rejected', ...about, revision, reason }
    case 'guarantee-change-declined':
      return { type: 'guarantee-change-declined', ...about, revision, reason }
    case 'guarantee-revoked':
      return { type: 'guarantee-revoked', ...about, reason }
    default:
      return undefined
  }
}
