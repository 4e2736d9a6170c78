import { wordsOf } from '../language/words.ts'
import * as english from './en/chat-desk.ts'

export const { chatDeskTexts } = wordsOf('chat-desk', english)
