import { wordsOf } from '../language/words.ts'
import * as english from './en/read-model.ts'

export const { readModelTexts } = wordsOf('read-model', english)
