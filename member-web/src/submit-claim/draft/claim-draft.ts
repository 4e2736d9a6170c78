/** A claim that is being filled in, and how the server's copy of it stands to it. */
import type { ClaimKind } from '@member-care/domain/claim/claim-terms.ts'
import type { DraftToSave } from '@member-care/domain/claim/draft/claim-draft.ts'
import type { ClaimFormValues } from '../../claim-form/claim-form-values.ts'
import { asReceived, noDocuments, type Documents } from '../../claim-form/documents/draft-documents.ts'
import type { RefusedForm } from '../../claim-form/form-errors.ts'
import type { SavedDraft } from '../../portal-api/claim-drafts-api.ts'

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

export function emptyDraft({ id, kind, ownerId }: Pick<ClaimDraft, 'id' | 'kind' | 'ownerId'>): ClaimDraft {
  return {
    ...noDocuments,
    id,
    ownerId,
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

/** A draft as the server has it. @param here the same one as it is open: its documents that are on their way stay */
export function draftOf(saved: SavedDraft, ownerId: string, here: ClaimDraft | null): ClaimDraft {
  const opened: ClaimDraft = {
    ...emptyDraft({ id: saved.id, kind: saved.kind, ownerId }),
    ...asReceived(saved.files, here ?? noDocuments),
    values: saved.form as ClaimFormValues,
    step: saved.step,
    touched: true,
    checked: saved.step === 'confirm',
    version: saved.version,
    saving: { phase: 'saved', at: saved.savedAt },
    opened: (here?.opened ?? 0) + 1,
  }
  return { ...opened, savedContent: JSON.stringify(contentOf(opened)) }
}

/** What is saved of a draft. */
export function contentOf({ kind, values, step }: ClaimDraft): Omit<DraftToSave, 'expectedVersion'> {
  const form = Object.entries(values ?? {}).filter(
    (entry): entry is [string, string | boolean] => entry[1] !== undefined && entry[1] !== '',
  )
  return { kind, companyId: values?.companyId ?? '', form: Object.fromEntries(form), step }
}

/** Whether the server's copy is behind. */
export function isUnsaved(one: ClaimDraft): boolean {
  return one.touched && JSON.stringify(contentOf(one)) !== one.savedContent
}
