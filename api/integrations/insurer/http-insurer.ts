/**
 * Hands claims over to an insurer's own system, as docs/insurer-contract.md says. Each document goes first, in a call of its own;
 * then the claim, which names them. Both may be sent again at any time: the insurer knows a claim by its id and revision.
 */
import { Readable } from 'node:stream'
import { DocumentChanged, readGenuine } from '../file-store/genuine-document.ts'
import type { FileStore } from '../file-store/file-store.ts'
import { describeClaim, type ClaimDescription } from './describe-claim.ts'
import {
  ANSWER_FOLLOWS,
  HandOverFailed,
  HandOverRefused,
  type ClaimToHandOver,
  type HandOverReceipt,
  type Insurer,
} from './insurer.ts'
import { callInsurer, type InsurerAnswer, type InsurerCall, type InsurerConnection } from './insurer-call.ts'
import { handOverAnswerSchema, type ClaimMessage } from './insurer-contract.ts'
import type { InsurerCopies } from './insurer-copies.ts'

export interface HttpInsurerOptions extends ClaimDescription {
  readonly connection: InsurerConnection
  readonly copies: InsurerCopies
  readonly files: Pick<FileStore, 'has' | 'open'>
  readonly clock: () => Date
}

type Document = ClaimMessage['documents'][number]

export function createHttpInsurer(options: HttpInsurerOptions): Required<Insurer> {
  const { connection, copies, files, clock } = options
  const call = (outgoing: InsurerCall, signal: AbortSignal | undefined) =>
    callInsurer(connection, outgoing, { now: clock(), signal })

  async function handOver(
    claim: ClaimToHandOver,
    signal?: AbortSignal,
  ): Promise<HandOverReceipt | typeof ANSWER_FOLLOWS> {
    const { claimId, revision, correlationId } = claim
    const { takenDocuments } = await copies.noteSending(claimId)
    const message = await describeClaim(options, claim)
    for (const document of message.documents) {
      if (!takenDocuments.includes(document.documentId)) await sendDocument(claim, document, signal)
    }
    const receipt = receiptOf(await call(jsonCall(`/claims`, `${claimId}.${revision}`, correlationId, message), signal))
    await copies.noteTaken(claimId, revision)
    return receipt
  }

  async function sendDocument(
    { claimId, correlationId }: ClaimToHandOver,
    { documentId, mimeType, bytes, sha256 }: Document,
    signal: AbortSignal | undefined,
  ): Promise<void> {
    const content = await readGenuine(files, { fileId: documentId, bytes, sha256 }).catch((error: unknown) => {
      throw error instanceof DocumentChanged ? new HandOverRefused('A document is not the one that was filed.') : error
    })
    const path = `/claims/${claimId}/documents/${documentId}`
    const { status } = await call(
      {
        method: 'PUT',
        path,
        idempotencyKey: documentId,
        correlationId,
        contentType: mimeType,
        signedContent: sha256,
        bytes,
        body: Readable.from([content]),
      },
      signal,
    )
    if (status < 200 || status > 299) throw new HandOverFailed(`The insurer answered ${status} to a document.`)
    await copies.noteDocument(claimId, documentId)
  }

  async function withdraw({ claimId, correlationId }: ClaimToHandOver, signal: AbortSignal | undefined): Promise<void> {
    const { status } = await call(
      jsonCall(`/claims/${claimId}/withdrawal`, `${claimId}.withdrawal`, correlationId, { claimId }),
      signal,
    )
    if (status < 200 || status > 299) throw new HandOverFailed(`The insurer answered ${status} to a withdrawal.`)
    await copies.noteWithdrawn(claimId)
  }

  return {
    handOver,
    async follow(claim, signal) {
      const copy = await copies.find(claim.claimId)
      if (!copy || copy.withdrawn) return
      if (claim.claim.status === 'DELETED') return withdraw(claim, signal)
      if (copy.takenRevision >= claim.revision) return
      const receipt = await handOver(claim, signal)
      const { transactionNo } = claim.claim
      if (receipt !== ANSWER_FOLLOWS && transactionNo !== undefined && receipt.transactionNo !== transactionNo)
        throw new HandOverRefused('TRANSACTION_NUMBER_CHANGED')
    },
  }
}

function jsonCall(path: string, idempotencyKey: string, correlationId: string, message: object): InsurerCall {
  const content = JSON.stringify(message)
  const body = Buffer.from(content)
  return {
    method: 'POST',
    path,
    idempotencyKey,
    correlationId,
    contentType: 'application/json',
    signedContent: content,
    bytes: body.length,
    body: Readable.from([body]),
  }
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
