import { wordsOf } from '../language/words.ts'
import * as english from './en/plan-sheet.ts'

export const { planSheetTexts, planFileTexts } = wordsOf('plan-sheet', english)
