/** The member's photo, read once for the whole member area, and again when it was changed. */
import { portalQuery } from '../data/portal-query.ts'
import { useAnswer, type Answer } from '../data/use-answer.ts'
import { readPhoto } from '../portal-api/home-api.ts'
import { useSignedInUser } from '../session/session.ts'

export const PROFILE_PHOTO = 'profile-photo'

/** Its value is null for a member without a photo. */
export function useProfilePhoto(): Answer<Blob | null> {
  const { uuid } = useSignedInUser()
  return useAnswer(
    portalQuery({ key: [PROFILE_PHOTO, uuid], load: (signal) => readPhoto(uuid, signal), askedOnce: true }),
  )
}
