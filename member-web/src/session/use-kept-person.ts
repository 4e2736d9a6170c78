/** While somebody is signed in, this device keeps what they see for when there is no connection (S119). */
import { useEffect } from 'react'
import { keepFor } from '@member-care/web-kit/last-seen/last-seen.ts'
import { useSession } from './session.ts'

export function useKeptPerson(): void {
  const { user, isLastSeen } = useSession()
  useEffect(() => {
    if (user !== null && !isLastSeen) keepFor(user, new Date())
  }, [user, isLastSeen])
}
