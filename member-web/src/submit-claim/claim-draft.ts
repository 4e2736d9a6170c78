/**
 * The claim that is being filled in, in one place outside the screen: going elsewhere in the portal, a lost connection, a one-time
 * password or signing in again do not lose it. It lives as long as the page does and belongs to one user.
 */
import { useSyncExternalStore } from 'react'
import type { ClaimKind } from '@member-care/domain/claim/claim-terms.ts'
import { currentSession } from '../session/session.ts'
import type { ClaimFormValues } from '../claim-form/claim-form-values.ts'
import type { AttachedFile } from '../claim-form/documents/attached-files.ts'
import type { RefusedForm } from '../claim-form/form-errors.ts'

export interface ClaimDraft {
  readonly ownerId: string
  readonly kind: ClaimKind | null
  /** What has been filled in, by kind, so that looking at the other kind loses nothing. */
  readonly forms: Readonly<Partial<Record<ClaimKind, ClaimFormValues>>>
  readonly files: readonly AttachedFile[]
  /** Whether the form has passed its rules since it was last changed, so that it can be confirmed. */
  readonly checked: boolean
  readonly refused: RefusedForm | null
  /** One per claim: sending the same claim again has the same result. */
  readonly idempotencyKey: string
}

type Change = Partial<Omit<ClaimDraft, 'ownerId' | 'idempotencyKey'>>

let draft: ClaimDraft | null = null
const listeners = new Set<() => void>()

/** The signed-in user's draft; null when none has been begun. */
export function currentDraft(): ClaimDraft | null {
  return draft?.ownerId === currentSession().user?.uuid ? draft : null
}

export function useDraft(): ClaimDraft | null {
  return useSyncExternalStore(subscribe, currentDraft)
}

/** Whether something would be lost with the draft. */
export function isDraftStarted(): boolean {
  const current = currentDraft()
  return current !== null && current.kind !== null
}

/** Changes the draft, beginning one when there is none. */
export function changeDraft(change: Change | ((before: ClaimDraft) => Change)): void {
  const before = currentDraft() ?? newDraft()
  setDraft({ ...before, ...(typeof change === 'function' ? change(before) : change) })
}

export function discardDraft(): void {
  setDraft(null)
}

function newDraft(): ClaimDraft {
  const ownerId = currentSession().user?.uuid ?? ''
  return { ownerId, kind: null, forms: {}, files: [], checked: false, refused: null, idempotencyKey: crypto.randomUUID() }
}

function setDraft(next: ClaimDraft | null): void {
  draft = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

// Closing or reloading the page is the one way to lose a draft; the browser asks first.
window.addEventListener('beforeunload', (event) => {
  if (isDraftStarted()) event.preventDefault()
})
