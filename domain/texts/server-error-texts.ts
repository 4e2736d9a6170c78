import { wordsOf } from '../language/words.ts'
import * as english from './en/server-error.ts'

export const { serverErrorTexts } = wordsOf('server-error', english)
