import { wordsOf } from '../language/words.ts'
import * as english from './en/registration.ts'

export const { registrationFieldTexts, registrationRefusalTexts } = wordsOf('registration', english)
