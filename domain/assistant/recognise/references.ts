/** Ids and numbers of claims and letters in a text. */

/** What a text names, and the rest of it with a word in the place of each. */
export interface ReferencesInText {
  readonly claims: readonly string[]
  readonly letters: readonly string[]
  readonly hasIdentityNumber: boolean
  readonly rest: string
}

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
/** Stand in the place of what was found. They are cues by themselves. */
const CLAIM_NUMBER = 'claimnumber'
const LETTER_NUMBER = 'letternumber'

/** `LOG-7KX2M9QPA4`, and `-2` for the letter in its place. */
const letterNumber = /\blog-([0-9a-z]{10}(?:-\d{1,3})?)\b/gi
/** An id after "eLOG id": the prefilled question about a letter (2§2). */
const letterId = new RegExp(`\\b(?:e-?)?log(?: id| no| number)?[:#. ]*(${UUID})\\b`, 'gi')
const anyId = new RegExp(`\\b${UUID}\\b`, 'gi')
/** The insurer's number of a claim, such as `OP26000123`. */
const transactionNo = /\b[a-z]{1,5}-?\d{6,14}\b/gi
/** The first digits of a claim's id, by which people name it while it has no number: `34CC8F9A`. */
const shortReference = /\b(?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{8}\b/gi
/** NRIC or FIN. It may be that of somebody else. */
const identityNumber = /\b[stfgm]\d{7}[a-z]\b/gi

/** @param text as it was typed */
export function referencesIn(text: string): ReferencesInText {
  const claims: string[] = []
  const letters: string[] = []
  let hasIdentityNumber = false
  const rest = text
    .replaceAll(identityNumber, () => {
      hasIdentityNumber = true
      return ' '
    })
    .replaceAll(letterId, (_, id: string) => noted(letters, id.toLowerCase(), LETTER_NUMBER))
    .replaceAll(letterNumber, (number) => noted(letters, number.toUpperCase(), LETTER_NUMBER))
    .replaceAll(anyId, (id) => noted(claims, id.toLowerCase(), CLAIM_NUMBER))
    .replaceAll(transactionNo, (number) => noted(claims, number.toUpperCase(), CLAIM_NUMBER))
    .replaceAll(shortReference, (number) => noted(claims, number.toUpperCase(), CLAIM_NUMBER))
  return { claims, letters, hasIdentityNumber, rest }
}

function noted(list: string[], found: string, inItsPlace: string): string {
  if (!list.includes(found)) list.push(found)
  return ` ${inItsPlace} `
}
