/**
 * The updates that have been begun, in one place outside the screen: going elsewhere in the portal, a lost connection, a one-time
 * password or signing in again do not lose them; nor does a reload of this tab, but for documents that were added (kept-updates.ts).
 * They belong to one user.
 */
import { useSyncExternalStore } from 'react'
import { isActionPossible } from '@member-care/domain/claim/claim-status.ts'
import type { ClaimFormValues } from '../claim-form/claim-form-values.ts'
import type { AttachedFile } from '../claim-form/documents/attached-files.ts'
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

export interface UpdateDraft {
  readonly ownerId: string
  /** The claim that the form is filled from. */
  readonly base: ShownClaim
  readonly opening: ClaimFormValues
  readonly values: ClaimFormValues
  readonly added: readonly AttachedFile[]
  /** Documents of the claim that shall go. */
  readonly removedIds: readonly string[]
  readonly refused: RefusedForm | null
  readonly clash: Clash | null
  /** One for what is in the form now: sending the same again is one update. */
  readonly idempotencyKey: string
}

type Content = Partial<Pick<UpdateDraft, 'values' | 'added' | 'removedIds'>>

let drafts: ReadonlyMap<string, UpdateDraft> = keptUpdates()
const listeners = new Set<() => void>()

/** The signed-in user's update of a claim; null when none has been begun. */
export function currentUpdate(claimId: string): UpdateDraft | null {
  const draft = drafts.get(claimId)
  return draft !== undefined && draft.ownerId === currentSession().user?.uuid ? draft : null
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
  if (!hasChanges(draft)) return setDraft(claimId, newDraft(latest))
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

export function discardUpdate(claimId: string): void {
  setDraft(claimId, null)
}

export function discardAllUpdates(): void {
  drafts = new Map()
  keepUpdates(drafts)
  tell()
}

export function hasChanges({ opening, values, added, removedIds }: UpdateDraft): boolean {
  return added.length > 0 || removedIds.length > 0 || changedFields(opening, values).length > 0
}

/** Whether something would be lost with the updates. */
export function isUpdateStarted(): boolean {
  return [...drafts.keys()].some((claimId) => {
    const draft = currentUpdate(claimId)
    return draft !== null && hasChanges(draft)
  })
}

function newDraft(base: ShownClaim): UpdateDraft {
  const opening = formOfClaim(base)
  const ownerId = currentSession().user?.uuid ?? ''
  return { ownerId, base, opening, values: opening, added: [], removedIds: [], refused: null, clash: null, idempotencyKey: crypto.randomUUID() }
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

// Closing or reloading the page is the one way to lose an update unasked; the browser asks first.
window.addEventListener('beforeunload', (event) => {
  if (isUpdateStarted()) event.preventDefault()
})
