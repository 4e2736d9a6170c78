/**
 * Verifies every document against the event that names its hash: each is there as it was filed, and none of somebody who was forgotten is.
 * Reads the events that name documents in log order, and each document once.
 */
import { createHash } from 'node:crypto'
import { eventFinding, type Finding } from '@member-care/event-store/anchors/finding.ts'
import type { StoredEvent, StoredLog } from '@member-care/event-store/port.ts'
import { storedPages } from '@member-care/event-store/stored-pages.ts'
import { FileMissing, FileUnopened, type FileStore } from '../integrations/file-store/file-store.ts'
import type { RecordedDocument } from '../integrations/file-store/genuine-document.ts'
import { documentEventTypes, documentsOf } from './recorded-documents.ts'

export interface DocumentsUnderVerification {
  readonly store: Pick<StoredLog, 'readAll'>
  readonly files: Pick<FileStore, 'open' | 'has'>
  readonly clock: () => Date
}

export interface DocumentVerification {
  /** Documents that were read. */
  readonly documents: number
  readonly bytes: number
  readonly findings: readonly Finding[]
}

const PAGE_EVENTS = 250
/** Documents that are read at a time: a bucket answers slowly, and a folder no quicker for more. */
const AT_ONCE = 4
/** Who is forgotten is forgotten in the log first, and their documents go within this time. */
const FORGETTING_MS = 5 * 60_000

/**
 * @param options.onProgress is told how many documents have been read, after each page of events
 * @throws StoreUnavailable, the file store's errors; the reason of the signal when it aborts
 */
export async function verifyDocuments(
  verified: DocumentsUnderVerification,
  options: { readonly onProgress?: (documents: number) => void | Promise<void>; readonly signal?: AbortSignal } = {},
): Promise<DocumentVerification> {
  const { store, files, clock } = verified
  const forgotten = await readForgotten(store)
  const seen = new Set<string>()
  const findings: Finding[] = []
  const missing: { readonly subjectId: string; readonly finding: Finding }[] = []
  let documents = 0
  let bytes = 0

  async function look(event: StoredEvent, subjectId: string, document: RecordedDocument): Promise<void> {
    const { fileId } = document
    const forgottenAt = forgotten.get(subjectId)
    if (forgottenAt !== undefined) {
      const isGoing = clock().getTime() - forgottenAt.getTime() < FORGETTING_MS
      if (!isGoing && (await files.has(fileId)))
        findings.push(
          eventFinding(
            'document-put-back',
            event,
            `Document ${fileId} is there, though the person it tells about was forgotten: it was put back.`,
          ),
        )
      return
    }
    const found = await documentContent(files, fileId)
    if (found === 'missing' || found === 'no-key') {
      const finding =
        found === 'missing'
          ? eventFinding('document-missing', event, `Document ${fileId} is not there any more.`)
          : eventFinding(
              'document-unopened',
              event,
              `Document ${fileId} does not open: its key is gone, or was changed.`,
            )
      missing.push({ subjectId, finding })
      return
    }
    documents += 1
    if (found === 'in-the-clear') {
      findings.push(
        eventFinding(
          'document-not-sealed',
          event,
          `Document ${fileId} lies in the clear though it was sealed: somebody else put it there.`,
        ),
      )
      return
    }
    if (found === 'changed') {
      findings.push(changed(event, fileId))
      return
    }
    bytes += found.bytes
    if (found.bytes !== document.bytes || (document.sha256 !== undefined && found.sha256 !== document.sha256)) {
      findings.push(changed(event, fileId))
    }
  }

  for await (const events of storedPages(store, { limit: PAGE_EVENTS, types: documentEventTypes })) {
    options.signal?.throwIfAborted()
    const named = events.flatMap((event) => {
      const { subjectId, documents: ofEvent } = documentsOf(event) ?? { subjectId: '', documents: [] }
      return ofEvent.map((document) => ({ event, subjectId, document }))
    })
    const unseen = named.filter(({ document: { fileId } }) => !seen.has(fileId) && seen.add(fileId))
    for (let first = 0; first < unseen.length; first += AT_ONCE) {
      await Promise.all(
        unseen.slice(first, first + AT_ONCE).map(({ event, subjectId, document }) => look(event, subjectId, document)),
      )
    }
    await options.onProgress?.(documents)
  }
  // A person who was forgotten while this went on has no documents any more.
  const since = missing.length > 0 ? await readForgotten(store) : forgotten
  return {
    documents,
    bytes,
    findings: [...findings, ...missing.filter(({ subjectId }) => !since.has(subjectId)).map(({ finding }) => finding)],
  }
}

/** Who was forgotten, and when. */
async function readForgotten(store: Pick<StoredLog, 'readAll'>): Promise<ReadonlyMap<string, Date>> {
  const forgotten = new Map<string, Date>()
  for await (const events of storedPages(store, { limit: PAGE_EVENTS, types: ['PersonalDataErased'] })) {
    for (const { data, recordedAt } of events) forgotten.set(String(data['userId']), recordedAt)
  }
  return forgotten
}

function changed(event: StoredEvent, fileId: string): Finding {
  return eventFinding(
    'document-changed',
    event,
    `Document ${fileId} is not the one that was filed: its content was changed, or exchanged with another's.`,
  )
}

/** Of the bytes as they were filed, or why there are none. */
export async function documentContent(
  files: Pick<FileStore, 'open'>,
  fileId: string,
): Promise<{ readonly sha256: string; readonly bytes: number } | 'missing' | FileUnopened['reason']> {
  try {
    const hash = createHash('sha256')
    let bytes = 0
    for await (const chunk of (await files.open(fileId)) as AsyncIterable<Buffer>) {
      hash.update(chunk)
      bytes += chunk.length
    }
    return { sha256: hash.digest('hex'), bytes }
  } catch (error) {
    if (error instanceof FileMissing) return 'missing'
    if (error instanceof FileUnopened) return error.reason
    throw error
  }
}
