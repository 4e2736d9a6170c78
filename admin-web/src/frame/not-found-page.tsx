import { Navigate, useLocation } from 'react-router-dom'
import { NothingHere } from '../console/nothing-here.tsx'
import { otherSpelling } from './other-spelling.ts'

/** Any address of the console that no page answers. One that only spells a page otherwise leads there. */
export function NotFoundPage() {
  const { pathname, search, hash } = useLocation()
  const meant = otherSpelling(pathname)
  if (meant !== undefined) return <Navigate to={{ pathname: meant, search, hash }} replace />
  return <NothingHere />
}
