import { wordsOf } from '../language/words.ts'
import * as english from './en/assistant.ts'

export const { assistantTexts, claimAnswers, letterAnswers, coverAnswers, clinicAnswers } = wordsOf(
  'assistant',
  english,
)
