import { useStore } from 'react-admin'
import type { ClaimResource } from '../claim-record.ts'

/** The list as it was left, so that the way back from a claim leads to the same page and filters. */
export function useLeftList(resource: ClaimResource): { readonly address: string; readonly keep: (search: string) => void } {
  const [search, keep] = useStore<string>(`${resource}.address`, '')
  return { address: `/${resource}${search}`, keep }
}
