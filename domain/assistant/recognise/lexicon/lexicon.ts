/**
 * The concepts, each with the words and phrases that say it in English, plain and of Singapore, in the spelling of `spellings.ts`. Every other
 * language has words of its own for the same concepts (`language-words.ts`).
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
