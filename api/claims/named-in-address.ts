/** What an address says of a claim besides which it is: whose, and under which policy. Both must be right (1§7), or left unsaid. */
import { namesOneOf, NOT_NAMED } from '@member-care/domain/claim/form/named-claimant.ts'
import type { ClaimRecord } from '@member-care/projections/claims/claim-records.ts'
import type { Caller } from '../http/caller.ts'
import type { Parts } from '../http/parts.ts'

/** Whether the NRIC in an address is that of the claimant, of the employee whose cover it is, or of who asks. */
export async function namesPersonOf(
  parts: Parts,
  { user }: Caller,
  claim: ClaimRecord,
  nric: string,
): Promise<boolean> {
  if (namesOneOf(nric, [claim.claimantNric])) return true
  // The caller may see the claim. So we compare its employee even if the caller may not see that person. Nothing of
  // them is shown.
  const people = await parts.users.getUsers(parts.systemReader, [claim.employeeId, user.userId])
  return namesOneOf(
    nric,
    [...people.values()].map((person) => person.nric),
  )
}

/** Whether the policy number in an address is one of the company's. */
export async function namesPolicyOf(
  parts: Parts,
  { scope }: Caller,
  claim: ClaimRecord,
  policyNo: string,
): Promise<boolean> {
  if (policyNo === NOT_NAMED) return true
  const client = await parts.clients.getClient(scope, claim.companyId)
  return (
    client !== undefined && [client.policyNo, client.inpatientPolicyNo, client.outpatientPolicyNo].includes(policyNo)
  )
}
