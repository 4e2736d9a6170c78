import { wordsOf } from '../language/words.ts'
import * as english from './en/terms.ts'

export const { termsSections } = wordsOf('terms', english)
