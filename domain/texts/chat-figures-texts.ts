import { wordsOf } from '../language/words.ts'
import * as english from './en/chat-figures.ts'

export const { chatFiguresTexts } = wordsOf('chat-figures', english)
