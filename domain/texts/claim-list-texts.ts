import { wordsOf } from '../language/words.ts'
import * as english from './en/claim-list.ts'

export const { claimListTexts } = wordsOf('claim-list', english)
