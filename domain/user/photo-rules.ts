/** Which files may be a profile photo, as far as name and size tell; the server decides by content (2§5 "Profile photo", C39). */
import { MAXIMUM_FILE_BYTES } from '../claim/form/attachment-errors.ts'
import { profilePhotoTexts } from '../texts/profile-texts.ts'

/** Twice what any screen shows, in px: a photo is kept as a square of this side, and never enlarged to it. */
export const PHOTO_SIDE = 512

const extensions = ['jpeg', 'jpg', 'png', 'heif', 'heic']

/** A file as it was chosen. */
interface ChosenPhoto {
  readonly name: string
  readonly size: number
}

/** What is wrong with the chosen files, their size aside; undefined when they are one picture. Only what is cut out of it has to be small (2§5). */
export function photoChoiceError(files: readonly ChosenPhoto[]): string | undefined {
  const [file, second] = files
  if (file === undefined || file.size === 0) return profilePhotoTexts.noFile
  if (second !== undefined) return profilePhotoTexts.tooMany
  const extension = file.name.split('.').at(-1)?.toLowerCase() ?? ''
  return extensions.includes(extension) ? undefined : profilePhotoTexts.wrongType
}

/** What is wrong with a picture that is to be sent as it is; undefined when it may be (C39). */
export function photoSizeError({ size }: ChosenPhoto): string | undefined {
  return size > MAXIMUM_FILE_BYTES ? profilePhotoTexts.tooLarge : undefined
}
