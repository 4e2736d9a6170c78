/** What the list of HR claims shows, as its address says it. */
import { claimKinds } from '@member-care/domain/claim/claim-terms.ts'
import { choiceFilter, textFilter, type ListAddress } from '../list/list-address.ts'

export const hrClaimListAddress: ListAddress = {
  sortFields: ['companyName', 'providerName', 'amountCents', 'filedAt'],
  defaultSort: { field: 'filedAt', order: 'DESC' },
  filters: {
    companyId: textFilter('companyId'),
    kind: choiceFilter('type', Object.fromEntries(claimKinds.map((kind) => [kind, kind]))),
  },
}

export function hrClaimAddress(id: string): string {
  return `/hrclaims/view/${encodeURIComponent(id)}`
}
