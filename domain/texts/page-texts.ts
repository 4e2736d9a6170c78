import { wordsOf } from '../language/words.ts'
import * as english from './en/page.ts'

export const { pageTexts } = wordsOf('page', english)
