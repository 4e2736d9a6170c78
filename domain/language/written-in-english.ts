/**
 * For the `lang` of what has one language whatever its reader's is: names of plans and benefits, what clinics report, and what a client has
 * written for its people.
 */
import { DEFAULT_LANGUAGE, languageTag } from './language.ts'

export const WRITTEN_IN_ENGLISH = languageTag(DEFAULT_LANGUAGE)
