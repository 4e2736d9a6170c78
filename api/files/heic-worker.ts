/** Runs in a thread of its own: turns one HEIC picture into a JPEG (picture-view.ts starts it). */
import { readFile } from 'node:fs/promises'
import convert from 'heic-convert'
import { largestPictureSize } from './heic-size.ts'
import { answerFromThread } from './limited-thread.ts'
import type { HeicConversion } from './picture-view.ts'

answerFromThread(async ({ path, maximumPixels, quality }: HeicConversion): Promise<Uint8Array> => {
  const buffer = await readFile(path)
  // Looked at before decoding: a few bytes can announce a picture that fills the memory once it is unpacked.
  const pixels = largestPictureSize(buffer)
  if (pixels === 0 || pixels > maximumPixels) throw new Error('The picture announces no size, or too large a one.')
  return convert({ buffer, format: 'JPEG', quality })
})
