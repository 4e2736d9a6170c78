/** Under which companies the member may file which kind of claim: as an employee, where the client takes such claims (1§6). */
import type { ClaimKind } from '@member-care/domain/claim/claim-terms.ts'
import { isKindOffered } from '@member-care/domain/claim/form/offered-kinds.ts'
import type { CompanyEntry } from '../session/session-contract.ts'
import { useSignedInUser } from '../session/session.ts'
import { useBenefitConfigs, type BenefitConfigs } from '../configuration/use-benefit-configs.ts'

/** @returns the companies for a kind of claim */
export function useClaimingCompanies(): (kind: ClaimKind) => readonly CompanyEntry[] {
  const { companies } = useSignedInUser()
  const configs = useBenefitConfigs().value ?? {}
  return (kind) => claimingCompanies(kind, companies, configs)
}

export function claimingCompanies(
  kind: ClaimKind,
  companies: readonly CompanyEntry[],
  configs: BenefitConfigs,
): readonly CompanyEntry[] {
  return companies.filter(({ companyId, memberType }) => {
    const features = configs[companyId]?.featuresConfig
    return memberType === 'E' && features !== undefined && isKindOffered(kind, features)
  })
}
