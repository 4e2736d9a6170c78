/** Whom one can sign in as in the demonstration data. */

/** Public, and therefore only ever the password of made-up people. */
export const DEMONSTRATION_PASSWORD = 'Demo-2026'

export const demonstrationSignIns: readonly { readonly email: string; readonly who: string }[] = [
  { email: 'willow.tan@example.com', who: 'member with a family, covered by two companies' },
  { email: 'cedar.rahman@example.com', who: 'member of Lantern Shipyard' },
  { email: 'hornbill.nair@example.com', who: 'member of Kite School, which asks for the one-time password only where it matters' },
  { email: 'operation@example.com', who: 'system administrator, ADMIN_OPERATION' },
  { email: 'claims@example.com', who: 'system administrator, ADMIN_CLAIM: works the claims desk' },
  { email: 'auditor@example.com', who: 'system administrator, ADMIN_AUDITOR: event history and replay only' },
]
