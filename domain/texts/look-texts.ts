import { wordsOf } from '../language/words.ts'
import * as english from './en/look.ts'

export const { lookTexts } = wordsOf('look', english)
