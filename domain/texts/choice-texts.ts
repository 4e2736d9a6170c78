import { wordsOf } from '../language/words.ts'
import * as english from './en/choice.ts'

export const { choiceTexts } = wordsOf('choice', english)
