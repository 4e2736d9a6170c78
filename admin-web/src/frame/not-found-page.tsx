import { Navigate, useLocation } from 'react-router-dom'
import { NothingHere } from '../console/nothing-here.tsx'
import { resourceAddress } from './resource-addresses.ts'
import { otherSpelling } from './other-spelling.ts'

/** Any address of the console that no page answers. One that only spells a page otherwise, or that react-admin made, leads there. */
export function NotFoundPage() {
  const { pathname, search, hash } = useLocation()
  const meant = otherSpelling(pathname) ?? resourceAddress(pathname)
  if (meant !== undefined)
    return <Navigate to={meant.includes('?') ? meant : { pathname: meant, search, hash }} replace />
  return <NothingHere />
}
