import { wordsOf } from '../language/words.ts'
import * as english from './en/user-list.ts'

export const { userListTexts } = wordsOf('user-list', english)
