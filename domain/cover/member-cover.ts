/**
 * What a member's browser knows of the family's cover under one company, so that it reckons by itself: an estimate while a claim is typed, and
 * what is left of each benefit. Cents of the plan's currency; Singapore dates, YYYY-MM-DD.
 */
import type { CoveredPerson, Use } from './cover-claim.ts'
import { planFor } from './plan-version.ts'
import type { Plan } from './plan.ts'
import type { ProviderNames } from './provider-network.ts'
import type { NotedRates } from './rates/rate-of-day.ts'

export interface MemberCover {
  /** The day of the answer. */
  readonly today: string
  /** The member first, then those of the family whose cover the member may see. */
  readonly people: readonly CoveredMember[]
  /** The published versions of each plan, in the order of their publication, by the plan's id. */
  readonly plans: Readonly<Record<string, readonly Plan[]>>
  /** Of the whole family. */
  readonly uses: readonly FamilyUse[]
  readonly providers: ProviderNames
  /** By which claims in another currency are estimated; those of the last year and a month. */
  readonly rates: NotedRates
}

export interface CoveredMember {
  readonly name: string
  /** The id of the plan; absent: none is kept for them. */
  readonly planId?: string | undefined
  readonly person: CoveredPerson
}

export interface FamilyUse extends Use {
  /** Absent: the member is not told who it was and for what; it counts all the same. */
  readonly told?: {
    readonly kind: 'claim' | 'letter'
    readonly benefitId: string
    readonly payableCents: number
    /** As an address names it; absent: a letter, or a claim that the member may not open. */
    readonly claim?:
      { readonly kind: 'outpatient' | 'inpatient'; readonly no: string; readonly status: string } | undefined
  }
}

/** Somebody of the family; undefined: the member is told nothing of their cover. */
export function coveredMember({ people }: MemberCover, personId: string): CoveredMember | undefined {
  return people.find(({ person }) => person.id === personId)
}

/** Every version of somebody's plan; none where no plan is kept for them. */
export function versionsOf({ plans }: MemberCover, { planId }: CoveredMember): readonly Plan[] {
  return planId === undefined ? [] : (plans[planId] ?? [])
}

/** The version that holds for somebody who asks on a date, before there is a claim. Undefined: none. */
export function planOn(cover: MemberCover, member: CoveredMember, date: string): Plan | undefined {
  return versionOn(versionsOf(cover, member), member.person, date)
}

/** The version of a plan that holds for a visit on a date. Undefined: none. */
export function versionOn(versions: readonly Plan[], person: CoveredPerson, date: string): Plan | undefined {
  return planFor(versions, { ...noClaimYet, serviceDate: date, person })
}

const noClaimYet = {
  sourceId: '',
  benefitId: '',
  visitId: '',
  units: 0,
  days: 0,
  amount: 0,
  tax: 0,
  currency: '',
  network: 'unknown',
  isAccident: false,
  referral: 'unknown',
  otherInsurer: { state: 'none' },
} as const
