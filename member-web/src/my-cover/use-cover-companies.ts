/** The companies of the member that show what is left of their benefits. */
import { useBenefitConfigs } from '../configuration/use-benefit-configs.ts'
import { useSignedInUser } from '../session/session.ts'

export function useCoverCompanies() {
  const { companies } = useSignedInUser()
  const { value: configs = {}, phase, failure, reload } = useBenefitConfigs()
  return {
    phase,
    failure,
    reload,
    companies: companies.filter(({ companyId }) => configs[companyId]?.featuresConfig.allowViewBenefitBalance === true),
  }
}
