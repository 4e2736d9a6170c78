import { wordsOf } from '../language/words.ts'
import * as english from './en/user-export.ts'

export const { userExportTexts, rowsText, progressText, moreCompaniesText, companyMatchesText } = wordsOf(
  'user-export',
  english,
)
