/** Which version of a plan holds for a claim. A claim is reckoned by the plan of its date, always, also years later. */
import type { CoverClaim } from './cover-claim.ts'
import type { DateOfClaim, Plan } from './plan.ts'

/**
 * The plan that a claim is reckoned by: the version of its date, and in it each rule that goes by another date as it stood then.
 * A receipt or an admission that is not known counts as the day of service.
 * @param versions published ones of one plan, in the order of their publication; of two from the same date the later one corrects the earlier
 * @returns undefined: no version held then
 */
export function planFor(versions: readonly Plan[], claim: CoverClaim): Plan | undefined {
  const uncorrected = [...new Map(versions.map((version) => [version.holdsFrom, version])).values()]
  const newest = uncorrected.toSorted((one, other) => other.holdsFrom.localeCompare(one.holdsFrom))
  const on = (by: DateOfClaim) => newest.find(({ holdsFrom }) => holdsFrom <= dateOf(claim, by))
  // Each version by the date that it names itself: a later version that names another one does not move the claims of before.
  const base = newest.find(({ holdsFrom, versionBy }) => holdsFrom <= dateOf(claim, versionBy))
  if (base === undefined) return undefined
  const dated = <Rule extends { readonly id: string; readonly versionBy?: DateOfClaim | undefined }>(
    rules: readonly Rule[],
    rulesOf: (plan: Plan) => readonly Rule[],
  ) =>
    rules.flatMap((rule) => {
      if (rule.versionBy === undefined) return [rule]
      const version = on(rule.versionBy)
      return version === undefined ? [] : rulesOf(version).filter(({ id }) => id === rule.id)
    })
  return {
    ...base,
    groups: base.groups.map((group) => ({
      ...group,
      benefits: dated(group.benefits, (plan) => plan.groups.flatMap(({ benefits }) => benefits)),
    })),
    limits: dated(base.limits, ({ limits }) => limits),
    deductibles: dated(base.deductibles, ({ deductibles }) => deductibles),
    memberCaps: dated(base.memberCaps, ({ memberCaps }) => memberCaps),
  }
}

function dateOf({ serviceDate, receiptDate, stay }: CoverClaim, by: DateOfClaim): string {
  if (by === 'admission') return stay?.admission ?? serviceDate
  return by === 'receipt' ? (receiptDate ?? serviceDate) : serviceDate
}
