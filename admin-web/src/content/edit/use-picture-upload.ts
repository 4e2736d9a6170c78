/** Sends a picture and tells its address. */
import { contentPageTexts } from '@member-care/domain/texts/content-page-texts.ts'
import { useState } from 'react'
import { useCommandSending } from '../../console/use-command-sending.ts'
import type { PicturePlace } from '../content-commands.ts'

const LARGEST_BYTES = 5 * 1024 * 1024

/** What the server can read. */
export const pictureTypes = 'image/jpeg,image/png,image/heic,image/heif,.heic,.heif'

export function usePictureUpload(onUploaded: (address: string) => void, place: PicturePlace) {
  const [isTooLarge, setTooLarge] = useState(false)
  const { send, isPending, failure, clearFailure } = useCommandSending<string>({ onDone: onUploaded })
  return {
    isPending,
    failure: isTooLarge ? contentPageTexts.picture.tooLarge : failure?.message,
    upload(file: File | undefined): void {
      if (!file) return
      clearFailure()
      setTooLarge(file.size > LARGEST_BYTES)
      if (file.size <= LARGEST_BYTES)
        void send([file.name, file.size, file.lastModified], (options, dataProvider) =>
          dataProvider.uploadContentPicture(file, place, options),
        )
    },
  }
}
