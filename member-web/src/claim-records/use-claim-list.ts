/** The rows of the list, kept up to date while one of them still waits for its number. */
import { useCallback, useState } from 'react'
import { isProcessing } from '../claim/row-order.ts'
import { readClaims } from '../portal-api/claims-api.ts'
import type { ClaimRow } from '../portal-api/claims-contract.ts'
import { useRefreshWhile } from '../resource/use-refresh-while.ts'
import { useResource, type Resource } from '../resource/use-resource.ts'
import type { ListFilter } from './list-filter.ts'
import { describeStatusChanges } from './status-changes.ts'

interface ClaimList extends Resource<readonly ClaimRow[]> {
  /** What has changed by itself since the list was shown. */
  readonly news: string
}

export function useClaimList({ from, to, companyId, claimantUuid }: ListFilter): ClaimList {
  const [answers, setAnswers] = useState(0)
  const load = useCallback(
    (signal: AbortSignal) =>
      readClaims({ from, to, companyId, claimantUuid }, { signal }).finally(() => {
        if (!signal.aborted) setAnswers((number) => number + 1)
      }),
    [from, to, companyId, claimantUuid],
  )
  const list = useResource(load)
  useRefreshWhile(list.value?.some(isProcessing) ?? false, answers, list.reload)

  const [shown, setShown] = useState(list.value)
  const [news, setNews] = useState('')
  if (list.value !== shown) {
    setShown(list.value)
    const changes = describeStatusChanges(shown ?? [], list.value ?? [])
    if (changes !== '') setNews(changes)
  }
  return { ...list, news }
}
