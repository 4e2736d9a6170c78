import { wordsOf } from '../language/words.ts'
import * as english from './en/company-master.ts'

export const { companyMasterTexts, companyImportTexts } = wordsOf('company-master', english)
