/** What a screen calls a draft, by what it becomes. */
export interface DraftWords {
  /** It was sent or discarded elsewhere. */
  readonly gone: string
  readonly changedElsewhere: string
  readonly tooMany: string
  readonly keptFor: string
  readonly continueTitle: string
  readonly notLoaded: string
  readonly discardQuestion: string
  /** Unfolds the ones that are not shown. */
  readonly more: (count: number) => string
}
