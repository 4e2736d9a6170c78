/** What clinics report of a visit in words of their own: the usual ones in the language of who reads, all others as they came. */
import { panelWords } from '../texts/visit-texts.ts'

export function panelWord(reported: string): string {
  return isUsual(reported) ? panelWords[reported] : reported
}

function isUsual(reported: string): reported is keyof typeof panelWords {
  return Object.hasOwn(panelWords, reported)
}
