/** Personal data as they are shown before it is known who looks: enough to recognise one's own, and no more. How long something is, is hidden too. */

const HIDDEN = '•••'
const VISIBLE_DIGITS = 2

/** Leaves the first letter of each word: `W••• T•••`. */
export function maskName(name: string): string {
  return name
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => `${[...word][0] ?? ''}${HIDDEN}`)
    .join(' ')
}

/** Leaves the last two digits: `•••78`. Empty stays empty. */
export function maskContactNo(contactNo: string): string {
  return contactNo === '' ? '' : `${HIDDEN}${contactNo.slice(-VISIBLE_DIGITS)}`
}

/** Leaves the first letter and the domain: `w•••@example.com`. Empty stays empty. */
export function maskEmail(email: string): string {
  const [local = '', ...domain] = email.split('@')
  return email === '' ? '' : [`${[...local][0] ?? ''}${HIDDEN}`, ...domain].join('@')
}

/** Whether a text was masked by one of these. */
export function isMasked(text: string | undefined): boolean {
  return text?.includes(HIDDEN) === true
}
