/** A member's own claims as FHIR R4, from the claims' own events. */
import type { ClaimEvent } from '@member-care/domain/claim/claim-events.ts'
import { claimReference } from '@member-care/domain/claim/claim-reference.ts'
import { evolve, initialState, isFiled, type ClaimState } from '@member-care/domain/claim/claim-state.ts'
import { rejectionReasonText } from '@member-care/domain/claim/rejection-reasons.ts'
import { claimsBundle, type ClaimsExport } from '@member-care/domain/cover/fhir/claims-bundle.ts'
import type { FiledClaim } from '@member-care/domain/cover/fhir/claim.ts'
import type { Bundle } from '@member-care/domain/cover/fhir/fhir-types.ts'
import { unlessRedacted } from '@member-care/domain/events/event-definition.ts'
import { happenedAt } from '@member-care/domain/events/metadata.ts'
import { fhirTexts } from '@member-care/domain/texts/fhir-texts.ts'
import type { Recorded } from '@member-care/event-store/event-log.ts'
import { coveredPerson } from '../cover/cover-of-claim.ts'
import { fhirNaming } from '../fhir/fhir-naming.ts'
import type { Parts } from '../http/parts.ts'

/** In which what was decided is paid. */
const CURRENCY = 'SGD'

type Reading = Pick<Parts, 'clients' | 'users' | 'systemReader' | 'settings' | 'clock'>

/**
 * @param claims the events of each claim of which the member is the patient
 * @throws when the member is not known any more
 */
export async function ownClaimsAsFhir(
  parts: Reading,
  userId: string,
  claims: readonly (readonly Recorded<ClaimEvent>[])[],
): Promise<Bundle> {
  const user = await parts.users.getUser(parts.systemReader, userId)
  if (user === undefined || user.name === null) throw new Error('The member is not known any more.')
  const filed = claims.flatMap(describeClaim)
  const { nric, birthdate } = user
  const identity = {
    ...(nric !== null && { nric: { whole: nric } }),
    ...(birthdate !== null && { birthDate: birthdate }),
  }
  return claimsBundle(
    {
      person: { userId, name: user.name, identity },
      companies: await companiesOf(parts, userId, filed),
      claims: filed,
      asked: parts.clock().toISOString(),
    },
    fhirNaming(parts.settings),
  )
}

async function companiesOf(
  { clients, users, systemReader }: Reading,
  userId: string,
  claims: readonly FiledClaim[],
): Promise<ClaimsExport['companies']> {
  const user = await users.getUser(systemReader, userId)
  const companyIds = [...new Set(claims.map(({ companyId }) => companyId))]
  return Promise.all(
    companyIds.map(async (companyId) => {
      const client = await clients.getClient(systemReader, companyId)
      const membership = user?.memberships.find((one) => one.companyId === companyId)
      const family = { companyId, employeeId: membership?.employeeId ?? userId }
      const cover = await coveredPerson({ users, systemReader }, family, userId)
      return {
        companyId,
        name: client?.name ?? companyId,
        policyNo: client?.policyNo ?? '',
        staffId: membership?.staffId ?? '',
        ...(cover !== undefined && { cover }),
      }
    }),
  )
}

function describeClaim(events: readonly Recorded<ClaimEvent>[]): readonly FiledClaim[] {
  const claim = events.reduce<ClaimState>(evolve, initialState)
  const [filed, last] = [events[0], events.at(-1)]
  if (!isFiled(claim) || filed === undefined || last === undefined) return []
  const { details, status, claimId, companyId } = claim
  const { kind, providerName, currency, amountCents } = details
  const decided = decisionOf(claim)
  return [
    {
      claimId,
      companyId,
      kind,
      claimNo: claim.transactionNo ?? claimReference(claimId),
      status,
      providerName,
      amount: amountCents,
      currency,
      ...(details.kind === 'outpatient'
        ? {
            benefit: { id: details.benefitId, name: details.benefitName },
            diagnosis: unlessRedacted(details.diagnosisName) ?? unlessRedacted(details.diagnosisText) ?? '',
            from: details.visitDate,
          }
        : {
            // A stay is claimed without naming a benefit.
            benefit: { id: 'inpatient', name: fhirTexts.claimKinds.inpatient },
            diagnosis: unlessRedacted(details.reasonForTreatment) ?? '',
            from: details.admissionDate,
            to: details.dischargeDate,
          }),
      filedAt: happenedAt(filed).toISOString(),
      changedAt: happenedAt(last).toISOString(),
      ...(decided !== undefined && { decided }),
    },
  ]
}

function decisionOf({
  status,
  payableCents = 0,
  rejectionReasonCode = '',
}: Extract<ClaimState, { claimId: string }>): FiledClaim['decided'] {
  if (status === 'APPROVED') return { amount: payableCents, currency: CURRENCY }
  if (status !== 'REJECTED') return undefined
  const reason = rejectionReasonText(rejectionReasonCode)
  return { amount: 0, currency: CURRENCY, ...(reason !== '' && { reason }) }
}
