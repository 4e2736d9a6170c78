import { wordsOf } from '../language/words.ts'
import * as english from './en/field.ts'

export const { fieldTexts } = wordsOf('field', english)
