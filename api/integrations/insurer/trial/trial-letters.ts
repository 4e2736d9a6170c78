/** The requests for letters of guarantee that the trial insurer has been told of, in memory. It answers them as it does claims. */
import type { GuaranteeMessage } from '../guarantee-contract.ts'
import { numberOf, refusal, type TrialBehaviour } from './trial-answers.ts'

export interface TrialGuarantee {
  /** Its newest contents. */
  message: GuaranteeMessage
  referenceNo: string | undefined
  withdrawn: boolean
  /** What it has said last. */
  said: string
  /** Each revision that came, as often as it came. */
  readonly revisions: number[]
}

export interface TrialLetters {
  readonly guarantees: ReadonlyMap<string, TrialGuarantee>
  /** Withdrawals, also of requests that had not come. */
  readonly withdrawnGuarantees: string[]
  takeGuarantee(message: GuaranteeMessage): { status: number; body: object }
  withdrawGuarantee(guaranteeId: string): void
  /** Numbers a request that it had put off. */
  acceptGuarantee(guaranteeId: string): string
}

export function createTrialLetters(
  behaviour: Readonly<TrialBehaviour>,
  documents: ReadonlyMap<string, string>,
): TrialLetters {
  const guarantees = new Map<string, TrialGuarantee>()
  const withdrawnGuarantees: string[] = []

  function acceptGuarantee(guaranteeId: string): string {
    const guarantee = guarantees.get(guaranteeId)
    if (!guarantee) throw new Error('The trial insurer has no such request.')
    guarantee.referenceNo ??= numberOf('LG', guaranteeId)
    if (guarantee.said === 'nothing yet') guarantee.said = 'guarantee-accepted'
    return guarantee.referenceNo
  }

  return {
    guarantees,
    withdrawnGuarantees,
    acceptGuarantee,
    takeGuarantee(message) {
      const { guaranteeId, revision } = message
      if (withdrawnGuarantees.includes(guaranteeId)) return refusal('WITHDRAWN')
      if (message.documents.some(({ documentId, sha256 }) => documents.get(documentId) !== sha256))
        return refusal('DOCUMENTS_MISSING')
      const known = guarantees.get(guaranteeId)
      if (!known && behaviour.answer === 'refuse') return refusal('POLICY_UNKNOWN')
      const guarantee: TrialGuarantee = known ?? {
        message,
        referenceNo: undefined,
        withdrawn: false,
        said: 'nothing yet',
        revisions: [],
      }
      guarantees.set(guaranteeId, guarantee)
      guarantee.revisions.push(revision)
      if (revision > guarantee.message.revision) guarantee.message = message
      if (guarantee.referenceNo === undefined && behaviour.answer === 'later')
        return { status: 202, body: { outcome: 'later' } }
      return { status: 200, body: { outcome: 'accepted', referenceNo: acceptGuarantee(guaranteeId) } }
    },
    withdrawGuarantee(guaranteeId) {
      withdrawnGuarantees.push(guaranteeId)
      const guarantee = guarantees.get(guaranteeId)
      if (guarantee) guarantee.withdrawn = true
    },
  }
}
