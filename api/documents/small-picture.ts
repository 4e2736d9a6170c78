/** Small pictures that are made of uploaded ones: of one size, and without what a camera writes beside the picture. */
import { pictureAsJpeg, PictureUnreadable } from './picture-jpeg.ts'
import { uploadTypeOf } from './upload-type.ts'

/**
 * A picture as JPEG, cut to the size in px that it fills, and never enlarged.
 * @param path of the upload, scanned already
 * @returns undefined when its content is no picture of an accepted type, or cannot be read
 */
export async function makeSmallPicture(
  path: string,
  fill: { readonly width: number; readonly height: number },
): Promise<Uint8Array | undefined> {
  const type = await uploadTypeOf(path)
  if (type === undefined || type === 'application/pdf') return undefined
  try {
    return await pictureAsJpeg({ path, isHeic: type === 'image/heic' || type === 'image/heif', fill })
  } catch (error) {
    if (error instanceof PictureUnreadable) return undefined
    throw error
  }
}
