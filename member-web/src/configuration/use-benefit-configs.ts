/** The benefit configs of the member's companies: which functions are on. Asked for once for the whole member area. */
import { BENEFIT_CONFIGS } from '../data/answer-or-last-seen.ts'
import { portalQuery } from '../data/portal-query.ts'
import { useAnswer, type Answer } from '../data/use-answer.ts'
import { readBenefitConfig, type MemberBenefitConfig } from '../portal-api/claims-api.ts'
import { useSignedInUser } from '../session/session.ts'

/** By company id. */
export type BenefitConfigs = Readonly<Record<string, MemberBenefitConfig>>

export function useBenefitConfigs(): Answer<BenefitConfigs> {
  const companyIds = useSignedInUser().companies.map(({ companyId }) => companyId)
  return useAnswer(
    portalQuery({
      key: [BENEFIT_CONFIGS, companyIds],
      load: (signal) => readConfigs(companyIds, signal),
      askedOnce: true,
      keeping: { as: [BENEFIT_CONFIGS, companyIds], lasting: (configs) => configs },
    }),
  )
}

/** With the configs of these companies whether their cover is over or not: what is missing is asked for by itself (S81). */
export function useConfigsOf(companyIds: readonly (string | undefined)[]): Answer<BenefitConfigs> {
  const ofCovers = useBenefitConfigs()
  const known = ofCovers.value
  const missing =
    known === undefined
      ? []
      : [...new Set(companyIds)].flatMap((id) => (id && known[id] === undefined ? [id] : [])).sort()
  const ofOthers = useAnswer(
    portalQuery({
      key: ['configs-after-cover', missing],
      load: (signal) => readConfigs(missing, signal),
      enabled: missing.length > 0,
      keeping: { as: ['configs-after-cover', missing], lasting: (configs) => configs },
    }),
  )
  return missing.length === 0 ? ofCovers : { ...ofOthers, value: { ...known, ...ofOthers.value } }
}

async function readConfigs(companyIds: readonly string[], signal: AbortSignal): Promise<BenefitConfigs> {
  return Object.fromEntries(
    await Promise.all(companyIds.map(async (id) => [id, await readBenefitConfig(id, signal)] as const)),
  )
}
