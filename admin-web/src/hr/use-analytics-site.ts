import { useGetOne } from 'react-admin'
import { growingListOptions } from '../list/list-query.ts'
import type { AnalyticsSite } from './hr-data-provider.ts'

/** Where the analytics are; null while that is not known, and where the deployment has no such site (S33). */
export function useAnalyticsSite(): string | null {
  const { data } = useGetOne<AnalyticsSite>('analytics-site', { id: 'site' }, growingListOptions)
  return data?.address ?? null
}
