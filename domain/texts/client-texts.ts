import { wordsOf } from '../language/words.ts'
import * as english from './en/client.ts'

export const { clientTexts, clientCountText, usersOfClientText, selectCompanyText } = wordsOf('client', english)
