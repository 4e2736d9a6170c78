import { wordsOf } from '../language/words.ts'
import * as english from './en/sheet.ts'

export const { sheetTexts, missingColumnsText, unknownValueText } = wordsOf('sheet', english)
