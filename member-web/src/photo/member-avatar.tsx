/** The member's photo, or their initials where there is none. Decoration: the name stands beside it. */
import Avatar from '@mui/material/Avatar'
import { useBlobAddress } from '@member-care/web-kit/files/use-blob-address.ts'
import { useSignedInUser } from '../session/session.ts'
import { initialsOf } from './initials.ts'
import { useProfilePhoto } from './use-profile-photo.ts'

/** @param props.size px */
export function MemberAvatar({ size }: { readonly size: number }) {
  const { name } = useSignedInUser()
  const photo = useProfilePhoto().value
  return (
    <Avatar
      aria-hidden="true"
      sx={{
        width: size,
        height: size,
        fontSize: size * 0.38,
        fontWeight: 650,
        bgcolor: 'primary.light',
        color: 'primary.dark',
        // A photo of something white has an edge all the same.
        outline: '1px solid',
        outlineColor: 'divider',
      }}
    >
      {photo instanceof Blob ? <Photo blob={photo} /> : initialsOf(name)}
    </Avatar>
  )
}

function Photo({ blob }: { readonly blob: Blob }) {
  const show = useBlobAddress<HTMLImageElement>(blob)
  return <img ref={show} alt="" width="100%" height="100%" style={{ objectFit: 'cover' }} />
}
