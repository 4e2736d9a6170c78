/** Uploaded pictures as JPEG. Decoders work on what strangers sent, so they run in a process with limits of time, memory and picture size. */
import { ProcessFailed, workInProcess } from '../limited-process/limited-process.ts'

/** The size in px that a picture is given, and never enlarged: `cover` cuts off what does not fit into it, `inside` keeps all of the picture within it. */
export interface PictureSize {
  readonly width: number
  readonly height: number
  readonly fit: 'cover' | 'inside'
}

/** What picture-process.ts does. */
export interface PictureConversion {
  readonly path: string
  readonly isHeic: boolean
  readonly maximumPixels: number
  /** As large as it is when absent. */
  readonly size?: PictureSize | undefined
}

/** The largest phone cameras make 50 million pixels. */
export const MOST_PICTURE_PIXELS = 50_000_000
const TIMEOUT_MS = 20_000
/** The largest HEIC picture needs some 800 while it is decoded and written anew. */
const MEGABYTES = 1_200

/** The bytes are not a picture that can be drawn, even if their type says so. */
export class PictureUnreadable extends Error {
  override readonly name = 'PictureUnreadable'
}

/** @throws PictureUnreadable when it is none, is too large, or takes longer than the time limit */
export async function pictureAsJpeg(
  picture: Omit<PictureConversion, 'maximumPixels'>,
  { timeoutMs = TIMEOUT_MS, maximumPixels = MOST_PICTURE_PIXELS }: { timeoutMs?: number; maximumPixels?: number } = {},
): Promise<Uint8Array> {
  const worker = new URL('./picture-process.ts', import.meta.url)
  try {
    return await workInProcess<PictureConversion, Uint8Array>(
      worker,
      { ...picture, maximumPixels },
      { timeoutMs, megabytes: MEGABYTES },
    )
  } catch (error) {
    throw error instanceof ProcessFailed ? new PictureUnreadable(error.message, { cause: error }) : error
  }
}
