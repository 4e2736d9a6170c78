import { wordsOf } from '../language/words.ts'
import * as english from './en/password-page.ts'

export const { newPasswordPageTexts, linkRequestPageTexts, resetPageTexts } = wordsOf('password-page', english)
