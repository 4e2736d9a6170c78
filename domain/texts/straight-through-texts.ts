import { wordsOf } from '../language/words.ts'
import * as english from './en/straight-through.ts'

export const { straightThroughPageTexts, straightThroughRefusalTexts } = wordsOf('straight-through', english)
