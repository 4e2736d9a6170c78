import { wordsOf } from '../language/words.ts'
import * as english from './en/user-edit.ts'

export const { userEditTexts, userStatusLabels, userStatusMeanings, studentFieldLabels } = wordsOf('user-edit', english)
