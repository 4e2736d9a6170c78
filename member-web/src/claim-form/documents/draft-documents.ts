/** The documents of a claim that is being filled in, or that are added to one, each with its own state: on its way, received, or why not. */
import { attachmentCategories, type AttachmentCategory } from '@member-care/domain/claim/claim-terms.ts'
import type { DraftFile } from '@member-care/domain/draft/draft.ts'
import { addFiles, type RefusedFile } from './attached-files.ts'

export interface DraftDocument {
  /** Made here; sending it again under this key is the same file. */
  readonly key: string
  readonly category: AttachmentCategory
  readonly file: Pick<File, 'name' | 'size' | 'type'>
  /** Its bytes, for as long as they are in this tab; a document that was received earlier, or sent by another device, has none. */
  readonly content?: File
  /** As it can be shown and read here, where its content is not in this tab or is of a kind that this browser cannot draw. */
  readonly shown?: File
}

/** The file that is shown and read; undefined while its bytes are elsewhere. */
export function fileToShow({ shown, content }: DraftDocument): File | undefined {
  return shown ?? content
}

export type DocumentState =
  /** For its turn, or for a connection. */
  | { readonly phase: 'waiting' }
  /** `sent` from 0 to 1. */
  | { readonly phase: 'sending'; readonly sent: number }
  | { readonly phase: 'received'; readonly fileId: string }
  /** Nobody refused it; it is tried again. */
  | { readonly phase: 'failed' }

/** One that was not taken, here or by the server. */
export interface RefusedDocument extends RefusedFile {
  readonly category: AttachmentCategory
}

export interface Documents {
  readonly documents: readonly DraftDocument[]
  /** By key. */
  readonly states: Readonly<Record<string, DocumentState>>
  readonly refusedDocuments: readonly RefusedDocument[]
}

export const noDocuments: Documents = { documents: [], states: {}, refusedDocuments: [] }

interface ChoosingOptions {
  readonly category: AttachmentCategory
  readonly maximum: number
  readonly newKey: () => string
  /** So many documents of the category the claim has and keeps. */
  readonly ofClaim?: number
}

/** Adds what was chosen, as long as there is room; what is not taken comes with the reason, in place of the refusals before. */
export function withChosen(
  before: Documents,
  chosen: readonly File[],
  { ofClaim = 0, ...options }: ChoosingOptions,
): Documents {
  const { category } = options
  const here = before.documents.flatMap(({ key, category: of, content }) =>
    content === undefined ? [] : [{ key, category: of, file: content }],
  )
  const elsewhere = before.documents.filter(
    (document) => document.category === category && document.content === undefined,
  )
  const { files, refused } = addFiles(here, chosen, { ...options, ofClaim, elsewhere: elsewhere.length })
  const added = files.slice(here.length).map(({ key, file }): DraftDocument => ({ key, category, file, content: file }))
  return {
    documents: [...before.documents, ...added],
    states: { ...before.states, ...Object.fromEntries(added.map(({ key }) => [key, { phase: 'waiting' } as const])) },
    refusedDocuments: [
      ...before.refusedDocuments.filter((one) => one.category !== category),
      ...refused.map((one) => ({ ...one, category })),
    ],
  }
}

/** Whether any of what was chosen would be added. */
export function isAnyTaken(
  before: Documents,
  chosen: readonly File[],
  options: Pick<ChoosingOptions, 'category' | 'maximum'>,
): boolean {
  return withChosen(before, chosen, { ...options, newKey: () => '' }).documents.length > before.documents.length
}

export function withState(before: Documents, key: string, state: DocumentState): Documents {
  return before.documents.some((document) => document.key === key)
    ? { ...before, states: { ...before.states, [key]: state } }
    : before
}

export function without(before: Documents, key: string): Documents {
  const { [key]: _, ...states } = before.states
  return { ...before, documents: before.documents.filter((document) => document.key !== key), states }
}

/** The server did not take it: it takes no room any more, and says why. */
export function withRefusal(before: Documents, key: string, reason: string): Documents {
  const document = before.documents.find((one) => one.key === key)
  if (document === undefined) return before
  const { category, file } = document
  return {
    ...without(before, key),
    refusedDocuments: [...before.refusedDocuments, { key, category, name: file.name, reason }],
  }
}

/** The documents as the server has them, and those of this tab that it does not have yet. */
export function asReceived(files: readonly DraftFile[], here: Documents = noDocuments): Documents {
  const fileIdOf = (key: string) => {
    const state = here.states[key]
    return state?.phase === 'received' ? state.fileId : undefined
  }
  const received = files.map(({ fileId, name, bytes, mimeType, category }): DraftDocument => {
    const known = here.documents.find(({ key }) => fileIdOf(key) === fileId)
    return known ?? { key: fileId, category, file: { name, size: bytes, type: mimeType } }
  })
  const onTheirWay = here.documents.filter(({ key }) => fileIdOf(key) === undefined)
  return {
    documents: [...received, ...onTheirWay],
    states: {
      ...Object.fromEntries(
        received.map(({ key }, index) => [key, { phase: 'received', fileId: files[index]?.fileId ?? '' } as const]),
      ),
      ...Object.fromEntries(onTheirWay.map(({ key }) => [key, { phase: 'waiting' } as const])),
    },
    refusedDocuments: here.refusedDocuments,
  }
}

/** Whether bytes are in this tab that the server does not have. */
export function hasUnsent({ documents, states }: Documents): boolean {
  return documents.some(({ key }) => states[key]?.phase !== 'received')
}

/** What failed waits for its turn again. */
export function asWaitingAgain({ documents, states, refusedDocuments }: Documents): Documents {
  const again = Object.entries(states).map(([key, state]) => [
    key,
    state.phase === 'failed' ? ({ phase: 'waiting' } as const) : state,
  ])
  return { documents, states: Object.fromEntries(again) as Documents['states'], refusedDocuments }
}

/** What was on its way when its page was left waits for its turn again. */
export function asToBeSent({ documents, states, refusedDocuments }: Documents): Documents {
  const again = Object.entries(states).map(([key, state]) => [
    key,
    state.phase === 'received' ? state : ({ phase: 'waiting' } as const),
  ])
  return { documents, states: Object.fromEntries(again) as Documents['states'], refusedDocuments }
}

/** The server has lost them: what is in this tab waits to be sent anew, of the rest it is said why it is gone. */
export function asLost(before: Documents, reason: string): Documents {
  const lost = before.documents.filter(({ content }) => content === undefined)
  const { documents, refusedDocuments } = lost.reduce((now, { key }) => withRefusal(now, key, reason), before)
  return {
    documents,
    refusedDocuments,
    states: Object.fromEntries(documents.map(({ key }) => [key, { phase: 'waiting' } as const])),
  }
}

/** What a reload leaves of them: those that the server has, without their bytes. */
export function afterReload({ documents, states }: Documents): Documents {
  const received = documents.flatMap(({ key, category, file: { name, size, type } }) => {
    const state = states[key]
    return state?.phase === 'received' ? [{ document: { key, category, file: { name, size, type } }, state }] : []
  })
  return {
    documents: received.map(({ document }) => document),
    states: Object.fromEntries(received.map(({ document, state }) => [document.key, state])),
    refusedDocuments: [],
  }
}

/**
 * The documents that must be named to the server, if its draft is used, and the others that come along. Receipts come
 * first, so that a reader of the claim finds them first.
 */
export function documentsToSend({ documents, states }: Documents, isInDraft: boolean) {
  const inOrder = attachmentCategories.flatMap((category) =>
    documents.filter((document) => document.category === category),
  )
  const fileIdOf = (key: string) => {
    const state = states[key]
    return isInDraft && state?.phase === 'received' ? state.fileId : undefined
  }
  return {
    named: inOrder.flatMap(({ key, category }) => {
      const fileId = fileIdOf(key)
      return fileId === undefined ? [] : [{ fileId, category }]
    }),
    added: inOrder.flatMap(({ key, category, content }) =>
      content === undefined || fileIdOf(key) !== undefined ? [] : [{ key, category, content }],
    ),
  }
}
