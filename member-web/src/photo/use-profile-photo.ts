/** The member's photo, read once for the whole member area, and again when it was changed. */
import { useEffect, useState } from 'react'
import { portalQuery } from '../data/portal-query.ts'
import { usePortalQueries } from '../data/queries-provider.tsx'
import { useAnswer, type Answer } from '../data/use-answer.ts'
import { readPhoto } from '../portal-api/home-api.ts'
import { useSignedInUser } from '../session/session.ts'

export const PROFILE_PHOTO = 'profile-photo'

/** Its value is null for a member without a photo. A page that opens does not wait for it: it comes once the page stands. */
export function useProfilePhoto(): Answer<Blob | null> {
  const { uuid } = useSignedInUser()
  const queries = usePortalQueries()
  const [stands, setStands] = useState(false)
  useEffect(() => {
    let isShown = true
    void queries.pageStands().then(() => isShown && setStands(true))
    return () => void (isShown = false)
  }, [queries])
  return useAnswer(
    portalQuery({
      key: [PROFILE_PHOTO, uuid],
      load: (signal) => readPhoto(uuid, signal),
      askedOnce: true,
      enabled: stands,
    }),
  )
}
