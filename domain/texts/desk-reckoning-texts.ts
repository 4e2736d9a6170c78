import { wordsOf } from '../language/words.ts'
import * as english from './en/desk-reckoning.ts'

export const { deskReckoningTexts } = wordsOf('desk-reckoning', english)
