import { wordsOf } from '../language/words.ts'
import * as english from './en/appearance.ts'

export const { appearanceTexts } = wordsOf('appearance', english)
