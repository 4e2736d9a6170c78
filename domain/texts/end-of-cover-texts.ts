import { wordsOf } from '../language/words.ts'
import * as english from './en/end-of-cover.ts'

export const { endOfCoverTexts } = wordsOf('end-of-cover', english)
