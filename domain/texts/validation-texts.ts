import { wordsOf } from '../language/words.ts'
import * as english from './en/validation.ts'

export const { validationTexts } = wordsOf('validation', english)
