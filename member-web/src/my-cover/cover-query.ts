/** The family's cover under one company, as every page of the portal asks for it. */
import { portalQuery } from '../data/portal-query.ts'
import { readMemberCover } from '../portal-api/cover-api.ts'

/** @param stepUp quiet: where a one-time password is needed, no dialog opens */
export function coverQuery(companyId: string, stepUp: 'ask' | 'quiet') {
  return portalQuery({
    key: ['cover', companyId, stepUp],
    load: (signal, { unattended }) => readMemberCover(companyId, { signal, stepUp, unattended }),
    enabled: companyId !== '',
    // Every claim of the family may take from it.
    claimsOf: () => 'any',
    keeping: { as: ['cover', companyId], lasting: (cover, may) => (may.ofCompany(companyId) ? cover : undefined) },
  })
}
