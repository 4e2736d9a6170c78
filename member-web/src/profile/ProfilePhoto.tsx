/** The member's photo with its change: one picture, judged before it is sent and again by the server (2§5 "Profile photo"). */
import { useRef, useState } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { errorTexts } from '@member-care/domain/texts/error-texts.ts'
import { profilePhotoTexts, profileTexts } from '@member-care/domain/texts/profile-texts.ts'
import { photoError } from '@member-care/domain/user/photo-rules.ts'
import { Notice } from '../feedback/Notice.tsx'
import { ApiCallError } from '../portal-api/api-client.ts'
import { fitPhotos } from '../photo/fit-photo.ts'
import { changePhoto } from '../portal-api/home-api.ts'
import { useSignedInUser } from '../session/session.ts'
import { MemberAvatar } from '../shell/MemberAvatar.tsx'
import { useProfilePhoto } from '../shell/profile-photo.tsx'

type Change = { readonly phase: 'idle' | 'sending' | 'done' } | { readonly phase: 'failed'; readonly message: string }

export function ProfilePhoto() {
  const { name } = useSignedInUser()
  const { reload } = useProfilePhoto()
  const input = useRef<HTMLInputElement>(null)
  const [change, setChange] = useState<Change>({ phase: 'idle' })

  const send = async (chosen: readonly File[]) => {
    setChange({ phase: 'sending' })
    const files = await fitPhotos(chosen)
    const error = photoError(files)
    const [file] = files
    if (error !== undefined || file === undefined) return setChange({ phase: 'failed', message: error ?? profilePhotoTexts.noFile })
    try {
      await changePhoto(file)
      reload()
      setChange({ phase: 'done' })
    } catch (failure) {
      setChange({ phase: 'failed', message: failure instanceof ApiCallError ? failure.response.message : errorTexts.somethingWentWrong })
    }
  }

  return (
    <Paper component="section" aria-label={profileTexts.photo} variant="outlined" sx={{ p: { xs: 2.5, sm: 3 }, display: 'grid', gap: 2 }}>
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
              if (files.length > 0) void send(files)
            }}
          />
          <Button variant="outlined" size="small" loading={change.phase === 'sending'} onClick={() => input.current?.click()}>
            {profilePhotoTexts.change}
          </Button>
        </Box>
      </Box>
      {change.phase === 'failed' && (
        <Notice tone="error" role="alert" title={errorTexts.changeFailed}>
          {change.message}
        </Notice>
      )}
      {change.phase === 'done' && <Notice tone="success" role="status" title={profilePhotoTexts.changed} />}
    </Paper>
  )
}
