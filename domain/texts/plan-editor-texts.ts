import { wordsOf } from '../language/words.ts'
import * as english from './en/plan-editor.ts'

export const {
  planListTexts,
  planPageTexts,
  planHistoryTexts,
  planEditTexts,
  planCreateTexts,
  planImportTexts,
  planWhatIfTexts,
} = wordsOf('plan-editor', english)
