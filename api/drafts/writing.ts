/** What is written in drafts: claims, or what members write about letters of guarantee. The house keeps, fills, sends and forgets all of them alike. */
import type { DraftToSave, SavedDraft } from '@member-care/domain/draft/draft.ts'
import type { z } from 'zod'
import type { Caller } from '../http/caller.ts'
import type { Parts } from '../http/parts.ts'
import type { StepUp } from '@member-care/domain/access/step-up.ts'
import type { RecordKind } from '../http/access.ts'
import type { AddedTo, KeptDraft, OwnedDraft } from './draft-store.ts'

/** What a draft has become. */
export interface SentRecord {
  readonly attachments: readonly { readonly attachmentId: string }[]
}

export interface Writing {
  readonly kinds: readonly string[]
  /** What the ids of commands and records are made from: it never changes. */
  readonly name: string
  /** The record that a draft becomes when it adds to none. */
  readonly recordIdOf: (owned: OwnedDraft) => string
  /**
   * What a draft has become, or the record that it was added to; undefined while it has not been sent.
   * @param addedTo the record that it adds to; null for one that becomes a record of its own
   */
  readonly sentRecord: (
    parts: Pick<Parts, 'eventLog'>,
    owned: OwnedDraft,
    addedTo: string | null,
  ) => Promise<SentRecord | undefined>
}

/** Writing with its calls. */
export interface WritingCalls {
  readonly writing: Writing
  readonly path: `/${string}`
  readonly area: { readonly access: { readonly userType: 'client' }; readonly stepUp: StepUp }
  readonly record: RecordKind
  readonly savedSchema: z.ZodType<SavedDraft>
  readonly toSaveSchema: z.ZodType<DraftToSave>
  readonly texts: { readonly gone: string; readonly changedElsewhere: string; readonly tooMany: string }
  /** The field of the form that says whom it is about: the draft goes when they are forgotten. */
  readonly subjectField: string
  /** @throws ApiError 404 for a record that the caller may not add to */
  readonly addsTo: (parts: Parts, caller: Caller, recordId: string) => Promise<AddedTo>
  /** How many files of one category a draft takes. */
  readonly mostFiles: (parts: Parts, caller: Caller, draft: KeptDraft) => Promise<number>
}
