import { wordsOf } from '../language/words.ts'
import * as english from './en/language.ts'

export const { languageTexts } = wordsOf('language', english)
