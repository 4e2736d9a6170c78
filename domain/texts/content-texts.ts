import { wordsOf } from '../language/words.ts'
import * as english from './en/content.ts'

export const { contentFaultTexts, contentRefusalTexts } = wordsOf('content', english)
