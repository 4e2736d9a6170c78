/**
 * How a record with its documents goes to an insurer's own system, as docs/insurer-contract.md says. Each document goes first, in a call of
 * its own; then the record, which names them. All may be sent again at any time: the insurer knows a record by its id and revision.
 */
import { Readable } from 'node:stream'
import type { FileStore } from '../file-store/file-store.ts'
import { DocumentChanged, readGenuine } from '../file-store/genuine-document.ts'
import { HandOverFailed, HandOverRefused } from './insurer.ts'
import { callInsurer, type InsurerAnswer, type InsurerCall, type InsurerConnection } from './insurer-call.ts'
import type { SentDocument } from './contract-fields.ts'
import type { CopiedRecord, InsurerCopies } from './insurer-copies.ts'

export interface SenderOptions {
  readonly connection: InsurerConnection
  readonly copies: InsurerCopies
  readonly files: Pick<FileStore, 'has' | 'open'>
  readonly clock: () => Date
}

/** A record on its way, with the number of its contents. */
export interface SentRecord extends CopiedRecord {
  readonly revision: number
  readonly correlationId: string
}

export interface InsurerSender {
  /**
   * Sends the record's documents that the insurer has not confirmed, then the record.
   * @param describe what the insurer is told; asked once it is noted that something is sent
   * @param read what the answer says; the insurer has taken these contents where it throws nothing
   */
  send<Receipt>(
    record: SentRecord,
    describe: () => Promise<{ readonly documents: readonly SentDocument[] }>,
    read: (answer: InsurerAnswer) => Receipt,
    signal?: AbortSignal,
  ): Promise<Receipt>
  /** Tells that the member has taken the record back. */
  withdraw(record: SentRecord, message: object, signal?: AbortSignal): Promise<void>
}

const pathOf = { claim: '/claims', guarantee: '/guarantees' } as const satisfies Readonly<
  Record<CopiedRecord['kind'], string>
>

export function createInsurerSender({ connection, copies, files, clock }: SenderOptions): InsurerSender {
  const call = (outgoing: InsurerCall, signal: AbortSignal | undefined) =>
    callInsurer(connection, outgoing, { now: clock(), signal })

  async function sendDocument(
    record: SentRecord,
    { documentId, mimeType, bytes, sha256 }: SentDocument,
    signal: AbortSignal | undefined,
  ): Promise<void> {
    const content = await readGenuine(files, { fileId: documentId, bytes, sha256 }).catch((error: unknown) => {
      throw error instanceof DocumentChanged ? new HandOverRefused('A document is not the one that was filed.') : error
    })
    const { status } = await call(
      {
        method: 'PUT',
        path: `${pathOf[record.kind]}/${record.id}/documents/${documentId}`,
        idempotencyKey: documentId,
        correlationId: record.correlationId,
        contentType: mimeType,
        signedContent: sha256,
        bytes,
        body: Readable.from([content]),
      },
      signal,
    )
    if (status < 200 || status > 299) throw new HandOverFailed(`The insurer answered ${status} to a document.`)
    await copies.noteDocument(record, documentId)
  }

  return {
    async send(record, describe, read, signal) {
      const { kind, id, revision, correlationId } = record
      const { takenDocuments } = await copies.noteSending(record)
      const message = await describe()
      for (const document of message.documents) {
        if (!takenDocuments.includes(document.documentId)) await sendDocument(record, document, signal)
      }
      const receipt = read(await call(jsonCall(pathOf[kind], `${id}.${revision}`, correlationId, message), signal))
      await copies.noteTaken(record, revision)
      return receipt
    },
    async withdraw(record, message, signal) {
      const { kind, id, correlationId } = record
      const { status } = await call(
        jsonCall(`${pathOf[kind]}/${id}/withdrawal`, `${id}.withdrawal`, correlationId, message),
        signal,
      )
      if (status < 200 || status > 299) throw new HandOverFailed(`The insurer answered ${status} to a withdrawal.`)
      await copies.noteWithdrawn(record)
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
