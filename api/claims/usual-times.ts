/**
 * What members are told of the time that claims like theirs take. Asked often, changing slowly, and half a second's work over 200,000
 * claims: each figure is kept for an hour, worked out once for all who ask meanwhile, and shown as it was until the new one is there.
 */
import type { ClaimKind } from '@member-care/domain/claim/claim-terms.ts'
import { readUsualTime, type UsualTime } from '@member-care/projections/claims/usual-time.ts'
import { subMonths } from 'date-fns/subMonths'
import { LRUCache } from 'lru-cache'
import type { Parts } from '../http/parts.ts'

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

/** In place of figures from too few claims. */
const TOO_FEW = 'too few'

interface Question {
  readonly kind: ClaimKind
  /** Null for all companies. */
  readonly companyId: string | null
}

export function createUsualTimes({
  database,
  systemReader,
  clock,
}: Pick<Parts, 'database' | 'systemReader' | 'clock'>): UsualTimes {
  const figures = new LRUCache<string, UsualTime | typeof TOO_FEW, Question>({
    max: KEPT_COMPANIES,
    ttl: KEPT_MS,
    allowStale: true,
    fetchMethod: async (_key, _old, { context: { kind, companyId } }) => {
      const found = await readUsualTime(database, systemReader, { kind, companyId, since: subMonths(clock(), MONTHS) })
      return found !== undefined && found.ofClaims >= FEWEST_CLAIMS ? found : TOO_FEW
    },
  })
  const enoughOf = async (question: Question) => {
    const figure = await figures.fetch(JSON.stringify([question.kind, question.companyId]), { context: question })
    return figure === TOO_FEW ? undefined : figure
  }
  return {
    usualTimeOf: async ({ kind, companyId }) => {
      const ofCompany = await enoughOf({ kind, companyId })
      if (ofCompany !== undefined) return { ...ofCompany, among: 'company' }
      const ofAll = await enoughOf({ kind, companyId: null })
      return ofAll && { ...ofAll, among: 'all' }
    },
  }
}
