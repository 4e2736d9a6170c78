import { wordsOf } from '../language/words.ts'
import * as english from './en/old-browser.ts'

export const { oldBrowserTexts } = wordsOf('old-browser', english)
