import { wordsOf } from '../language/words.ts'
import * as english from './en/chat-page.ts'

export const {
  chatPageTexts,
  transcriptTexts,
  transcriptFileName,
  stepText,
  saidText,
  queueText,
  usualWaitText,
  opensAgainText,
  charactersLeftText,
  sendingFileText,
  conversationFromText,
  chatAboutText,
} = wordsOf('chat-page', english)
