import { useSearchParams } from 'react-router-dom'
import { notAfter, readMoment, withMoment, type ChosenMoment } from './chosen-moment.ts'

/**
 * The moment that the address names, and the way to choose another.
 * @param lastRevision of the claim's events; undefined while they are loading
 */
export function useChosenMoment(lastRevision: number | undefined) {
  const [query, setQuery] = useSearchParams()
  return {
    moment: notAfter(readMoment(query), lastRevision),
    // A slider passes many moments; they are not so many steps back.
    choose: (moment: ChosenMoment | undefined) => setQuery(withMoment(query, moment), { replace: true }),
  }
}
