/** The settlement letter of a claim as it is printed, for the member and for their company's HR. */
import type { ClaimEvent } from '@member-care/domain/claim/claim-events.ts'
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { settlementLetterTexts } from '@member-care/domain/texts/letter-texts.ts'
import type { ClaimRecord } from '@member-care/projections/claims/claim-records.ts'
import type { Scope } from '@member-care/projections/scope.ts'
import { loadClaim } from '../cover/cover-of-claim.ts'
import { describeReckoning } from '../cover/reckon-claim.ts'
import { ApiError } from '../http/api-error.ts'
import type { Parts } from '../http/parts.ts'
import { printLetter } from './print-letter.ts'
import { settlementLetter, type LetterContext } from './settlement-letter.ts'

/**
 * @param reader what of it whoever gets the letter may read
 * @returns a PDF
 * @throws ApiError 409 for a claim that has no letter: not decided, or without a batch number (1§4)
 */
export async function printSettlementLetter(
  parts: Parts,
  scope: Scope,
  claim: ClaimRecord,
  reader: Pick<LetterContext, 'maskNric' | 'namesAccount'>,
): Promise<Buffer> {
  const [history, loaded] = await Promise.all([
    parts.eventLog.load<ClaimEvent>(`claim-${claim.claimId}`),
    loadClaim(parts, claim.claimId),
  ])
  const letter = settlementLetter(history, {
    reckoning: loaded === undefined ? null : await describeReckoning(parts, loaded),
    ...(await companyOf(parts, scope, claim.companyId, claim.kind)),
    ...printing(parts),
    ...reader,
  })
  if (letter === undefined)
    throw new ApiError('SETTLEMENT_LETTER_NOT_AVAILABLE', { status: 409, text: settlementLetterTexts.notAvailable })
  return printLetter(letter)
}

/** The company as a letter names it, with its policy for this kind of treatment where it has one of its own. */
export async function companyOf(parts: Parts, scope: Scope, companyId: string, kind: 'outpatient' | 'inpatient') {
  const client = await parts.clients.getClient(scope, companyId)
  const ofKind = kind === 'inpatient' ? client?.inpatientPolicyNo : client?.outpatientPolicyNo
  return { companyName: client?.name ?? '', policyNo: ofKind || (client?.policyNo ?? '') }
}

/** What stands on every letter that is printed now. */
export function printing({ settings, clock }: Parts) {
  return { support: settings.support, printedOn: singaporeToday(clock()) }
}
