import { wordsOf } from '../language/words.ts'
import * as english from './en/letter-check.ts'

export const { letterCheckTexts } = wordsOf('letter-check', english)
