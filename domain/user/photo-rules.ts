/** Which files may be a profile photo, as far as name and size tell; the server decides by content (2§5 "Profile photo", C39). */
import { MAXIMUM_FILE_BYTES } from '../claim/form/attachment-errors.ts'
import { profilePhotoTexts } from '../texts/profile-texts.ts'

const extensions = ['jpeg', 'jpg', 'png', 'heif', 'heic']

/** What is wrong with the chosen files; undefined when they are one picture that may be sent. */
export function photoError(files: readonly { readonly name: string; readonly size: number }[]): string | undefined {
  const [file, second] = files
  if (file === undefined || file.size === 0) return profilePhotoTexts.noFile
  if (second !== undefined) return profilePhotoTexts.tooMany
  const extension = file.name.split('.').at(-1)?.toLowerCase() ?? ''
  if (!extensions.includes(extension)) return profilePhotoTexts.wrongType
  return file.size > MAXIMUM_FILE_BYTES ? profilePhotoTexts.tooLarge : undefined
}
