/** Where an HR administrator's analytics are (SHELL-036). */
import { portalQuery } from '../data/portal-query.ts'
import { useAnswer } from '../data/use-answer.ts'
import { answered, quietApi } from '../portal-api/api-client.ts'

const insightsQuery = portalQuery({
  key: ['insights-address'],
  load: (signal) => answered(quietApi.GET('/api/hradmin/mhcinsights/generateURL', { signal })),
})

/** @returns nothing until it is known, and for those who have none. @param wanted whether the member may open them */
export function useInsightsAddress(wanted: boolean): string | undefined {
  const { value } = useAnswer({ ...insightsQuery, enabled: wanted })
  return value?.redirect_url ?? undefined
}
