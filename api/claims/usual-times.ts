/** What members are told of the time that claims like theirs take. Asked often and changing slowly, so each figure is kept for an hour. */
import type { ClaimKind } from '@member-care/domain/claim/claim-terms.ts'
import { readUsualTime, type UsualTime } from '@member-care/projections/claims/usual-time.ts'
import { subMonths } from 'date-fns/subMonths'
import { LRUCache } from 'lru-cache'
import type { CommonQueryMethods } from 'slonik'

/** Fewer claims than this say little of the next one, and nothing is said (20 decided in 12 months). */
export const FEWEST_CLAIMS = 20
const MONTHS = 12
const KEPT_MS = 60 * 60 * 1000
const KEPT_COMPANIES = 1000

/** The company that was asked for, or all because it had too few. */
export interface UsualTimeOf extends UsualTime {
  readonly among: 'company' | 'all'
}

export interface UsualTimes {
  /** Of claims of this kind in the last 12 months: the company's own when there are enough, else everybody's; undefined when those are too few as well. */
  usualTimeOf(claim: { readonly kind: ClaimKind; readonly companyId: string }): Promise<UsualTimeOf | undefined>
}

const NOBODY = 'too few'

export function createUsualTimes(database: CommonQueryMethods, clock: () => Date): UsualTimes {
  const kept = new LRUCache<string, UsualTime | typeof NOBODY>({ max: KEPT_COMPANIES, ttl: KEPT_MS })

  /** @param companyId null for all companies */
  async function enoughOf(kind: ClaimKind, companyId: string | null): Promise<UsualTime | undefined> {
    const key = JSON.stringify([kind, companyId])
    const known = kept.get(key)
    if (known !== undefined) return known === NOBODY ? undefined : known
    const scope = companyId === null ? ({ kind: 'all' } as const) : ({ kind: 'companies', companyIds: [companyId] } as const)
    const found = await readUsualTime(database, scope, kind, subMonths(clock(), MONTHS))
    const enough = found !== undefined && found.ofClaims >= FEWEST_CLAIMS ? found : undefined
    kept.set(key, enough ?? NOBODY)
    return enough
  }

  return {
    usualTimeOf: async ({ kind, companyId }) => {
      const ofCompany = await enoughOf(kind, companyId)
      if (ofCompany !== undefined) return { ...ofCompany, among: 'company' }
      const ofAll = await enoughOf(kind, null)
      return ofAll && { ...ofAll, among: 'all' }
    },
  }
}
