/** Runs in a worker thread: turns one HEIC picture into a JPEG (picture-view.ts starts and watches it). */
import { readFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import convert from 'heic-convert'
import { largestPictureSize } from './heic-size.ts'
import type { HeicConversion, HeicConversionResult } from './picture-view.ts'

const { path, maximumPixels, quality } = workerData as HeicConversion

async function run(): Promise<HeicConversionResult> {
  const buffer = await readFile(path)
  // Looked at before decoding: a few bytes can announce a picture that fills the memory once it is unpacked.
  const pixels = largestPictureSize(buffer)
  if (pixels === 0 || pixels > maximumPixels) return { error: 'The picture announces no size, or too large a one.' }
  return { jpeg: await convert({ buffer, format: 'JPEG', quality }) }
}

run().then(
  (result) => parentPort?.postMessage(result),
  (error: unknown) => parentPort?.postMessage({ error: error instanceof Error ? error.message : 'The picture cannot be read.' }),
)
