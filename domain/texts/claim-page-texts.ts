import { wordsOf } from '../language/words.ts'
import * as english from './en/claim-page.ts'

export const { claimPageTexts } = wordsOf('claim-page', english)
