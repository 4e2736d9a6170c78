/** E-mail addresses as they are typed. */

const LONGEST = 254

/** Whether a text is an address one can write to: one @, no blanks, a domain with a dot. */
export function isEmailAddress(text: string): boolean {
  return (
    text.length <= LONGEST && /^[^\s@,;<>"()]+@[^\s@,;<>"()]+\.[^\s@.,;<>"()]{2,}$/.test(text) && !text.includes('..')
  )
}

/** The form in which addresses are compared: without surrounding blanks, in lower case. */
export function comparableEmail(text: string): string {
  return text.trim().toLowerCase()
}
