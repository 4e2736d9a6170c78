import { wordsOf } from '../language/words.ts'
import * as english from './en/plan-comparison.ts'

export const { planComparisonTexts } = wordsOf('plan-comparison', english)
