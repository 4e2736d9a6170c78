/**
 * The benefits of a visit where the server cannot be asked (S125): by the plan of the person as the cover was last seen, on the date of the visit, with
 * the function that the server has; and where no plan is kept for them, those that the company's lists had. The server judges when the claim is filed.
 */
import type { ClaimOptions } from '@member-care/domain/claim/claim-options.ts'
import { benefitOptions } from '@member-care/domain/cover/benefit-options.ts'
import { coveredMember, planOn, type MemberCover } from '@member-care/domain/cover/member-cover.ts'
import type { LastSeen } from '@member-care/web-kit/last-seen/last-seen.ts'
import { lastSeenAnswer } from '../data/answer-or-last-seen.ts'
import { coverQuery } from '../my-cover/cover-query.ts'
import { claimOptionsQuery } from './claim-options-query.ts'

interface Visit {
  readonly companyId: string
  readonly claimantUUID: string
  /** YYYY-MM-DD */
  readonly visitDate: string
}

/** @returns with the age of the older of both answers; undefined: the lists were never seen here */
export async function optionsAsLastSeen({ companyId, claimantUUID, visitDate }: Visit): Promise<LastSeen | undefined> {
  const [lists, cover] = await Promise.all(
    [claimOptionsQuery(companyId), coverQuery(companyId, 'quiet')].map(lastSeenAnswer),
  )
  if (lists === undefined) return undefined
  const options = lists.value as ClaimOptions
  const ofPlan = cover && benefitsOfPlan(cover.value as MemberCover, claimantUUID, visitDate)
  if (cover === undefined || ofPlan === undefined) return lists
  return {
    value: { ...options, outpatient: { ...options.outpatient, bl: ofPlan } } satisfies ClaimOptions,
    seenAt: cover.seenAt < lists.seenAt ? cover.seenAt : lists.seenAt,
  }
}

function benefitsOfPlan(
  cover: MemberCover,
  personId: string,
  on: string,
): ClaimOptions['outpatient']['bl'] | undefined {
  const member = coveredMember(cover, personId)
  const plan = member && planOn(cover, member, on)
  return plan && benefitOptions(plan, member.person, on)
}
