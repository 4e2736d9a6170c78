import { wordsOf } from '../language/words.ts'
import * as english from './en/audit.ts'

export const {
  auditTexts,
  outsideText,
  unreadableHistoryText,
  tamperedHistoryTexts,
  viewedTexts,
  verdictTexts,
  notVerifiedText,
  findingTexts,
} = wordsOf('audit', english)
