/** Claims that a screen shows, kept up to date while one of them still waits for its number. */
import { useCallback, useState } from 'react'
import type { ClaimRow } from '../portal-api/claims-contract.ts'
import { useRefreshWhile } from '../resource/use-refresh-while.ts'
import { useResource, type Resource } from '../resource/use-resource.ts'
import { isProcessing } from './row-order.ts'
import { describeStatusChanges } from './status-changes.ts'

type ClaimStatusRow = Pick<ClaimRow, 'id' | 's' | 'tx'>

export interface FollowedClaims<Value> extends Resource<Value> {
  /** What has changed by itself since the screen was opened, for those who do not see it. */
  readonly news: string
}

/** @param load and @param rowsOf stay the same from one rendering to the next, unless something else is to be shown */
export function useFollowedClaims<Value>(load: (signal: AbortSignal) => Promise<Value>, rowsOf: (value: Value) => readonly ClaimStatusRow[]): FollowedClaims<Value> {
  const [answers, setAnswers] = useState(0)
  const countingLoad = useCallback(
    (signal: AbortSignal) =>
      load(signal).finally(() => {
        if (!signal.aborted) setAnswers((number) => number + 1)
      }),
    [load],
  )
  const resource = useResource(countingLoad)
  const rows = resource.value === undefined ? [] : rowsOf(resource.value)
  useRefreshWhile(rows.some(isProcessing), answers, resource.reload)

  const [shown, setShown] = useState({ value: resource.value, rows })
  const [news, setNews] = useState('')
  if (resource.value !== shown.value) {
    setShown({ value: resource.value, rows })
    const changes = describeStatusChanges(shown.rows, rows)
    if (changes !== '') setNews(changes)
  }
  return { ...resource, news }
}
