/** What a person has left, in the order in which it should be seen: what is nearly used comes first. */
import { balances, isNearlyUsed, type Balance } from './balances.ts'
import type { CoveredPerson } from './cover-claim.ts'
import { planOn, type CoveredMember, type FamilyUse, type MemberCover } from './member-cover.ts'
import type { Plan } from './plan.ts'

export interface ShownBalances {
  readonly plan: Plan
  readonly nearlyUsed: readonly Balance[]
  readonly others: readonly Balance[]
  /** What the person bears before the plan pays, or at most. */
  readonly borne: readonly Balance[]
}

/** @param date YYYY-MM-DD @returns undefined: no plan is kept for this person and date */
export function shownBalances(cover: MemberCover, member: CoveredMember, date: string): ShownBalances | undefined {
  const plan = planOn(cover, member, date)
  if (plan === undefined) return undefined
  const { person } = member
  const all = balances(plan, cover.uses, person, date).filter((balance) => isFor(balance, person, plan))
  const limits = all.filter(({ kind }) => kind === 'limit')
  return {
    plan,
    nearlyUsed: limits.filter(isNearlyUsed),
    others: limits.filter((balance) => !isNearlyUsed(balance)),
    borne: all.filter(({ kind }) => kind !== 'limit'),
  }
}

/** The claims and letters that count for a balance, newest first. */
export function usesOfBalance({ sources }: Balance, { uses }: MemberCover): readonly FamilyUse[] {
  return sources.flatMap((sourceId) => uses.find((use) => use.sourceId === sourceId) ?? [])
}

/** A limit of benefits that only others of the family have is not theirs. */
function isFor({ benefits }: Balance, { as }: CoveredPerson, plan: Plan): boolean {
  const all = plan.groups.flatMap((group) => group.benefits)
  return (
    benefits === undefined ||
    all.some(({ id, coveredAs }) => benefits.includes(id) && (coveredAs === undefined || coveredAs.includes(as)))
  )
}
