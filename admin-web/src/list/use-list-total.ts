import { useGetList, type HttpError, type SortPayload } from 'react-admin'

interface ListTotal {
  /** Undefined until it is known. */
  readonly total: number | undefined
  readonly failure: HttpError | null
  readonly refetch: () => void
}

/**
 * How many records a list has, where only their number is shown. It is not asked for again and again: a list counts as use of the session.
 * @param sort one that the list takes; it changes nothing here
 */
export function useListTotal(resource: string, sort: SortPayload, filter: object = {}): ListTotal {
  const { total, error, refetch } = useGetList(resource, { pagination: { page: 1, perPage: 1 }, sort, filter })
  return { total, failure: error as HttpError | null, refetch: () => void refetch() }
}
