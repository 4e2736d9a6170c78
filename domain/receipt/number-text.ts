/** Which texts can be the number of a receipt, and how they are written. */

const shape = /^[A-Z0-9][A-Z0-9/\-.]*\d[A-Z0-9/\-.]*$/i
const date = /^\d{1,2}[-/.]\d{1,2}[-/.](?:\d{2}|(?:19|20)\d{2})$|^(?:19|20)\d{2}[-/.]\d{1,2}[-/.]\d{1,2}$/
const dateInWords = /^\d{1,2}[-/.]?(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)[A-Z]*[-/.]?\d{2,4}$/i
export const amount = /^\d[\d,]*\.\d{2}$/
/** Of a company or for GST, of a person, and of a flat or shop in a building of Singapore. */
export const ofAnother = /^(?:(?:19|20)\d{7}[A-Z]|M[\dR]-?\d{7}-?[\dA-Z]|[STFGM]\d{7}[A-Z]|#B?\d{1,2}-\d{1,4}[A-Z]?)$/i

/** Whether a text can be the number of a paper: three signs or more with a digit, and no day, no amount and nothing of another thing. */
export function isNumber(text: string): boolean {
  const isOther = date.test(text) || dateInWords.test(text) || amount.test(text) || ofAnother.test(text)
  return text.length >= 3 && !isOther && shape.test(withPlainZeros(text))
}

/** A zero with a stroke may be a letter of its own, or be taken for another sign; so may an S before letters, and a mark. */
function withPlainZeros(text: string): string {
  return text
    .replace(/[Øø]|(?<=[A-Z])@(?=\d)/gi, '0')
    .replace(/^S?\$(?=[A-Z])/, 'S')
    .replace(/(?<=[A-Z])(?:=-|-=|=)(?=\d)/i, '-')
}

/** The word for a number, with the space behind it not read: `NO.OR408511`. */
const gluedWord = /^N[O0][.:#]+(?=[A-Z\d])/

/** Letters among digits are digits: numbers have their letters in front. */
export function cleaned(text: string): string {
  return withPlainZeros(text)
    .replace(/^[#:.]+|[.,:;)]+$/g, '')
    .toUpperCase()
    .replace(gluedWord, '')
    .replace(/^[01](?=[A-Z]\d{4,}$)/, letterLike)
    .replace(/(?<=\d)[OIL](?=[\dOIL]|$)/g, digitLike)
    .replace(/(?<=[-/.])[OIL](?=\d{2,}(?:[-/.]|$))/g, digitLike)
}

/** Nobody begins a number of letters and digits with a nought: `0P099644` is `OP099644`. */
function letterLike(digit: string): string {
  return digit === '0' ? 'O' : 'I'
}

function digitLike(letter: string): string {
  return letter === 'O' ? '0' : '1'
}
