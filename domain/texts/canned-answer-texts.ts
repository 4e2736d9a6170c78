import { wordsOf } from '../language/words.ts'
import * as english from './en/canned-answer.ts'

export const { cannedAnswerTexts } = wordsOf('canned-answer', english)
