import { useEffect } from 'react'
import { useStore } from 'react-admin'
import { useLocation } from 'react-router-dom'

/**
 * The address of a list as it was left, so that the way back leads to the same page, filters and size.
 * @param fresh where it stands before it was ever left; its own name, unless told
 */
export function useLeftList(resource: string, fresh = `/${resource}`): string {
  const [address] = useStore<string>(keyOf(resource), fresh)
  return address
}

/** Notes where the list stands. */
export function useKeepList(resource: string): void {
  const { pathname, search } = useLocation()
  const [, keep] = useStore<string>(keyOf(resource), `/${resource}`)
  useEffect(() => keep(pathname + search), [keep, pathname, search])
}

function keyOf(resource: string): string {
  return `${resource}.left`
}
