/** The address of somebody who has none: it can be told apart, reserved and shown, and nothing is delivered to it (3§5, C26). */

/**
 * @param nric national ID in any case; it stands in lower case
 * @param domain the deployment's placeholder domain (setting PLACEHOLDER_EMAIL_DOMAIN)
 */
export function placeholderEmail(nric: string, domain: string): string {
  return `${nric.trim().toLowerCase()}@${domain}`
}

/** @param domain that of the placeholder addresses, a setting */
export function isPlaceholderEmail(email: string, domain: string): boolean {
  return email.trim().toLowerCase().endsWith(`@${domain}`)
}

/**
 * The address to keep: the typed one, else the placeholder of the national ID. A placeholder that is sent back as it was shown
 * follows the national ID.
 */
export function emailToKeep(typed: string | undefined, nric: string, domain: string): string {
  const email = typed?.trim() ?? ''
  return email === '' || isPlaceholderEmail(email, domain) ? placeholderEmail(nric, domain) : email
}
