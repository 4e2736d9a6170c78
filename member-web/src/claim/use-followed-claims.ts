/** Claims that a screen shows, kept as the event log has them: what changes is asked for again in its place, and told in words. */
import { useCallback, useState } from 'react'
import { useResource, type Load, type Resource } from '../resource/use-resource.ts'
import { useChangedClaims, type ChangedClaims } from './changed-claims.ts'
import { describeClaimChanges, type FollowedClaim } from './claim-changes.ts'

export interface FollowedClaims<Value> extends Resource<Value> {
  /** What has changed by itself since the screen was opened or this was put away, sentence by sentence. */
  readonly news: readonly string[]
  readonly dismissNews: () => void
}

interface Followed<Value> {
  /** As {@link useResource} takes it. */
  readonly load: Load<Value> | null
  readonly claimsOf: (value: Value) => readonly FollowedClaim[]
  /** A list shows claims that it does not know yet, too. */
  readonly showsNewOnes: boolean
}

/** @param followed its functions stay the same from one rendering to the next, unless something else is to be shown */
export function useFollowedClaims<Value>({ load, claimsOf, showsNewOnes }: Followed<Value>): FollowedClaims<Value> {
  const resource = useResource(load)
  const { value, phase, reload, refresh } = resource

  useChangedClaims(
    useCallback(
      (changed: ChangedClaims) => {
        const isShown = showsNewOnes || changed === 'any' || (value !== undefined && claimsOf(value).some(({ id }) => changed.includes(id)))
        // What somebody still waits for is asked for in their name; what was refused to them is not.
        if (isShown) (phase === 'loading' ? reload : refresh)()
      },
      [showsNewOnes, value, phase, claimsOf, reload, refresh],
    ),
  )

  const [shown, setShown] = useState(value)
  const [news, setNews] = useState<readonly string[]>([])
  if (value !== shown) {
    setShown(value)
    const changes = value === undefined || shown === undefined ? [] : describeClaimChanges(claimsOf(shown), claimsOf(value))
    if (changes.length > 0) setNews(changes)
  }
  return { ...resource, news, dismissNews: useCallback(() => setNews([]), []) }
}
