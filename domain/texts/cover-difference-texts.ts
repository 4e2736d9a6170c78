import { wordsOf } from '../language/words.ts'
import * as english from './en/cover-difference.ts'

export const { coverDifferenceTexts, coverDifferencePageTexts } = wordsOf('cover-difference', english)
