import { wordsOf } from '../language/words.ts'
import * as english from './en/entry-page.ts'

export const { entryPageTexts } = wordsOf('entry-page', english)
