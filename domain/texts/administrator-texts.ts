import { wordsOf } from '../language/words.ts'
import * as english from './en/administrator.ts'

export const { administratorTexts, signOnPageTexts, activationPageTexts, activationLead } = wordsOf(
  'administrator',
  english,
)
