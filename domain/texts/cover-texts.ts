import { wordsOf } from '../language/words.ts'
import * as english from './en/cover.ts'

export const { coverTexts } = wordsOf('cover', english)
