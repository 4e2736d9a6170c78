import { wordsOf } from '../language/words.ts'
import * as english from './en/claim-document.ts'

export const { claimDocumentTexts, attachmentCategoryLabels } = wordsOf('claim-document', english)
