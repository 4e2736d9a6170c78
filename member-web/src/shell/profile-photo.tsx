/** The member's photo, read once for the whole member area, and again when it was changed. */
import { createContext, useCallback, useContext, type ReactNode } from 'react'
import { readPhoto } from '../portal-api/home-api.ts'
import { useResource, type Resource } from '../resource/use-resource.ts'
import { useSignedInUser } from '../session/session.ts'

const ProfilePhotoContext = createContext<Resource<Blob | null> | null>(null)

export function ProfilePhotoProvider({ children }: { readonly children: ReactNode }) {
  const { uuid } = useSignedInUser()
  const load = useCallback((signal: AbortSignal) => readPhoto(uuid, signal), [uuid])
  return <ProfilePhotoContext value={useResource(load)}>{children}</ProfilePhotoContext>
}

/** Its value is null for a member without a photo. */
export function useProfilePhoto(): Resource<Blob | null> {
  const photo = useContext(ProfilePhotoContext)
  if (photo === null) throw new Error('The photo is provided by the member area only.')
  return photo
}
