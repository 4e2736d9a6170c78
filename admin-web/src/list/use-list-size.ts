import { useListContext } from 'react-admin'
import type { ListSize } from './list-size.ts'

/** How long the list is; undefined until it is loaded. */
export function useListSize(): ListSize | undefined {
  const { total, meta } = useListContext()
  return total === undefined ? undefined : { total, isTotalExact: meta?.isTotalExact !== false }
}
