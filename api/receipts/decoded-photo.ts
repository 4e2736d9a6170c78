/** A photo's shades, upright and in the size in which it is read; as the browser's canvas gives them to a device. */
import { sizeToReadIn } from '@member-care/domain/receipt/look-at-page.ts'
import { greyOf, type GreyPicture } from '@member-care/domain/receipt/picture/grey-picture.ts'
import sharp, { type Sharp } from 'sharp'
import { MOST_PICTURE_PIXELS } from '../documents/picture-jpeg.ts'

/** @param content JPEG, PNG or WebP @throws Error where it is none, is damaged or too large */
export async function decodedPhoto(content: Uint8Array): Promise<GreyPicture> {
  const photo = sharp(content, { limitInputPixels: MOST_PICTURE_PIXELS, failOn: 'error' }).autoOrient()
  const { autoOrient: upright } = await photo.metadata()
  return greyIn(photo, sizeToReadIn(upright))
}

/** @param photo upright @param size in pixels that it is given */
export async function greyIn(photo: Sharp, size: { width: number; height: number }): Promise<GreyPicture> {
  const { data, info } = await photo
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .resize({ ...size, fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return greyOf({ width: info.width, height: info.height, data })
}
