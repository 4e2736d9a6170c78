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

/**
 * The address after a change of the address, of the national ID, or of both: a placeholder follows the national ID.
 * @param before on record; null where the person was forgotten
 * @returns undefined where it stays
 */
export function emailAfterChange(
  change: { readonly email?: string | undefined; readonly nric?: string | undefined },
  before: { readonly email: string | null; readonly nric: string | null },
  domain: string,
): string | undefined {
  const email = change.email ?? before.email ?? ''
  const stays = change.email === undefined && (change.nric === undefined || !isPlaceholderEmail(email, domain))
  const kept = stays ? undefined : emailToKeep(email, change.nric ?? before.nric ?? '', domain)
  return kept === before.email ? undefined : kept
}
