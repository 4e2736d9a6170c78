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
      load: async (signal): Promise<BenefitConfigs> =>
        Object.fromEntries(
          await Promise.all(companyIds.map(async (id) => [id, await readBenefitConfig(id, signal)] as const)),
        ),
      askedOnce: true,
      keeping: { as: [BENEFIT_CONFIGS, companyIds], lasting: (configs) => configs },
    }),
  )
}
