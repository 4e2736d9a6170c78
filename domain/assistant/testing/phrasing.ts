/** How the texts of a test are written down, with what each is to be taken for. */
import type { IntentName, Recognised } from '../asked.ts'

/** What a text may be taken for: an intent, or what is no answer. */
export type Meaning = IntentName | Exclude<Recognised['kind'], 'intent'>

export interface Phrasings {
  /** Several where more than one answers the question. */
  readonly means: readonly Meaning[]
  readonly texts: readonly string[]
}

/** A text a line. */
export function linesOf(texts: string): readonly string[] {
  return texts
    .split('\n')
    .map((text) => text.trim())
    .filter((text) => text !== '')
}
