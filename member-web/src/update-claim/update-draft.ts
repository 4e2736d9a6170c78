/** An update of a claim that has been begun: what is filled in, and the documents that are added. */
import type { ClaimFormValues } from '../claim-form/claim-form-values.ts'
import { noDocuments, type Documents } from '../claim-form/documents/draft-documents.ts'
import type { RefusedForm } from '../claim-form/form-errors.ts'
import { isOffered } from '../claim-detail/offered-actions.ts'
import type { ShownClaim } from '../claim-detail/shown-claim.ts'
import { changedFields, changesBetween, readBack, rebase, type ClaimChange } from './claim-changes.ts'
import { formOfClaim } from './form-of-claim.ts'

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
  /** The key of what was sent last and has no answer that is known; absent where there is none. */
  readonly sentKey?: string | null
}

/** An update of a claim as it is now, in which nothing has been changed yet. */
export function newUpdate(base: ShownClaim, ownerId: string, newId: () => string): UpdateDraft {
  const opening = formOfClaim(base)
  return {
    ...noDocuments,
    ownerId,
    draftId: newId(),
    isSaved: false,
    base,
    opening,
    values: opening,
    removedIds: [],
    refused: null,
    clash: null,
    idempotencyKey: newId(),
  }
}

/** An update that was begun on an earlier version of the claim, brought over to the latest one. */
export function broughtOver(draft: UpdateDraft, latest: ShownClaim, newId: () => string): UpdateDraft {
  const { lost, ...form } = isOffered('update', latest.claim)
    ? rebase(draft.opening, draft.values, latest)
    : { ...draft, lost: [] }
  const changes = changesBetween(draft.base, latest)
  const documents = latest.claim.attachment.map(({ objectId }) => objectId)
  return {
    ...draft,
    ...form,
    base: latest,
    removedIds: draft.removedIds.filter((id) => documents.includes(id)),
    clash: changes.length === 0 ? draft.clash : { changes, lost: readBack(lost, draft.values) },
    idempotencyKey: newId(),
  }
}

/** Whether what is in the form was sent, and nobody knows yet what became of it. */
export function isUnanswered({ sentKey, idempotencyKey }: UpdateDraft): boolean {
  return sentKey === idempotencyKey
}

export function hasChanges({ opening, values, documents, removedIds }: UpdateDraft): boolean {
  return documents.length > 0 || removedIds.length > 0 || changedFields(opening, values).length > 0
}
