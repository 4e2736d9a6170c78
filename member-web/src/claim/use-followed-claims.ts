/** Claims that a screen shows, kept as the event log has them: what changes is asked for again in its place, and told in words. */
import { useCallback, useState } from 'react'
import { portalQuery, type Question } from '../data/portal-query.ts'
import { useAnswer, type Answer } from '../data/use-answer.ts'
import { describeClaimChanges, type FollowedClaim } from './claim-changes.ts'

export interface FollowedClaims<Value> extends Answer<Value> {
  /** What has changed by itself since the screen was opened or this was put away, sentence by sentence. */
  readonly news: readonly string[]
  readonly dismissNews: () => void
}

interface Followed<Value> extends Pick<Question<Value>, 'key' | 'load' | 'enabled' | 'keeping'> {
  /** Stays the same from one rendering to the next. */
  readonly claimsOf: (value: Value) => readonly FollowedClaim[]
  /** A list shows claims that it does not know yet, too. */
  readonly showsNewOnes: boolean
}

export function useFollowedClaims<Value>({
  claimsOf,
  showsNewOnes,
  ...question
}: Followed<Value>): FollowedClaims<Value> {
  const answer = useAnswer(
    portalQuery({
      ...question,
      claimsOf: (value) => (showsNewOnes ? 'any' : value === undefined ? [] : claimsOf(value).map(({ id }) => id)),
    }),
  )
  const { value } = answer
  const [shown, setShown] = useState(value)
  const [news, setNews] = useState<readonly string[]>([])
  if (value !== shown) {
    setShown(value)
    const changes =
      value === undefined || shown === undefined ? [] : describeClaimChanges(claimsOf(shown), claimsOf(value))
    if (changes.length > 0) setNews(changes)
  }
  return { ...answer, news, dismissNews: useCallback(() => setNews([]), []) }
}
