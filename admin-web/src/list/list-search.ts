/** How long a search waits for the next key (C48). */
export const SEARCH_PAUSE = 500

/** The text that a list is searched for. */
export interface ListSearch {
  /** As it is typed. */
  readonly text: string
  /** Once it stands still, without spaces around it. */
  readonly searched: string
  readonly setText: (text: string) => void
}

/** A text that the address keeps as it is; nothing where it is empty. */
export function keptText(text: string): string | undefined {
  return text === '' ? undefined : text
}
