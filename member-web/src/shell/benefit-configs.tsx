/** The benefit configs of the member's companies: which functions are on. Loaded once for the whole member area. */
import { createContext, useCallback, useContext, type ReactNode } from 'react'
import { readBenefitConfig, type MemberBenefitConfig } from '../portal-api/claims-api.ts'
import { useResource, type Resource } from '../resource/use-resource.ts'
import { useSignedInUser } from '../session/session.ts'

/** By company id. */
export type BenefitConfigs = Readonly<Record<string, MemberBenefitConfig>>

const BenefitConfigsContext = createContext<Resource<BenefitConfigs> | null>(null)

export function BenefitConfigsProvider({ children }: { readonly children: ReactNode }) {
  const { companies } = useSignedInUser()
  const load = useCallback(
    async (signal: AbortSignal): Promise<BenefitConfigs> =>
      Object.fromEntries(await Promise.all(companies.map(async ({ companyId }) => [companyId, await readBenefitConfig(companyId, signal)] as const))),
    [companies],
  )
  return <BenefitConfigsContext value={useResource(load)}>{children}</BenefitConfigsContext>
}

export function useBenefitConfigs(): Resource<BenefitConfigs> {
  const resource = useContext(BenefitConfigsContext)
  if (resource === null) throw new Error('Benefit configs are provided by the member area only.')
  return resource
}
