/** A person's cover with one of their companies. */
export function membershipIn<Membership extends { readonly companyId: string }>(
  person: { readonly memberships: readonly Membership[] },
  companyId: string,
): Membership | undefined {
  return person.memberships.find((membership) => membership.companyId === companyId)
}
