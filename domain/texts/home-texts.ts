import { wordsOf } from '../language/words.ts'
import * as english from './en/home.ts'

export const {
  launchTexts,
  passwordReminderTexts,
  healthArticleTexts,
  readingTimeText,
  clinicTexts,
  clinicCountText,
  distanceText,
} = wordsOf('home', english)
