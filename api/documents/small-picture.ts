/** Small pictures that are made of uploaded ones, without what a camera writes beside the picture. */
import { pictureAsJpeg, PictureUnreadable, type PictureSize } from './picture-jpeg.ts'
import { isHeic, uploadTypeOf } from './upload-type.ts'

/**
 * A picture as JPEG in another size.
 * @param path of the upload, scanned already
 * @returns undefined when its content is no picture of an accepted type, or cannot be read
 */
export async function makeSmallPicture(path: string, size: PictureSize): Promise<Uint8Array | undefined> {
  const type = await uploadTypeOf(path)
  if (type === undefined || type === 'application/pdf') return undefined
  try {
    return await pictureAsJpeg({ path, isHeic: isHeic(type), size })
  } catch (error) {
    if (error instanceof PictureUnreadable) return undefined
    throw error
  }
}
