import { wordsOf } from '../language/words.ts'
import * as english from './en/usual-question.ts'

export const { usualQuestionTexts } = wordsOf('usual-question', english)
