import { wordsOf } from '../language/words.ts'
import * as english from './en/edit.ts'

export const { editTexts } = wordsOf('edit', english)
