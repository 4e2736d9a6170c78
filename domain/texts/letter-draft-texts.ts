import { wordsOf } from '../language/words.ts'
import * as english from './en/letter-draft.ts'

export const { letterDraftTexts, moreLetterDraftsText } = wordsOf('letter-draft', english)
