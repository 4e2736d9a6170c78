/** What keeps typed work safe needs of the world around it. The browser's is in browser-surroundings.ts; a test brings its own. */
import type { ClaimKind } from '@member-care/domain/claim/claim-terms.ts'
import type { Kept } from '@member-care/web-kit/storage/kept-value.ts'
import type { DraftCalls } from '../../portal-api/drafts-api.ts'

export interface Clock {
  readonly now: () => Date
  /** Runs something later. @returns what cancels it */
  readonly after: (milliseconds: number, run: () => void) => () => void
}

/** The server's side of drafts, and the line to it. Every call rejects with an `ApiCallError`. */
export interface DraftNetwork<Kind extends string = ClaimKind> extends Omit<DraftCalls<Kind>, 'readDrafts'> {
  readonly isUp: () => boolean
  /** Tells when there is a connection again. @returns what ends that */
  readonly onUp: (run: () => void) => () => void
  readonly readDrafts: (options?: { readonly signal?: AbortSignal }) => ReturnType<DraftCalls<Kind>['readDrafts']>
}

/** The page that the work is shown on. */
export interface PageLife {
  /** Tells when the page is left or hidden, perhaps for good. @returns what ends that */
  readonly onHidden: (run: () => void) => () => void
  /** The browser asks first, before a page is left that would lose something. @returns what ends that */
  readonly askBeforeLeaving: (losesSomething: () => boolean) => () => void
}

/** What work that is kept for a person needs. */
export interface Surroundings<Kind extends string = ClaimKind> {
  readonly clock: Clock
  readonly network: DraftNetwork<Kind>
  readonly page: PageLife
  /** What is kept under a key, for this tab only. */
  readonly storage: (key: string) => Kept<string>
  /** Whose work it is: the person who is signed in now, if somebody is. */
  readonly owner: () => string | undefined
  readonly newId: () => string
}
