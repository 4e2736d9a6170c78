/**
 * The words by which the assistant understands English, plain and of Singapore. Each concept has the words and phrases that say it, in the
 * spelling of `spellings.ts`. A star stands for up to three words between. Another language has a lexicon of its own for the same concepts.
 */
import { clinicWords } from './clinic-words.ts'
import { coverWords } from './cover-words.ts'
import { claimWords } from './claim-words.ts'
import { handOverWords } from './hand-over-words.ts'
import { letterWords } from './letter-words.ts'
import { questionWords } from './question-words.ts'

export const lexicon = {
  ...questionWords,
  ...claimWords,
  ...letterWords,
  ...coverWords,
  ...clinicWords,
  ...handOverWords,
} as const
export type Concept = keyof typeof lexicon
