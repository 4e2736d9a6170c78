/** A plan without one of its benefits: the rules that speak of it alone go with it, others go on without it. */
import type { Plan } from './plan.ts'

export function withoutBenefit(plan: Plan, benefitId: string): Plan {
  const { aroundStayBenefit, ...rest } = plan
  return {
    ...rest,
    ...(aroundStayBenefit !== undefined && aroundStayBenefit !== benefitId && { aroundStayBenefit }),
    groups: plan.groups.map((group) => ({
      ...group,
      benefits: group.benefits.filter(({ id }) => id !== benefitId),
    })),
    limits: plan.limits.flatMap((limit) => withoutName(limit, benefitId)),
    memberCaps: plan.memberCaps.flatMap((cap) => withoutName(cap, benefitId)),
  }
}

function withoutName<Rule extends { benefits?: string[] | undefined }>(rule: Rule, benefitId: string): Rule[] {
  // A rule of all benefits goes on. The form says so with nothing at all.
  if (rule.benefits?.includes(benefitId) !== true) return [rule]
  const benefits = rule.benefits.filter((id) => id !== benefitId)
  return benefits.length === 0 ? [] : [{ ...rule, benefits }]
}
