import { wordsOf } from '../language/words.ts'
import * as english from './en/usual-time.ts'

export const { usualTimeTexts, usualTimeText } = wordsOf('usual-time', english)
