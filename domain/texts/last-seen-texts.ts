import { wordsOf } from '../language/words.ts'
import * as english from './en/last-seen.ts'

export const { lastSeenTexts, lastSeenOfflineText, lastSeenUnreachableText, newVersionTexts, homeScreenTexts } =
  wordsOf('last-seen', english)
