import { wordsOf } from '../language/words.ts'
import * as english from './en/chat.ts'

export const { chatTexts } = wordsOf('chat', english)
