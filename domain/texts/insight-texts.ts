import { wordsOf } from '../language/words.ts'
import * as english from './en/insights.ts'

export const { insightTexts } = wordsOf('insights', english)
