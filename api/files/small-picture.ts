/** Small pictures that are made of uploaded ones: of one size, and without what a camera writes beside the picture. */
import { inPictureTurn } from './picture-turns.ts'
import { heicToJpeg, PictureUnreadable } from './picture-view.ts'
import { uploadTypeOf } from './upload-type.ts'

const QUALITY = 82
/** The largest phone cameras make 50 million pixels. */
const MAXIMUM_PIXELS = 50_000_000

/**
 * A picture as JPEG, cut to the size in px that it fills, and never enlarged.
 * @param path of the upload, scanned already
 * @returns undefined when its content is no picture of an accepted type, or cannot be read
 */
export async function makeSmallPicture(path: string, { width, height }: { readonly width: number; readonly height: number }): Promise<Uint8Array | undefined> {
  const type = await uploadTypeOf(path)
  if (type === undefined || type === 'application/pdf') return undefined
  try {
    const source = type === 'image/heic' || type === 'image/heif' ? await heicToJpeg(path) : path
    // Not at the start of the process: the library is large, and photos are rare.
    const { default: sharp } = await import('sharp')
    const options = { limitInputPixels: MAXIMUM_PIXELS, failOn: 'error' } as const
    // Turned as the camera said before that note is dropped with all the others.
    const upright = sharp(source, options).autoOrient()
    const cut = upright.resize(width, height, { fit: 'cover', withoutEnlargement: true })
    return await inPictureTurn(() => cut.flatten({ background: '#fff' }).jpeg({ quality: QUALITY }).toBuffer())
  } catch (error) {
    if (error instanceof PictureUnreadable || isUnreadable(error)) return undefined
    throw error
  }
}

/** The picture library tells of content that it cannot read in an error without a code; the system's own errors have one. */
function isUnreadable(error: unknown): boolean {
  return error instanceof Error && !('code' in error)
}
