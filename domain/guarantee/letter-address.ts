/** Where a letter's QR code leads. The code stands in the fragment, which is sent to no server and stays in no log. */

/** The public page that tells whether a letter is good. */
export const LETTER_CHECK_PATH = '/letter'

export function addressOfLetterCode(publicUrl: string, code: string): string {
  return `${publicUrl.replace(/\/$/, '')}${LETTER_CHECK_PATH}#${code}`
}

/** @param hash the fragment of an address, with its sign or without; '' where there is none */
export function letterCodeInFragment(hash: string): string {
  return hash.replace(/^#/, '')
}
