import { wordsOf } from '../language/words.ts'
import * as english from './en/store-console.ts'

export const { storeConsoleTexts } = wordsOf('store-console', english)
