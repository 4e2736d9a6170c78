import { wordsOf } from '../language/words.ts'
import * as english from './en/access.ts'

export const { accessTexts, rolesCheckEachOtherText } = wordsOf('access', english)
