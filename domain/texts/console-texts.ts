import { wordsOf } from '../language/words.ts'
import * as english from './en/console.ts'

export const { consoleTexts, decisionTooLateText } = wordsOf('console', english)
