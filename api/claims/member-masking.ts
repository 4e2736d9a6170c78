/** NRICs as the clients of claims and letters have them shown to their members. */
import { nricForMembers } from '@member-care/domain/client/nric-for-members.ts'
import type { Scope } from '@member-care/projections/scope.ts'
import type { MaskNric } from './claim-answers.ts'
import type { Parts } from '../http/parts.ts'

/** The masking of these companies; a company that cannot be found masks. */
export async function maskingOf(parts: Parts, scope: Scope, companyIds: Iterable<string>): Promise<MaskNric> {
  const clients = await Promise.all(
    [...new Set(companyIds)].map((companyId) => parts.clients.getClient(scope, companyId)),
  )
  const features = new Map(
    clients.flatMap((client) => (client ? [[client.companyId, client.featuresConfig] as const] : [])),
  )
  return (companyId, nric) => {
    return nricForMembers(nric, features.get(companyId))
  }
}
