import { wordsOf } from '../language/words.ts'
import * as english from './en/public-page.ts'

export const { publicPageTexts, statementTitles, signInPageTexts, captchaPageTexts } = wordsOf('public-page', english)
