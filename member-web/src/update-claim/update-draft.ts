/**
 * The updates that have been begun, in one place outside the screen: going elsewhere in the portal, a lost connection, a one-time
 * password or signing in again do not lose them; nor does a reload of this tab (kept-updates.ts). Documents that are added go to the server
 * at once (added-documents.ts). They belong to one user.
 */
import { useSyncExternalStore } from 'react'
import { isActionPossible } from '@member-care/domain/claim/claim-status.ts'
import { updateClaimTexts } from '@member-care/domain/texts/update-claim-texts.ts'
import type { ClaimFormValues } from '../claim-form/claim-form-values.ts'
import { asLost, hasUnsent, noDocuments, type Documents } from '../claim-form/documents/draft-documents.ts'
import type { RefusedForm } from '../claim-form/form-errors.ts'
import { statusOf, type ShownClaim } from '../claim-detail/shown-claim.ts'
import { currentSession } from '../session/session.ts'
import { changedFields, changesBetween, readBack, rebase, type ClaimChange } from './claim-changes.ts'
import { formOfClaim } from './form-of-claim.ts'
import { keepUpdates, keptUpdates } from './kept-updates.ts'

/** What others did to the claim while it was being updated. */
export interface Clash {
  readonly changes: readonly ClaimChange[]
  /** What was taken back, because it can no longer be changed. */
  readonly lost: readonly { readonly label: string; readonly value: string }[]
}

/** With the documents that are added. */
export interface UpdateDraft extends Documents {
  readonly ownerId: string
  /** Of what the server keeps of the documents, and whether it has it. */
  readonly draftId: string
  readonly isSaved: boolean
  /** The claim that the form is filled from. */
  readonly base: ShownClaim
  readonly opening: ClaimFormValues
  readonly values: ClaimFormValues
  /** Documents of the claim that shall go. */
  readonly removedIds: readonly string[]
  readonly refused: RefusedForm | null
  readonly clash: Clash | null
  /** One for what is in the form now: sending the same again is one update. */
  readonly idempotencyKey: string
}

type Content = Partial<Pick<UpdateDraft, 'values' | 'removedIds'>>

let drafts: ReadonlyMap<string, UpdateDraft> = keptUpdates()
const listeners = new Set<() => void>()

/** The signed-in user's update of a claim; null when none has been begun. */
export function currentUpdate(claimId: string): UpdateDraft | null {
  const draft = drafts.get(claimId)
  return draft !== undefined && draft.ownerId === currentSession().user?.uuid ? draft : null
}

/** All updates of the signed-in user. */
export function currentUpdates(): readonly UpdateDraft[] {
  return [...drafts.keys()].flatMap((claimId) => currentUpdate(claimId) ?? [])
}

export function useUpdateDraft(claimId: string): UpdateDraft | null {
  return useSyncExternalStore(subscribe, () => currentUpdate(claimId))
}

/** Begins an update of a claim as it is now, or brings one that was begun earlier over to it. */
export function openUpdate(latest: ShownClaim): void {
  const claimId = latest.claim._id
  const draft = currentUpdate(claimId)
  if (draft === null) return setDraft(claimId, newDraft(latest))
  if (draft.base.claim.version === latest.claim.version) return
  if (!hasChanges(draft)) return setDraft(claimId, { ...newDraft(latest), draftId: draft.draftId, isSaved: draft.isSaved })
  const { lost, ...form } = isActionPossible('update', statusOf(latest.claim)) ? rebase(draft.opening, draft.values, latest) : { ...draft, lost: [] }
  const changes = changesBetween(draft.base, latest)
  const documents = latest.claim.attachment.map(({ objectId }) => objectId)
  setDraft(claimId, {
    ...draft,
    ...form,
    base: latest,
    removedIds: draft.removedIds.filter((id) => documents.includes(id)),
    clash: changes.length === 0 ? draft.clash : { changes, lost: readBack(lost, draft.values) },
    idempotencyKey: crypto.randomUUID(),
  })
}

/** Changes what is filled in. What was sent before is another update then, with a key of its own. */
export function changeUpdate(claimId: string, content: Content): void {
  const before = currentUpdate(claimId)
  if (before !== null) setDraft(claimId, { ...before, ...content, idempotencyKey: crypto.randomUUID() })
}

/** Notes what the server did not take; null when it is about to be asked again. */
export function noteRefusal(claimId: string, refused: RefusedForm | null): void {
  const before = currentUpdate(claimId)
  if (before !== null) setDraft(claimId, { ...before, refused })
}

/** Changes the documents that are added. Where they are on their way makes no other update. */
export function changeDocuments(draftId: string, change: (before: Documents) => Documents): void {
  changeOfDraft(draftId, ({ documents, states, refusedDocuments, idempotencyKey }) => {
    const after = change({ documents, states, refusedDocuments })
    return { ...after, idempotencyKey: after.documents === documents ? idempotencyKey : crypto.randomUUID() }
  })
}

/** The server has a draft for the documents. */
export function noteSaved(draftId: string): void {
  changeOfDraft(draftId, () => ({ isSaved: true }))
}

/** The server has them no more: another draft takes those that are in this tab. */
export function renewDocuments(draftId: string): void {
  changeOfDraft(draftId, (before) => ({
    ...asLost(before, updateClaimTexts.documentGone),
    draftId: crypto.randomUUID(),
    isSaved: false,
    idempotencyKey: crypto.randomUUID(),
  }))
}

/** Forgets an update here. */
export function closeUpdate(claimId: string): void {
  setDraft(claimId, null)
}

export function discardAllUpdates(): void {
  drafts = new Map()
  keepUpdates(drafts)
  tell()
}

export function hasChanges({ opening, values, documents, removedIds }: UpdateDraft): boolean {
  return documents.length > 0 || removedIds.length > 0 || changedFields(opening, values).length > 0
}

/** Whether something would be lost with the updates. */
export function isUpdateStarted(): boolean {
  return currentUpdates().some(hasChanges)
}

function newDraft(base: ShownClaim): UpdateDraft {
  const opening = formOfClaim(base)
  const ownerId = currentSession().user?.uuid ?? ''
  const [draftId, idempotencyKey] = [crypto.randomUUID(), crypto.randomUUID()]
  return { ...noDocuments, ownerId, draftId, isSaved: false, base, opening, values: opening, removedIds: [], refused: null, clash: null, idempotencyKey }
}

function changeOfDraft(draftId: string, change: (before: UpdateDraft) => Partial<UpdateDraft>): void {
  const before = currentUpdates().find((draft) => draft.draftId === draftId)
  if (before !== undefined) setDraft(before.base.claim._id, { ...before, ...change(before) })
}

function setDraft(claimId: string, draft: UpdateDraft | null): void {
  const others = [...drafts].filter(([id]) => id !== claimId)
  drafts = new Map(draft === null ? others : [...others, [claimId, draft]])
  keepUpdates(drafts)
  tell()
}

function tell(): void {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

// What was typed and what the server has is found again after a reload; of documents that are on their way the browser asks first.
window.addEventListener('beforeunload', (event) => {
  if (currentUpdates().some(hasUnsent)) event.preventDefault()
})
