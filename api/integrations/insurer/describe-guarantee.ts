/** A request for a letter of guarantee as the insurer is told of it. Read when it is sent, so that who has been forgotten meanwhile is not told of. */
import { numberOfLetter } from '@member-care/domain/guarantee/letter-number.ts'
import { known, sentDocuments, type ClaimDescription } from './describe-claim.ts'
import type { GuaranteeMessage } from './guarantee-contract.ts'
import type { GuaranteeToHandOver } from './insurer.ts'

export async function describeGuarantee(
  description: ClaimDescription,
  { guaranteeId, guarantee, revision, limits }: GuaranteeToHandOver,
): Promise<GuaranteeMessage> {
  const { clients, users, systemReader } = description
  const { number, kind, companyId, employeeId, patientId, patientName, patientNric, policyNo, request } = guarantee
  const { informationRequest, informationAnswer, change, letters } = guarantee
  const [company, employee, documents] = await Promise.all([
    clients.getClient(systemReader, companyId),
    users.getUser(systemReader, employeeId),
    sentDocuments(description, guarantee.attachments),
  ])
  const { mostCents, coverLeftCents } = limits
  return {
    guaranteeId,
    revision,
    number,
    kind,
    company: { id: companyId, name: company?.name ?? '', companyCode: company?.companyCode ?? '', policyNo },
    employee: {
      id: employeeId,
      name: known(employee?.name),
      nric: known(employee?.nric),
      staffId: employee?.memberships.find((one) => one.companyId === companyId)?.staffId ?? null,
    },
    patient: { id: patientId, name: patientName, nric: patientNric },
    request,
    ...(informationRequest !== undefined &&
      informationAnswer !== undefined && { information: { request: informationRequest, answer: informationAnswer } }),
    ...(change && !change.declined && { change: askedOf(change) }),
    letters: letters.map(({ issue, amountCents, conditions, admissionOn, issuedOn, validUntil }) => ({
      number: numberOfLetter(number, issue),
      ...{ amountCents, conditions, admissionOn, issuedOn, validUntil },
    })),
    limits: {
      ...(mostCents !== undefined && { mostCents }),
      ...(coverLeftCents !== undefined && { coverLeftCents }),
    },
    documents,
  }
}

function askedOf({
  changeId,
  amountCents,
  admissionOn,
  reason,
}: NonNullable<GuaranteeToHandOver['guarantee']['change']>): NonNullable<GuaranteeMessage['change']> {
  return {
    changeId,
    reason,
    ...(amountCents !== undefined && { amountCents }),
    ...(admissionOn !== undefined && { admissionOn }),
  }
}
