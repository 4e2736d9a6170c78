/** Where an HR administrator's analytics are (SHELL-036). */
import { useCallback } from 'react'
import { answered, quietApi } from '../portal-api/api-client.ts'
import { useResource } from '../resource/use-resource.ts'

/** @returns nothing until it is known, and for those who have none. @param wanted whether the member may open them */
export function useInsightsAddress(wanted: boolean): string | undefined {
  const load = useCallback(() => answered(quietApi.GET('/api/hradmin/mhcinsights/generateURL')), [])
  const { value } = useResource(wanted ? load : null)
  return value?.redirect_url ?? undefined
}
