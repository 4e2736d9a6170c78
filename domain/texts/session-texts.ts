import { wordsOf } from '../language/words.ts'
import * as english from './en/session.ts'

export const { sessionEndTexts, sessionEndWords } = wordsOf('session', english)
