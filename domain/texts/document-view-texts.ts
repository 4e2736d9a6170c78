import { wordsOf } from '../language/words.ts'
import * as english from './en/document-view.ts'

export const { documentViewTexts } = wordsOf('document-view', english)
export type { PdfFailure } from './en/document-view.ts'
