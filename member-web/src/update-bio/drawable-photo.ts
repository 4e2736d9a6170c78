/** A chosen picture as this browser can draw it: itself, or as JPEG from the server, since only Safari draws HEIC. */
import { profilePhotoTexts } from '@member-care/domain/texts/profile-texts.ts'
import { photoChoiceError, photoSizeError } from '@member-care/domain/user/photo-rules.ts'
import { readPhotoPreview } from '../portal-api/home-api.ts'

/** The files are none that can become a photo; the message says why. */
export class PhotoRefusal extends Error {}

/**
 * @returns the picture, decoded; its `src` is an address that {@link releasePhoto} frees
 * @throws PhotoRefusal, ApiCallError when the server finds no picture in it
 */
export async function drawablePhoto(files: readonly File[]): Promise<HTMLImageElement> {
  const refusal = photoChoiceError(files)
  const [file] = files
  if (refusal !== undefined || file === undefined) throw new PhotoRefusal(refusal ?? profilePhotoTexts.noFile)
  const drawn = await decoded(file)
  if (drawn !== undefined) return drawn
  const tooLarge = photoSizeError(file)
  if (tooLarge !== undefined) throw new PhotoRefusal(tooLarge)
  const preview = await decoded(await readPhotoPreview(file))
  if (preview === undefined) throw new PhotoRefusal(profilePhotoTexts.wrongType)
  return preview
}

/** Frees a picture’s address. */
export function releasePhoto({ src }: HTMLImageElement): void {
  URL.revokeObjectURL(src)
}

/** Upright by what the camera noted (EXIF), as an image element is in every browser. Undefined for what this one cannot draw. */
async function decoded(content: Blob): Promise<HTMLImageElement | undefined> {
  const image = new Image()
  image.src = URL.createObjectURL(content)
  try {
    await image.decode()
    return image
  } catch {
    releasePhoto(image)
    return undefined
  }
}
