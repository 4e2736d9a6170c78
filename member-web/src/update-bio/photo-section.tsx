/** Change My Profile Photo: one picture, from which the photo is cut here; the server judges what is sent by its content (2§5 "Profile photo", C39). */
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { errorTexts } from '@member-care/domain/texts/error-texts.ts'
import { profilePhotoTexts } from '@member-care/domain/texts/profile-texts.ts'
import { updateBioTexts } from '@member-care/domain/texts/update-bio-texts.ts'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { usePortalQueries } from '../data/queries-provider.tsx'
import { Panel } from '../page/panel.tsx'
import { MemberAvatar } from '../photo/member-avatar.tsx'
import { PROFILE_PHOTO } from '../photo/use-profile-photo.ts'
import { ApiCallError } from '../portal-api/api-client.ts'
import { changePhoto } from '../portal-api/home-api.ts'
import { cutPhoto, type PhotoCut } from './cut-photo.ts'
import { drawablePhoto, PhotoRefusal, releasePhoto } from './drawable-photo.ts'

const loadDialog = () => import('./cut-photo-dialog.tsx')
const CutPhotoDialog = lazy(loadDialog)

export function PhotoSection() {
  const queries = usePortalQueries()
  const input = useRef<HTMLInputElement>(null)
  const [picture, setPicture] = useState<HTMLImageElement>()
  useEffect(() => (picture === undefined ? undefined : () => releasePhoto(picture)), [picture])
  const change = useMutation({
    mutationFn: async (cut: PhotoCut) => {
      if (picture !== undefined) await changePhoto(await cutPhoto(picture, cut))
    },
    onSuccess: async () => {
      setPicture(undefined)
      await queries.invalidateQueries({ queryKey: [PROFILE_PHOTO] })
    },
  })
  const choose = useMutation({
    // The dialog comes with the picture: when it cannot be loaded, that is said here.
    mutationFn: async (files: readonly File[]) => (await Promise.all([drawablePhoto(files), loadDialog()]))[0],
    onMutate: () => change.reset(),
    onSuccess: setPicture,
  })

  return (
    <Panel title={updateBioTexts.photo}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: { xs: 2, sm: 3 } }}>
          <MemberAvatar size={96} />
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
              if (files.length > 0) choose.mutate(files)
            }}
          />
          {/* It keeps the focus while it works, and has it again after the dialog. */}
          <Button
            variant="outlined"
            size="small"
            aria-disabled={choose.isPending}
            onClick={() => {
              if (!choose.isPending) input.current?.click()
            }}
          >
            {choose.isPending ? profilePhotoTexts.opening : profilePhotoTexts.change}
          </Button>
        </Box>
        {choose.isError && (
          <Notice tone="error" role="alert" title={errorTexts.changeFailed}>
            {messageOf(choose.error)}
          </Notice>
        )}
        {change.isSuccess && <Notice tone="success" role="status" title={profilePhotoTexts.changed} />}
        {picture !== undefined && (
          <Suspense fallback={null}>
            <CutPhotoDialog
              picture={picture}
              isSending={change.isPending}
              problem={change.isError ? messageOf(change.error) : undefined}
              onUse={change.mutate}
              onClose={() => setPicture(undefined)}
            />
          </Suspense>
        )}
      </Box>
    </Panel>
  )
}

function messageOf(failure: Error): string {
  if (failure instanceof PhotoRefusal) return failure.message
  return failure instanceof ApiCallError ? failure.response.message : errorTexts.somethingWentWrong
}
