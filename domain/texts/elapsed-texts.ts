import { wordsOf } from '../language/words.ts'
import * as english from './en/elapsed.ts'

export const { elapsedTexts } = wordsOf('elapsed', english)
