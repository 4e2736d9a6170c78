import { wordsOf } from '../language/words.ts'
import * as english from './en/registration-page.ts'

export const { registrationPageTexts, registrationProgressText, registrationWelcomeText, confirmedEmailText } = wordsOf(
  'registration-page',
  english,
)
