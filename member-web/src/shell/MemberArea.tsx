/** Everything below /app: only for somebody who is signed in. Whoever is not goes to the sign-in, and comes back here afterwards. */
import { useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useSession } from '../session/session.ts'
import { BenefitConfigsProvider } from './benefit-configs.tsx'
import { MemberShell } from './MemberShell.tsx'
import { ProfilePhotoProvider } from './profile-photo.tsx'

export default function MemberArea() {
  const { user, endedBecause, leftByChoice } = useSession()
  const { pathname, search } = useLocation()
  if (user?.accessToken === undefined) {
    const query = new URLSearchParams({ redirect: pathname + search, ...(endedBecause !== null && { info: endedBecause }) })
    return <Navigate to={leftByChoice ? '/' : `/?${query.toString()}`} replace />
  }
  if (user.userType === 'sys-admin') return <LeadToConsole />
  return (
    <BenefitConfigsProvider>
      <ProfilePhotoProvider>
        <MemberShell />
      </ProfilePhotoProvider>
    </BenefitConfigsProvider>
  )
}

/** The member area has nothing for administrators; their console is an application of its own. */
function LeadToConsole() {
  useEffect(() => window.location.replace('/systemadmin'), [])
  return null
}
