import { wordsOf } from '../language/words.ts'
import * as english from './en/record-history.ts'

export const {
  eventTitle,
  uploadTitle,
  fieldGroup,
  fieldLabel,
  fieldWord,
  historyTexts,
  actorKindTexts,
  systemActorTexts,
  timelineTexts,
  technicalDataTexts,
  momentTexts,
} = wordsOf('record-history', english)
