import { wordsOf } from '../language/words.ts'
import * as english from './en/second-factor-page.ts'

export const { secondFactorPageTexts, waysToShow, recoveryCodesLeftText, removeFactorQuestion } = wordsOf(
  'second-factor-page',
  english,
)
