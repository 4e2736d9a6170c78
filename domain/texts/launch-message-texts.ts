import { wordsOf } from '../language/words.ts'
import * as english from './en/launch-message.ts'

export const { launchMessageTexts, launchMessageSavedText } = wordsOf('launch-message', english)
