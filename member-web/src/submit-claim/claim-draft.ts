/**
 * The claim that is being filled in, in one place outside the screen. The server keeps it too (draft-saving.ts, send-documents.ts), so
 * that it is found again on any device; what has not got there yet stays here through a lost connection and a new sign-in.
 */
import { useSyncExternalStore } from 'react'
import type { ClaimKind } from '@member-care/domain/claim/claim-terms.ts'
import type { DraftToSave } from '@member-care/domain/claim/draft/claim-draft.ts'
import type { ClaimFormValues } from '../claim-form/claim-form-values.ts'
import type { RefusedForm } from '../claim-form/form-errors.ts'
import type { SavedDraft } from '../portal-api/claim-drafts-api.ts'
import { currentSession } from '../session/session.ts'
import { asReceived, hasUnsent, noDocuments, type Documents } from '../claim-form/documents/draft-documents.ts'

/** How the server's copy stands to what is here. */
export type Saving =
  /** There is nothing to save yet, or it is about to be. */
  | { readonly phase: 'pending' }
  | { readonly phase: 'saving' }
  /** ISO instant. */
  | { readonly phase: 'saved'; readonly at: string }
  /** No answer came; it is tried again. */
  | { readonly phase: 'unanswered' }
  /** A one-time password is needed first. */
  | { readonly phase: 'unverified' }
  /** The server does not take it. */
  | { readonly phase: 'refused'; readonly message: string }
  /** Another device has changed it: somebody must say which to keep. */
  | { readonly phase: 'clash'; readonly theirs: SavedDraft }
  /** It was submitted or discarded elsewhere. */
  | { readonly phase: 'gone' }

export interface ClaimDraft extends Documents {
  readonly id: string
  readonly ownerId: string
  readonly kind: ClaimKind
  /** As the form stands; null until it has been opened. */
  readonly values: ClaimFormValues | null
  readonly step: DraftToSave['step']
  /** Whether the person has put anything in, so that it is worth keeping. */
  readonly touched: boolean
  /** Whether the form has passed its rules since it was last changed, so that it can be confirmed. */
  readonly checked: boolean
  readonly refused: RefusedForm | null
  /** Of the server's copy; 0 while there is none. */
  readonly version: number
  /** What the server's copy holds, as {@link contentOf} has it. */
  readonly savedContent: string
  readonly saving: Saving
  /** Grows whenever the form has to show other values than were typed into it. */
  readonly opened: number
  /** It was sent whole, without the server's copy, and nobody knows whether it arrived: it is sent so again, that it stays one claim. */
  readonly sentWhole: boolean
}

type Change = Partial<Omit<ClaimDraft, 'id' | 'ownerId'>>

let draft: ClaimDraft | null = null
const listeners = new Set<() => void>()

/** The signed-in user's draft that is open; null when none is. */
export function currentDraft(): ClaimDraft | null {
  return draft?.ownerId === currentSession().user?.uuid ? draft : null
}

export function useDraft(): ClaimDraft | null {
  return useSyncExternalStore(subscribe, currentDraft)
}

/** Begins a claim, or goes on with the one that is open when it is of this kind. @returns its id */
export function beginDraft(kind: ClaimKind): string {
  const open = currentDraft()
  if (open?.kind === kind) return open.id
  const id = crypto.randomUUID()
  setDraft({ ...emptyDraft(id, kind), step: 'information' })
  return id
}

/** Opens a draft as the server has it; documents of the same draft that are on their way from this tab stay. */
export function openSaved(saved: SavedDraft): void {
  const open = currentDraft()
  const here = open?.id === saved.id ? open : null
  const opened: ClaimDraft = {
    ...emptyDraft(saved.id, saved.kind),
    ...asReceived(saved.files, here ?? noDocuments),
    values: saved.form as ClaimFormValues,
    step: saved.step,
    touched: true,
    checked: saved.step === 'confirm',
    version: saved.version,
    saving: { phase: 'saved', at: saved.savedAt },
    opened: (here?.opened ?? 0) + 1,
  }
  setDraft({ ...opened, savedContent: JSON.stringify(contentOf(opened)) })
}

/** Changes the open draft. With an id: only when that one is still open. */
export function changeDraft(change: Change | ((before: ClaimDraft) => Change), id?: string): void {
  const before = currentDraft()
  if (before === null || (id !== undefined && before.id !== id)) return
  setDraft({ ...before, ...(typeof change === 'function' ? change(before) : change) })
}

/** Forgets the draft here; the server's copy stays as it is. */
export function closeDraft(): void {
  setDraft(null)
}

/** What is saved of a draft. */
export function contentOf({ kind, values, step }: ClaimDraft): Omit<DraftToSave, 'expectedVersion'> {
  const form = Object.entries(values ?? {}).filter((entry): entry is [string, string | boolean] => entry[1] !== undefined && entry[1] !== '')
  return { kind, companyId: values?.companyId ?? '', form: Object.fromEntries(form), step }
}

/** Whether the server's copy is behind. */
export function isUnsaved(one: ClaimDraft): boolean {
  return one.touched && JSON.stringify(contentOf(one)) !== one.savedContent
}

/** Whether something would be lost with this tab. */
export function losesWithTab(): boolean {
  const open = currentDraft()
  return open !== null && (isUnsaved(open) || hasUnsent(open))
}

function emptyDraft(id: string, kind: ClaimKind): ClaimDraft {
  return {
    ...noDocuments,
    id,
    ownerId: currentSession().user?.uuid ?? '',
    kind,
    values: null,
    step: 'information',
    touched: false,
    checked: false,
    refused: null,
    version: 0,
    savedContent: '',
    saving: { phase: 'pending' },
    opened: 0,
    sentWhole: false,
  }
}

function setDraft(next: ClaimDraft | null): void {
  draft = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
