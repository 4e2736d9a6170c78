import { wordsOf } from '../language/words.ts'
import * as english from './en/notification.ts'

export const { notificationTexts } = wordsOf('notification', english)
