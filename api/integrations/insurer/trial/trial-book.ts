/** What the trial insurer has been told, in memory. */
import type { ClaimMessage } from '../insurer-contract.ts'
import { numberOf, refusal, type TrialBehaviour } from './trial-answers.ts'
import { createTrialLetters, type TrialLetters } from './trial-letters.ts'

export interface TrialClaim {
  /** Its newest contents. */
  message: ClaimMessage
  transactionNo: string | undefined
  withdrawn: boolean
  /** What it has said last. */
  said: string
  /** How often the claim was sent, and each revision that came. */
  readonly revisions: number[]
}

export interface TrialBook extends TrialLetters {
  readonly behaviour: TrialBehaviour
  readonly claims: ReadonlyMap<string, TrialClaim>
  /** SHA-256 of the bytes that came, by document id. */
  readonly documents: Map<string, string>
  /** Ids of documents, one for each time that the bytes came. */
  readonly uploads: string[]
  /** Withdrawals, also of claims that had not come. */
  readonly withdrawals: string[]
  take(message: ClaimMessage): { status: number; body: object }
  withdraw(claimId: string): void
  /** Numbers a claim that it had put off. */
  accept(claimId: string): string
}

export function createTrialBook(): TrialBook {
  const claims = new Map<string, TrialClaim>()
  const withdrawals: string[] = []
  const uploads: string[] = []
  const documents = new Map<string, string>()
  const behaviour: TrialBehaviour = {
    answer: 'accept',
    delayMs: 0,
    delayAfterTakingMs: 0,
    failWith: undefined,
    hangsUp: false,
  }

  function take(message: ClaimMessage) {
    const { claimId, revision } = message
    if (withdrawals.includes(claimId)) return refusal('WITHDRAWN')
    if (message.documents.some(({ documentId, sha256 }) => documents.get(documentId) !== sha256))
      return refusal('DOCUMENTS_MISSING')
    const known = claims.get(claimId)
    if (!known && behaviour.answer === 'refuse') return refusal('POLICY_UNKNOWN')
    const claim = known ?? { message, transactionNo: undefined, withdrawn: false, said: 'nothing yet', revisions: [] }
    claims.set(claimId, claim)
    claim.revisions.push(revision)
    if (revision > claim.message.revision) claim.message = message
    if (claim.transactionNo === undefined && behaviour.answer === 'later')
      return { status: 202, body: { outcome: 'later' } }
    return { status: 200, body: { outcome: 'accepted', transactionNo: accept(claimId) } }
  }

  function accept(claimId: string): string {
    const claim = claims.get(claimId)
    if (!claim) throw new Error('The trial insurer has no such claim.')
    claim.transactionNo ??= numberOf('TR', claimId)
    if (claim.said === 'nothing yet') claim.said = 'accepted'
    return claim.transactionNo
  }

  return {
    ...createTrialLetters(behaviour, documents),
    behaviour,
    claims,
    documents,
    uploads,
    withdrawals,
    take,
    accept,
    withdraw(claimId) {
      withdrawals.push(claimId)
      const claim = claims.get(claimId)
      if (claim) claim.withdrawn = true
    },
  }
}
