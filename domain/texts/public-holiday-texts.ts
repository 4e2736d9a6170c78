import { wordsOf } from '../language/words.ts'
import * as english from './en/public-holiday.ts'

export const { publicHolidayTexts } = wordsOf('public-holiday', english)
