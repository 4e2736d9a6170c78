/** Everything below /app: only for somebody who is signed in. Whoever is not goes to the sign-in, and comes back here afterwards. */
import { useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { LENT_WITHIN_MS } from '../session/session-tabs.ts'
import { beginSession, useSession, type Session } from '../session/session.ts'
import { BenefitConfigsProvider } from './benefit-configs.tsx'
import { MemberShell } from './MemberShell.tsx'
import { ProfilePhotoProvider } from './profile-photo.tsx'

export default function MemberArea() {
  const session = useSession()
  const { user } = session
  if (user?.accessToken === undefined) return <NotSignedIn session={session} />
  if (user.userType === 'sys-admin') return <LeadToConsole />
  return (
    <BenefitConfigsProvider>
      <ProfilePhotoProvider>
        <MemberShell />
      </ProfilePhotoProvider>
    </BenefitConfigsProvider>
  )
}

/** A tab that has just opened goes on with the session of another one; every other goes to the sign-in. */
function NotSignedIn({ session: { endedBecause, leftByChoice, offered } }: { readonly session: Session }) {
  const { pathname, search } = useLocation()
  const isNewTab = endedBecause === null && !leftByChoice
  const [isWaiting, setWaiting] = useState(isNewTab)
  useEffect(() => {
    if (isNewTab && offered !== null) beginSession(offered)
  }, [isNewTab, offered])
  useEffect(() => {
    const timer = setTimeout(() => setWaiting(false), LENT_WITHIN_MS)
    return () => clearTimeout(timer)
  }, [])
  if (isWaiting) return null
  const why = endedBecause !== null && { info: endedBecause.message, ended: endedBecause.reason }
  const query = new URLSearchParams({ redirect: pathname + search, ...why })
  return <Navigate to={leftByChoice ? '/' : `/?${query.toString()}`} replace />
}

/** The member area has nothing for administrators; their console is an application of its own. */
function LeadToConsole() {
  useEffect(() => window.location.replace('/systemadmin'), [])
  return null
}
