import { wordsOf } from '../language/words.ts'
import * as english from './en/profile.ts'

export const {
  relationshipWords,
  profileTabTexts,
  profileTexts,
  dependentsText,
  profilePhotoTexts,
  cutPhotoTexts,
  zoomText,
  turnedText,
} = wordsOf('profile', english)
