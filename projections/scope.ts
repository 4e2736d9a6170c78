/**
 * Whose records a query may show. Every query function takes a scope first; there is no query without one.
 * Who is given which scope is the API's to decide; that a query keeps to it is decided here.
 */
export type Scope =
  /** Somebody's own records: what is theirs as employee, and what concerns them as patient. */
  | { readonly kind: 'own'; readonly userId: string }
  /** The records of client companies, for their HR administrators. */
  | { readonly kind: 'companies'; readonly companyIds: readonly string[] }
  /** The records of client groups, for administrators of these groups (S36). */
  | { readonly kind: 'groups'; readonly groupCodes: readonly string[] }
  | { readonly kind: 'all' }

/** Looking somebody up who has not proved yet who they are: sign-in, registration and recovery, and nothing else. */
export interface SignInScope {
  readonly kind: 'sign-in'
}

export const signInScope: SignInScope = { kind: 'sign-in' }

/** The group code that reaches every client (S36). */
export const EVERY_GROUP = 'ALL'

/** The scope of a system administrator with these group codes. */
export function scopeOfGroups(groupCodes: readonly string[]): Scope {
  return groupCodes.includes(EVERY_GROUP) ? { kind: 'all' } : { kind: 'groups', groupCodes }
}
