import { wordsOf } from '../language/words.ts'
import * as english from './en/provisioning.ts'

export const { provisioningTexts, scimTexts } = wordsOf('provisioning', english)
