/**
 * What members are told of the time that decisions like theirs take. Asked often, changing slowly, and half a second's work over 200,000
 * claims: each figure is kept for an hour, worked out once for all who ask meanwhile, and shown as it was until the new one is there.
 */
import type { UsualTime } from '@member-care/projections/tables/usual-time.ts'
import { subMonths } from 'date-fns/subMonths'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { Parts } from '../http/parts.ts'

/** Fewer than this say little of the next one, and nothing is said (20 decided in 12 months). */
export const FEWEST_DECIDED = 20
const MONTHS = 12
const KEPT_MS = 60 * 60 * 1000
const KEPT_COMPANIES = 1000

export const usualTimeSchema = z.object({
  medianDays: z.number(),
  ninetiethDays: z.number(),
  decided: z.number(),
  /** The company that was asked for, or all because it had too few. */
  among: z.enum(['company', 'all']),
})
type UsualTimeOf = Readonly<z.infer<typeof usualTimeSchema>>

/** Of which kind, and of which company; null for all companies. */
interface Question<Kind> {
  readonly kind: Kind
  readonly companyId: string | null
}

export interface UsualTimes<Kind> {
  /** Of this kind in the last 12 months: the company's own when there are enough, else everybody's; undefined when those are too few as well. */
  usualTimeOf(asked: { readonly kind: Kind; readonly companyId: string }): Promise<UsualTimeOf | undefined>
}

/** In place of figures from too few decisions. */
const TOO_FEW = 'too few'

/** @param read the figures of what was decided since an instant; undefined when there was nothing */
export function createUsualTimes<Kind>(
  { clock }: Pick<Parts, 'clock'>,
  read: (question: Question<Kind> & { readonly since: Date }) => Promise<UsualTime | undefined>,
): UsualTimes<Kind> {
  const figures = new LRUCache<string, UsualTime | typeof TOO_FEW, Question<Kind>>({
    max: KEPT_COMPANIES,
    ttl: KEPT_MS,
    allowStale: true,
    fetchMethod: async (_key, _old, { context: question }) => {
      const found = await read({ ...question, since: subMonths(clock(), MONTHS) })
      return found !== undefined && found.decided >= FEWEST_DECIDED ? found : TOO_FEW
    },
  })
  const enoughOf = async (question: Question<Kind>) => {
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
