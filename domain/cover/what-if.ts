/**
 * What a changed plan would have paid: claims of the past, reckoned by the plan as it is and as it would be. Family by family, so that a
 * year of claims need not be in memory at once.
 */
import { useOf, type CoverClaim, type Use } from './cover-claim.ts'
import type { Plan } from './plan.ts'
import { planFor } from './plan-version.ts'
import { reckon } from './reckon.ts'
import type { Reckoning } from './reckoning.ts'

export interface WhatIfBenefit {
  readonly benefitId: string
  readonly claims: number
  /** Of all these claims, in cents. */
  readonly before: number
  readonly after: number
}

export interface WhatIfDifference {
  readonly claimId: string
  readonly benefitId: string
  readonly before: number
  readonly after: number
}

export interface WhatIfOutcome {
  readonly claims: number
  readonly before: number
  readonly after: number
  /** By what changes most. */
  readonly benefits: readonly WhatIfBenefit[]
  /** People who would have got more over all their claims, less, or the same. */
  readonly people: { readonly gain: number; readonly lose: number; readonly same: number }
  /** The claims that change most, the largest first. */
  readonly largest: readonly WhatIfDifference[]
  /** Claims that neither or only one of the plans can reckon: in none of the sums. */
  readonly notReckoned: number
  /** Claims whose amounts hold only if open questions are answered in the member's favour. */
  readonly uncertain: number
}

/** So many of the largest differences are kept. */
const LARGEST = 20

/** A sum that grows family by family. */
export class WhatIf {
  readonly #present: readonly Plan[]
  readonly #changed: readonly Plan[]
  readonly #benefits = new Map<string, { claims: number; before: number; after: number }>()
  readonly #people = { gain: 0, lose: 0, same: 0 }
  #largest: WhatIfDifference[] = []
  #claims = 0
  #notReckoned = 0
  #uncertain = 0

  /** @param present the published versions of the plan @param changed the same with the changed one among them or in their place */
  constructor(present: readonly Plan[], changed: readonly Plan[]) {
    this.#present = present
    this.#changed = changed
  }

  /** @param claims all of one family, in the order in which they were decided */
  add(claims: readonly CoverClaim[]): void {
    const [before, after] = [new Family(this.#present), new Family(this.#changed)]
    const differences = new Map<string, number>()
    for (const claim of claims) {
      const [present, changed] = [before.reckon(claim), after.reckon(claim)]
      if (present?.payable === undefined || changed?.payable === undefined) this.#notReckoned += 1
      else {
        this.#note(claim, present.payable, changed.payable)
        if (present.questions.length > 0 || changed.questions.length > 0) this.#uncertain += 1
        const { id } = claim.person
        differences.set(id, (differences.get(id) ?? 0) + changed.payable - present.payable)
      }
    }
    for (const difference of differences.values()) {
      this.#people[difference > 0 ? 'gain' : difference < 0 ? 'lose' : 'same'] += 1
    }
  }

  outcome(): WhatIfOutcome {
    const benefits = [...this.#benefits]
      .map(([benefitId, sums]) => ({ benefitId, ...sums }))
      .toSorted((one, other) => change(other) - change(one) || one.benefitId.localeCompare(other.benefitId))
    return {
      claims: this.#claims,
      before: benefits.reduce((sum, { before }) => sum + before, 0),
      after: benefits.reduce((sum, { after }) => sum + after, 0),
      benefits,
      people: { ...this.#people },
      largest: this.#largest.slice(0, LARGEST),
      notReckoned: this.#notReckoned,
      uncertain: this.#uncertain,
    }
  }

  #note({ sourceId: claimId, benefitId = '' }: CoverClaim, before: number, after: number): void {
    const sums = this.#benefits.get(benefitId) ?? { claims: 0, before: 0, after: 0 }
    sums.claims += 1
    sums.before += before
    sums.after += after
    this.#benefits.set(benefitId, sums)
    this.#claims += 1
    if (before === after) return
    const difference = { claimId, benefitId, before, after }
    const smallest = this.#largest[LARGEST - 1]
    if (smallest !== undefined && change(difference) <= change(smallest)) return
    const at = this.#largest.findIndex((one) => change(difference) > change(one))
    this.#largest.splice(at === -1 ? this.#largest.length : at, 0, difference)
    this.#largest.length = Math.min(this.#largest.length, LARGEST)
  }
}

/** A changed plan as if it had held from the first day: what is asked is what it would have paid. */
export function asIfAlways(changed: Plan): Plan {
  return { ...changed, holdsFrom: FIRST_DAY }
}

const FIRST_DAY = '0001-01-01'

/** One family under one plan. */
class Family {
  readonly #versions: readonly Plan[]
  readonly #uses: Use[] = []

  constructor(versions: readonly Plan[]) {
    this.#versions = versions
  }

  reckon(claim: CoverClaim): Reckoning | undefined {
    const plan = planFor(this.#versions, claim)
    if (plan === undefined) return undefined
    const reckoning = reckon(plan, this.#uses, claim)
    if (reckoning.uses.length > 0) this.#uses.push(useOf(claim, reckoning))
    return reckoning
  }
}

function change({ before, after }: { readonly before: number; readonly after: number }): number {
  return Math.abs(after - before)
}
