import { wordsOf } from '../language/words.ts'
import * as english from './en/list.ts'

export const { listTexts } = wordsOf('list', english)
