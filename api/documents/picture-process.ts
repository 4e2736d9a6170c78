/** Runs in a process of its own: turns one uploaded picture into a JPEG (picture-jpeg.ts starts it). */
import { readFile } from 'node:fs/promises'
import { largestPictureSize } from './heic-size.ts'
import { answerFromProcess } from '../limited-process/limited-process.ts'
import type { PictureConversion, PictureSize } from './picture-jpeg.ts'

// Each library is loaded where it is needed: both are large.
answerFromProcess(async ({ path, isHeic, maximumPixels, size }: PictureConversion): Promise<Uint8Array> => {
  const source = isHeic ? await heicToJpeg(path, maximumPixels) : path
  return size ? resized(source, size, maximumPixels) : isHeic ? (source as Uint8Array) : readFile(path)
})

const HEIC_QUALITY = 0.85
const RESIZED_QUALITY = 82

async function heicToJpeg(path: string, maximumPixels: number): Promise<Uint8Array> {
  const buffer = await readFile(path)
  // Looked at before decoding: a few bytes can announce a picture that fills the memory once it is unpacked.
  const pixels = largestPictureSize(buffer)
  if (pixels === 0 || pixels > maximumPixels) throw new Error('The picture announces no size, or too large a one.')
  const { default: convert } = await import('heic-convert')
  return convert({ buffer, format: 'JPEG', quality: HEIC_QUALITY })
}

/** Of that size, and without what a camera writes beside the picture. */
async function resized(
  source: string | Uint8Array,
  { width, height, fit }: PictureSize,
  maximumPixels: number,
): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp')
  // Turned as the camera said before that note is dropped with all the others.
  const upright = sharp(source, { limitInputPixels: maximumPixels, failOn: 'error' }).autoOrient()
  const small = upright.resize(width, height, { fit, withoutEnlargement: true })
  return small.flatten({ background: '#fff' }).jpeg({ quality: RESIZED_QUALITY }).toBuffer()
}
