/** The lists that the forms of a claim choose from. They tell nothing of anybody: a device keeps them, so that a claim can be begun without a network (S125). */
import { portalQuery } from '../data/portal-query.ts'
import { readClaimOptions } from '../portal-api/claims-api.ts'

export function claimOptionsQuery(companyId: string) {
  return portalQuery({
    key: ['claim-options', companyId],
    load: (signal, asking) => readClaimOptions(companyId, signal, asking),
    keeping: { as: ['claim-options', companyId], lasting: (options) => options, isLarge: true },
  })
}
