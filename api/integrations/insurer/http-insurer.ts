/** Hands claims, and requests for letters of guarantee where it decides them, over to an insurer's own system, as docs/insurer-contract.md says. */
import { isWithdrawnRequest } from '@member-care/domain/guarantee/insurer-letters.ts'
import type { z } from 'zod'
import { describeClaim, type ClaimDescription } from './describe-claim.ts'
import { describeGuarantee } from './describe-guarantee.ts'
import { guaranteeAnswerSchema } from './guarantee-contract.ts'
import {
  ANSWER_FOLLOWS,
  HandOverFailed,
  HandOverRefused,
  type ClaimToHandOver,
  type GuaranteeReceipt,
  type GuaranteesOfInsurer,
  type GuaranteeToHandOver,
  type HandOverReceipt,
  type Insurer,
} from './insurer.ts'
import type { InsurerAnswer } from './insurer-call.ts'
import { handOverAnswerSchema } from './insurer-contract.ts'
import type { InsurerCopies } from './insurer-copies.ts'
import { createInsurerSender, type InsurerSender, type SenderOptions, type SentRecord } from './insurer-sender.ts'

export interface HttpInsurerOptions extends ClaimDescription, Omit<SenderOptions, 'files'> {
  readonly files: SenderOptions['files']
  /** Whether it decides letters of guarantee too (S84). */
  readonly decidesLetters: boolean
}

export function createHttpInsurer(options: HttpInsurerOptions): Insurer {
  const { copies, decidesLetters } = options
  const sender = createInsurerSender(options)

  const handOver = (claim: ClaimToHandOver, signal?: AbortSignal): Promise<HandOverReceipt | typeof ANSWER_FOLLOWS> =>
    sender.send(sentClaim(claim), () => describeClaim(options, claim), readingBy(handOverAnswerSchema), signal)

  return {
    handOver,
    async follow(claim, signal) {
      const sent = sentClaim(claim)
      if (claim.claim.status === 'DELETED')
        return withdrawOnce(sender, copies, sent, { claimId: claim.claimId }, signal)
      if (!(await isBehind(copies, sent))) return
      requireSameNumber(await handOver(claim, signal), 'transactionNo', claim.claim.transactionNo)
    },
    ...(decidesLetters && { guarantees: guaranteesOver(options, sender) }),
  }
}

function guaranteesOver(options: HttpInsurerOptions, sender: InsurerSender): GuaranteesOfInsurer {
  const { copies } = options
  const handOver = (
    guarantee: GuaranteeToHandOver,
    signal?: AbortSignal,
  ): Promise<GuaranteeReceipt | typeof ANSWER_FOLLOWS> =>
    sender.send(
      sentGuarantee(guarantee),
      () => describeGuarantee(options, guarantee),
      readingBy(guaranteeAnswerSchema),
      signal,
    )
  return {
    handOver,
    async follow(guarantee, signal) {
      const sent = sentGuarantee(guarantee)
      const { guaranteeId } = guarantee
      if (isWithdrawnRequest(guarantee.guarantee)) return withdrawOnce(sender, copies, sent, { guaranteeId }, signal)
      if (!(await isBehind(copies, sent))) return
      requireSameNumber(await handOver(guarantee, signal), 'referenceNo', guarantee.guarantee.referenceNo)
    },
  }
}

function sentClaim({ claimId, revision, correlationId }: ClaimToHandOver): SentRecord {
  return { kind: 'claim', id: claimId, revision, correlationId }
}

function sentGuarantee({ guaranteeId, revision, correlationId }: GuaranteeToHandOver): SentRecord {
  return { kind: 'guarantee', id: guaranteeId, revision, correlationId }
}

/** Whether the insurer was given the record, and has not confirmed its newest contents. */
async function isBehind(copies: InsurerCopies, sent: SentRecord): Promise<boolean> {
  const copy = await copies.find(sent)
  return copy !== undefined && !copy.withdrawn && copy.takenRevision < sent.revision
}

/** Tells nothing of a record that was never sent, nor twice. */
async function withdrawOnce(
  sender: InsurerSender,
  copies: InsurerCopies,
  sent: SentRecord,
  message: object,
  signal: AbortSignal | undefined,
): Promise<void> {
  const copy = await copies.find(sent)
  if (copy && !copy.withdrawn) await sender.withdraw(sent, message, signal)
}

/** An insurer's number never changes. */
function requireSameNumber<Name extends 'transactionNo' | 'referenceNo'>(
  receipt: Readonly<Record<Name, string>> | typeof ANSWER_FOLLOWS,
  name: Name,
  known: string | undefined,
): void {
  if (receipt !== ANSWER_FOLLOWS && known !== undefined && receipt[name] !== known)
    throw new HandOverRefused(name === 'transactionNo' ? 'TRANSACTION_NUMBER_CHANGED' : 'REFERENCE_NUMBER_CHANGED')
}

type AnswerOf<Schema extends z.ZodType> = Extract<z.infer<Schema>, { outcome: 'accepted' }>

/** @returns reads an answer; throws HandOverRefused, and HandOverFailed for anything that is not as agreed */
function readingBy<Schema extends typeof handOverAnswerSchema | typeof guaranteeAnswerSchema>(
  schema: Schema,
): (answer: InsurerAnswer) => AnswerOf<Schema> | typeof ANSWER_FOLLOWS {
  return ({ status, body }) => {
    if (![200, 201, 202, 422].includes(status)) throw new HandOverFailed(`The insurer answered ${status}.`)
    const answer = schema.safeParse(body)
    if (!answer.success) throw new HandOverFailed(`The insurer answered ${status} with something that was not agreed.`)
    switch (answer.data.outcome) {
      case 'accepted':
        return answer.data as AnswerOf<Schema>
      case 'refused':
        throw new HandOverRefused(answer.data.reason)
      case 'later':
        return ANSWER_FOLLOWS
    }
  }
}
