import { wordsOf } from '../language/words.ts'
import * as english from './en/client-link.ts'

export const { teleconsultNames, clientLinkTexts } = wordsOf('client-link', english)
