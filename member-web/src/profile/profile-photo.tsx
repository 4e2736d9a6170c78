/** The member's photo with its change: one picture, judged before it is sent and again by the server (2§5 "Profile photo"). */
import { useRef } from 'react'
import { useMutation } from '@tanstack/react-query'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { errorTexts } from '@member-care/domain/texts/error-texts.ts'
import { profilePhotoTexts, profileTexts } from '@member-care/domain/texts/profile-texts.ts'
import { photoError } from '@member-care/domain/user/photo-rules.ts'
import { usePortalQueries } from '../data/queries-provider.tsx'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { ApiCallError } from '../portal-api/api-client.ts'
import { fitPhotos } from '../photo/fit-photo.ts'
import { changePhoto } from '../portal-api/home-api.ts'
import { useSignedInUser } from '../session/session.ts'
import { MemberAvatar } from '../photo/member-avatar.tsx'
import { PROFILE_PHOTO } from '../photo/use-profile-photo.ts'

/** The picture is none that can be sent; the message says why. */
class PhotoRefusal extends Error {}

export function ProfilePhoto() {
  const { name } = useSignedInUser()
  const queries = usePortalQueries()
  const input = useRef<HTMLInputElement>(null)
  const change = useMutation({
    mutationFn: sendPhoto,
    onSuccess: () => queries.invalidateQueries({ queryKey: [PROFILE_PHOTO] }),
  })

  return (
    <Paper
      component="section"
      aria-label={profileTexts.photo}
      variant="outlined"
      sx={{ p: { xs: 2.5, sm: 3 }, display: 'grid', gap: 2 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: { xs: 2, sm: 3 } }}>
        <MemberAvatar size={96} />
        <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
          <Typography variant="h2">{name}</Typography>
          <input
            ref={input}
            type="file"
            hidden
            aria-label={profilePhotoTexts.title}
            accept="image/jpeg,image/png,image/heic,image/heif,.jpg,.jpeg,.png,.heic,.heif"
            onChange={(event) => {
              const files = [...(event.target.files ?? [])]
              // The same file can be chosen again after it was refused.
              event.target.value = ''
              if (files.length > 0) change.mutate(files)
            }}
          />
          <Button variant="outlined" size="small" loading={change.isPending} onClick={() => input.current?.click()}>
            {profilePhotoTexts.change}
          </Button>
        </Box>
      </Box>
      {change.isError && (
        <Notice tone="error" role="alert" title={errorTexts.changeFailed}>
          {messageOf(change.error)}
        </Notice>
      )}
      {change.isSuccess && <Notice tone="success" role="status" title={profilePhotoTexts.changed} />}
    </Paper>
  )
}

async function sendPhoto(chosen: readonly File[]): Promise<void> {
  const files = await fitPhotos(chosen)
  const error = photoError(files)
  const [file] = files
  if (error !== undefined || file === undefined) throw new PhotoRefusal(error ?? profilePhotoTexts.noFile)
  await changePhoto(file)
}

function messageOf(failure: Error): string {
  if (failure instanceof PhotoRefusal) return failure.message
  return failure instanceof ApiCallError ? failure.response.message : errorTexts.somethingWentWrong
}
