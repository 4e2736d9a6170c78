/** What is being filled in, and how the server's copy of it stands to it. */
import { asReceived, noDocuments, type Documents, type DraftDocument } from '../claim-form/documents/draft-documents.ts'
import {
  isHeldBack,
  noReceipts,
  withAllChecked,
  withoutChanged,
  type ReceiptsOfDraft,
} from '../claim-form/receipt/receipts-of-draft.ts'
import type { ValuesOfReceipt } from '@member-care/domain/receipt/fields-of-receipt.ts'
import type { RefusedForm } from '../claim-form/form-errors.ts'
import type { DraftToSave, SavedDraft } from '../portal-api/drafts-api.ts'

/** How the server's copy stands to what is here. */
export type Saving<Kind extends string = string> =
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
  | { readonly phase: 'clash'; readonly theirs: SavedDraft<Kind> }
  /** It was sent or discarded elsewhere. */
  | { readonly phase: 'gone' }

export interface Draft<Kind extends string, Values extends object> extends Documents {
  readonly id: string
  readonly ownerId: string
  readonly kind: Kind
  /** The record that it adds to; null when it becomes one of its own. */
  readonly recordId: string | null
  /** As the form stands; null until it has been opened. */
  readonly values: Values | null
  readonly step: DraftToSave['step']
  /** Whether the person has put anything in, so that it is worth keeping. */
  readonly touched: boolean
  /** Whether the form has passed its rules since it was last changed, so that it can be confirmed. */
  readonly checked: boolean
  readonly refused: RefusedForm<Values> | null
  /** Of the server's copy; 0 while there is none. */
  readonly version: number
  /** What the server's copy holds, as {@link contentOf} has it. */
  readonly savedContent: string
  readonly saving: Saving<Kind>
  /** Grows whenever the form has to show other values than were typed into it. */
  readonly opened: number
  /** What was read from its receipts: it stays in this tab (S118). */
  readonly receipts: ReceiptsOfDraft
  /** Drafts that were begun with documents of this one; known in this tab, so that they can be put back. */
  readonly ownClaims: readonly OwnClaim[]
}

/** A draft that a document of another one has become. */
export interface OwnClaim {
  readonly draftId: string
  readonly fileId: string
  /** As it was here. */
  readonly document: DraftDocument
}

interface BegunDraft<Kind extends string> {
  readonly id: string
  readonly kind: Kind
  readonly ownerId: string
  readonly recordId: string | null
}

export function emptyDraft<Kind extends string, Values extends object>(begun: BegunDraft<Kind>): Draft<Kind, Values> {
  return {
    ...noDocuments,
    ...begun,
    values: null,
    step: 'information',
    touched: false,
    checked: false,
    refused: null,
    version: 0,
    savedContent: '',
    saving: { phase: 'pending' },
    opened: 0,
    receipts: noReceipts,
    ownClaims: [],
  }
}

/** A draft as the server has it. @param here the same one as it is open: its documents that are on their way stay */
export function draftOf<Kind extends string, Values extends object>(
  saved: SavedDraft<Kind>,
  ownerId: string,
  here: Draft<Kind, Values> | null,
): Draft<Kind, Values> {
  const opened: Draft<Kind, Values> = {
    ...emptyDraft({ id: saved.id, kind: saved.kind, ownerId, recordId: saved.recordId ?? null }),
    ...asReceived(saved.files, here ?? noDocuments),
    // As the form of this kind has put it in.
    values: saved.form as object as Values,
    step: saved.step,
    touched: true,
    checked: saved.step === 'confirm',
    version: saved.version,
    saving: { phase: 'saved', at: saved.savedAt },
    opened: (here?.opened ?? 0) + 1,
    // What stands in the server's copy was checked where it was saved, though it was filled in here as well; nothing else was filled in of it.
    receipts: withoutChanged(withAllChecked(here?.receipts ?? noReceipts), saved.form as ValuesOfReceipt),
    ownClaims: here?.ownClaims ?? [],
  }
  return { ...opened, savedContent: JSON.stringify(contentOf(opened)) }
}

/** What is saved of a draft: not what a receipt filled in and nobody has checked yet. */
export function contentOf<Kind extends string>({
  kind,
  recordId,
  values,
  step,
  receipts,
}: Draft<Kind, object>): Omit<DraftToSave<Kind>, 'expectedVersion'> {
  const form = Object.fromEntries(
    Object.entries(values ?? {}).filter(
      (entry): entry is [string, string | boolean] =>
        entry[1] !== undefined && entry[1] !== '' && !isHeldBack(receipts, ...entry),
    ),
  )
  const { companyId } = form
  return {
    kind,
    companyId: typeof companyId === 'string' ? companyId : '',
    form,
    step,
    ...(recordId !== null && { recordId }),
  }
}

/** Whether the server's copy is behind. */
export function isUnsaved(one: Draft<string, object>): boolean {
  return one.touched && JSON.stringify(contentOf(one)) !== one.savedContent
}
