import { wordsOf } from '../language/words.ts'
import * as english from './en/notification.ts'

export const { notificationTexts, notificationKindLabels, notificationWords } = wordsOf('notification', english)
