import { wordsOf } from '../language/words.ts'
import * as english from './en/sign-ins.ts'

export const { signInsTexts, wayOfSigningInText, deviceText, endSignInLabel } = wordsOf('sign-ins', english)
