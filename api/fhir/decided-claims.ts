/** The decided claims of a person with what each decision rested on, as they are exported. */
import { isDecision } from '@member-care/domain/claim/decision-of-claim.ts'
import { claimReference } from '@member-care/domain/claim/claim-reference.ts'
import { rejectionReasonText } from '@member-care/domain/claim/rejection-reasons.ts'
import { termsFor } from '@member-care/domain/cover/entitlement.ts'
import type { DecidedClaim } from '@member-care/domain/cover/fhir/explanation-of-benefit.ts'
import { happenedAt } from '@member-care/domain/events/metadata.ts'
import { fhirTexts } from '@member-care/domain/texts/fhir-texts.ts'
import type { ClaimSummary } from '@member-care/projections/claims/claim-records.ts'
import type { Scope } from '@member-care/projections/scope.ts'
import { coverOfDecidedClaim, loadClaim, type LoadedClaim } from '../cover/cover-of-claim.ts'
import type { Parts } from '../http/parts.ts'

/** Before every claim, and after every one. */
const ALWAYS = { from: '1900-01-01', to: '9999-12-31' }

/** How many claims are read at once. */
const AT_ONCE = 8

/** Approved and rejected ones, the latest visit first. @param scope how far who asks may read claims */
export async function listDecidedClaims(
  parts: Parts,
  scope: Scope,
  of: { readonly companyId: string; readonly claimantId: string },
): Promise<readonly DecidedClaim[]> {
  const claims = await parts.claims.listMemberClaims(scope, { ...ALWAYS, ...of })
  const decided = claims.filter(({ status }) => status === 'APPROVED' || status === 'REJECTED')
  const found: (DecidedClaim | undefined)[] = []
  for (let from = 0; from < decided.length; from += AT_ONCE) {
    const some = decided.slice(from, from + AT_ONCE)
    found.push(...(await Promise.all(some.map((claim) => describeDecidedClaim(parts, claim)))))
  }
  return found.filter((claim) => claim !== undefined)
}

/** Undefined: it is decided no more. */
async function describeDecidedClaim(parts: Parts, summary: ClaimSummary): Promise<DecidedClaim | undefined> {
  const loaded = await loadClaim(parts, summary.claimId)
  const decision = loaded?.events.findLast(isDecision)
  if (loaded === undefined || decision === undefined) return undefined
  const { claimId, kind, providerName, visitDate, dischargeDate, currency, amountCents, transactionNo } = summary
  const { status, payableCents = 0, rejectionReasonCode = '' } = loaded.claim
  const { reckoned, benefit = benefitClaimed(loaded) } = await reckonedOf(parts, loaded)
  return {
    claimId,
    kind,
    claimNo: transactionNo ?? claimReference(claimId),
    benefit,
    providerName,
    from: visitDate,
    ...(dischargeDate !== null && { to: dischargeDate }),
    amount: amountCents,
    currency,
    decidedAt: happenedAt(decision).toISOString(),
    paid: status === 'APPROVED' ? payableCents : 0,
    paidIn: reckoned?.plan.currency ?? 'SGD',
    ...(status === 'REJECTED' && { rejection: rejectionReasonText(rejectionReasonCode) }),
    ...(reckoned !== undefined && { reckoned }),
  }
}

/** What the decision rested on; nothing where it was made without a reckoning, or where nobody is covered so any more. */
async function reckonedOf(
  parts: Parts,
  loaded: LoadedClaim,
): Promise<Partial<Pick<DecidedClaim, 'reckoned' | 'benefit'>>> {
  const { status, reckoning } = loaded.claim
  if (status !== 'APPROVED' || reckoning === undefined) return {}
  const cover = await coverOfDecidedClaim(parts, loaded, reckoning)
  if (cover === undefined) return {}
  const { plan, claim } = cover
  const benefit = plan.groups.flatMap(({ benefits }) => benefits).find(({ id }) => id === claim.benefitId)
  const { lines, payableCents } = reckoning
  const terms = (benefit && termsFor(benefit, claim)) ?? {}
  return {
    reckoned: { plan, terms, reckoning: { lines, payable: payableCents } },
    ...(benefit !== undefined && { benefit }),
  }
}

/** A stay is claimed without naming a benefit. */
function benefitClaimed({ claim: { details } }: LoadedClaim): DecidedClaim['benefit'] {
  return details.kind === 'outpatient'
    ? { id: details.benefitId, name: details.benefitName }
    : { id: 'inpatient', name: fhirTexts.claimKinds.inpatient }
}
