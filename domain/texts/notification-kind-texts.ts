import { wordsOf } from '../language/words.ts'
import * as english from './en/notification-kind.ts'

export const { notificationKindLabels, notificationWords } = wordsOf('notification-kind', english)
