import { wordsOf } from '../language/words.ts'
import * as english from './en/user.ts'

export const { userRefusalTexts, userFormTexts, takenText, overlapText, lostPeriodText } = wordsOf('user', english)
