/** What keeps typed work safe needs of the world around it. The browser's is in browser-surroundings.ts; a test brings its own. */
import type { DraftFile, DraftToSave } from '@member-care/domain/claim/draft/claim-draft.ts'
import type { Kept } from '@member-care/web-kit/storage/kept-value.ts'
import type { FileToSend, SavedDraft } from '../../portal-api/claim-drafts-api.ts'
import type { SendOptions } from '../../portal-api/send-form.ts'

export interface Clock {
  readonly now: () => Date
  /** Runs something later. @returns what cancels it */
  readonly after: (milliseconds: number, run: () => void) => () => void
}

/** The server's side of drafts, and the line to it. Every call rejects with an `ApiCallError`. */
export interface DraftNetwork {
  readonly isUp: () => boolean
  /** Tells when there is a connection again. @returns what ends that */
  readonly onUp: (run: () => void) => () => void
  readonly readDrafts: () => Promise<readonly SavedDraft[]>
  readonly saveDraft: (
    draftId: string,
    draft: DraftToSave,
  ) => Promise<{ readonly version: number; readonly savedAt: string }>
  readonly deleteDraft: (draftId: string) => Promise<void>
  readonly sendFile: (file: FileToSend, options: SendOptions) => Promise<DraftFile>
  readonly deleteFile: (draftId: string, fileId: string) => Promise<void>
}

/** The page that the work is shown on. */
export interface PageLife {
  /** Tells when the page is left or hidden, perhaps for good. @returns what ends that */
  readonly onHidden: (run: () => void) => () => void
  /** The browser asks first, before a page is left that would lose something. @returns what ends that */
  readonly askBeforeLeaving: (losesSomething: () => boolean) => () => void
}

/** What work that is kept for a person needs. */
export interface Surroundings {
  readonly clock: Clock
  readonly network: DraftNetwork
  readonly page: PageLife
  /** What is kept under a key, for this tab only. */
  readonly storage: (key: string) => Kept<string>
  /** Whose work it is: the person who is signed in now, if somebody is. */
  readonly owner: () => string | undefined
  readonly newId: () => string
}
