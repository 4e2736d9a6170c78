import { wordsOf } from '../language/words.ts'
import * as english from './en/handover.ts'

export const { handoverFailureText, handoverTriesText, handoverTexts } = wordsOf('handover', english)
