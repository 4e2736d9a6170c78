/** The plan as it holds for one claim: its version, and the rules that another date picks. */
import { dayOf } from './day-count.ts'
import type { Paper } from './paper.ts'

export interface PlanAt {
  readonly plan: Paper
  readonly benefit: Paper | undefined
  readonly limits: readonly Paper[]
  readonly deductibles: readonly Paper[]
  readonly memberCaps: readonly Paper[]
}

/** @returns undefined if no version held yet */
export function planAt(versions: readonly Paper[], claim: Paper): PlanAt | undefined {
  const plan = versionFor(versions, (version) => dateNamed(version.text('versionBy'), claim))
  if (plan === undefined) return undefined

  const asOfItsDate = (rules: (version: Paper) => readonly Paper[]) =>
    rules(plan).flatMap((rule) => {
      const by = rule.optionalText('versionBy')
      if (by === undefined) return [rule]
      const version = versionFor(versions, () => dateNamed(by, claim))
      return version === undefined ? [] : rules(version).filter((one) => one.text('id') === rule.text('id'))
    })
  return {
    plan,
    benefit: asOfItsDate(benefitsOf).find((one) => one.text('id') === claim.text('benefitId')),
    limits: asOfItsDate((version) => version.list('limits')),
    deductibles: asOfItsDate((version) => version.list('deductibles')),
    memberCaps: asOfItsDate((version) => version.list('memberCaps')),
  }
}

function benefitsOf(version: Paper): readonly Paper[] {
  return version.list('groups').flatMap((group) => group.list('benefits'))
}

/** The youngest version that holds on the date. A later one from the same day stands in its place. */
function versionFor(versions: readonly Paper[], dateFor: (version: Paper) => string): Paper | undefined {
  const from = (version: Paper) => dayOf(version.text('holdsFrom'))
  return versions
    .filter((one, index) => !versions.slice(index + 1).some((later) => from(later) === from(one)))
    .filter((version) => from(version) <= dayOf(dateFor(version)))
    .toSorted((a, b) => from(a) - from(b))
    .at(-1)
}

/** A date that the claim does not tell is taken to be that of the service. */
function dateNamed(name: string, claim: Paper): string {
  const service = claim.text('serviceDate')
  if (name === 'admission') return claim.part('stay')?.text('admission') ?? service
  if (name === 'receipt') return claim.optionalText('receiptDate') ?? service
  return service
}
