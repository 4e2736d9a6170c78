import { wordsOf } from '../language/words.ts'
import * as english from './en/content-page.ts'

export const { contentListTexts, contentPageTexts, contentFormTexts, missingTranslationTexts, contentPreviewTexts } =
  wordsOf('content-page', english)
