/**
 * Makes HEIC pictures visible in any browser, as JPEG. The decoder works on what strangers uploaded, so it runs in a thread of its own
 * with limits of time, memory and picture size, one picture at a time; what it made is kept beside the original.
 */
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { v5 as uuidv5 } from 'uuid'
import type { FileStore } from '../integrations/file-store/file-store.ts'
import { ThreadFailed, workInThread } from './limited-thread.ts'
import { inPictureTurn } from './picture-turns.ts'

export interface HeicConversion {
  readonly path: string
  readonly maximumPixels: number
  /** 0 to 1. */
  readonly quality: number
}

/** The largest phone cameras make 50 million pixels. */
const MAXIMUM_PIXELS = 50_000_000
const JPEG_QUALITY = 0.85
const TIMEOUT_MS = 20_000
const MAXIMUM_HEAP_MB = 256

/** The bytes are no picture that can be drawn, whatever their type says. */
export class PictureUnreadable extends Error {
  override readonly name = 'PictureUnreadable'
}

export interface PictureViews {
  /**
   * The picture as JPEG, made the first time it is asked for.
   * @throws FileMissing, PictureUnreadable
   */
  jpegOf(fileId: string): Promise<Readable>
}

/** The id under which the JPEG of a picture is kept; it goes when the picture goes. */
export function jpegIdOf(fileId: string): string {
  return uuidv5('jpeg', fileId)
}

export function createPictureViews(files: FileStore): PictureViews {
  /** Conversions under way, so that many viewers of one picture wait for one conversion. */
  const underWay = new Map<string, Promise<void>>()

  return {
    async jpegOf(fileId) {
      const jpegId = jpegIdOf(fileId)
      if (!(await files.stat(jpegId))) {
        const conversion = underWay.get(fileId) ?? convertStored(files, fileId).finally(() => underWay.delete(fileId))
        underWay.set(fileId, conversion)
        await conversion
      }
      return files.open(jpegId)
    },
  }
}

async function convertStored(files: FileStore, fileId: string): Promise<void> {
  const original = join(tmpdir(), `picture-${randomUUID()}`)
  const view = `${original}.jpg`
  try {
    await pipeline(await files.open(fileId), createWriteStream(original, { mode: 0o600 }))
    await writeFile(view, await heicToJpeg(original), { mode: 0o600 })
    await files.put(jpegIdOf(fileId), view)
  } finally {
    await Promise.all([rm(original, { force: true }), rm(view, { force: true })])
  }
}

/**
 * Decodes the HEIC file at `path`.
 * @throws PictureUnreadable when it is none, is too large, or takes longer than the time limit
 */
export async function heicToJpeg(path: string, limits = { timeoutMs: TIMEOUT_MS, maximumPixels: MAXIMUM_PIXELS }): Promise<Uint8Array> {
  const conversion: HeicConversion = { path, maximumPixels: limits.maximumPixels, quality: JPEG_QUALITY }
  const worker = new URL('./heic-worker.ts', import.meta.url)
  const threadLimits = { timeoutMs: limits.timeoutMs, heapMegabytes: MAXIMUM_HEAP_MB }
  return inPictureTurn(() => workInThread<HeicConversion, Uint8Array>(worker, conversion, threadLimits)).catch((error: unknown) => {
    throw error instanceof ThreadFailed ? new PictureUnreadable(error.message, { cause: error }) : error
  })
}
