import { wordsOf } from '../language/words.ts'
import * as english from './en/client-edit.ts'

export const {
  clientEditTexts,
  companyMasterNoticeTexts,
  notificationTextFieldTexts,
  planDocumentTexts,
  ownWordsText,
  movedText,
  clientInputTexts,
} = wordsOf('client-edit', english)
