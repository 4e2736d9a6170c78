/** Hands claims over to an insurer's own system, as docs/insurer-contract.md says. */
import { describeClaim, type ClaimDescription } from './describe-claim.ts'
import {
  ANSWER_FOLLOWS,
  HandOverFailed,
  HandOverRefused,
  type ClaimToHandOver,
  type HandOverReceipt,
  type Insurer,
} from './insurer.ts'
import type { InsurerAnswer } from './insurer-call.ts'
import { handOverAnswerSchema } from './insurer-contract.ts'
import { createInsurerSender, type SenderOptions, type SentRecord } from './insurer-sender.ts'

export type HttpInsurerOptions = ClaimDescription & SenderOptions

export function createHttpInsurer(options: HttpInsurerOptions): Insurer {
  const { copies } = options
  const sender = createInsurerSender(options)

  const handOver = (claim: ClaimToHandOver, signal?: AbortSignal): Promise<HandOverReceipt | typeof ANSWER_FOLLOWS> =>
    sender.send(sentClaim(claim), () => describeClaim(options, claim), receiptOf, signal)

  return {
    handOver,
    async follow(claim, signal) {
      const sent = sentClaim(claim)
      const copy = await copies.find(sent)
      if (!copy || copy.withdrawn) return
      if (claim.claim.status === 'DELETED') return sender.withdraw(sent, { claimId: claim.claimId }, signal)
      if (copy.takenRevision >= claim.revision) return
      const receipt = await handOver(claim, signal)
      const { transactionNo } = claim.claim
      if (receipt !== ANSWER_FOLLOWS && transactionNo !== undefined && receipt.transactionNo !== transactionNo)
        throw new HandOverRefused('TRANSACTION_NUMBER_CHANGED')
    },
  }
}

function sentClaim({ claimId, revision, correlationId }: ClaimToHandOver): SentRecord {
  return { kind: 'claim', id: claimId, revision, correlationId }
}

/** @throws HandOverRefused, HandOverFailed for anything that is not as agreed */
function receiptOf({ status, body }: InsurerAnswer): HandOverReceipt | typeof ANSWER_FOLLOWS {
  if (![200, 201, 202, 422].includes(status)) throw new HandOverFailed(`The insurer answered ${status}.`)
  const answer = handOverAnswerSchema.safeParse(body)
  if (!answer.success) throw new HandOverFailed(`The insurer answered ${status} with something that was not agreed.`)
  switch (answer.data.outcome) {
    case 'accepted':
      return { transactionNo: answer.data.transactionNo, visitNo: answer.data.visitNo }
    case 'refused':
      throw new HandOverRefused(answer.data.reason)
    case 'later':
      return ANSWER_FOLLOWS
  }
}
