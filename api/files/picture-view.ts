/**
 * Makes HEIC pictures visible in any browser, as JPEG. The decoder works on what strangers uploaded, so it runs in a thread of its own
 * with limits of time, memory and picture size, one picture at a time; what it made is kept beside the original.
 */
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createHmac, randomUUID, timingSafeEqual, type KeyObject } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { v5 as uuidv5 } from 'uuid'
import { FileMissing, type FileStore } from '../integrations/file-store/file-store.ts'
import { readGenuine, type RecordedDocument } from './genuine-document.ts'
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
const SEAL_BYTES = 32

/** The bytes are no picture that can be drawn, whatever their type says. */
export class PictureUnreadable extends Error {
  override readonly name = 'PictureUnreadable'
}

export interface PictureViews {
  /**
   * The picture as JPEG, made the first time it is asked for.
   * @throws FileMissing, DocumentChanged when the original is not the one on record, PictureUnreadable
   */
  jpegOf(original: RecordedDocument): Promise<Buffer>
}

/** The id under which the JPEG of a picture is kept; it goes when the picture goes. */
export function jpegIdOf(fileId: string): string {
  return uuidv5('jpeg', fileId)
}

/**
 * A view is kept with a seal behind its bytes, for its original as it is on record: one that was changed or exchanged, or that was made
 * of something else, is made anew.
 * @param key makes the seals
 */
export function createPictureViews(files: FileStore, key: KeyObject): PictureViews {
  /** Conversions under way, so that many viewers of one picture wait for one conversion. */
  const underWay = new Map<string, Promise<Buffer>>()
  const sealOf = ({ fileId, bytes, sha256 }: RecordedDocument, jpeg: Buffer) => createHmac('sha256', key).update(`${fileId} ${bytes} ${sha256 ?? ''}\n`).update(jpeg).digest()

  async function keptView(original: RecordedDocument): Promise<Buffer | undefined> {
    const kept = await files.open(jpegIdOf(original.fileId)).then(buffer, (error: unknown) => {
      if (error instanceof FileMissing) return Buffer.alloc(0)
      throw error
    })
    if (kept.length <= SEAL_BYTES) return undefined
    const [jpeg, seal] = [kept.subarray(0, -SEAL_BYTES), kept.subarray(-SEAL_BYTES)]
    return timingSafeEqual(seal, sealOf(original, jpeg)) ? jpeg : undefined
  }

  async function makeView(original: RecordedDocument): Promise<Buffer> {
    const path = join(tmpdir(), `picture-${randomUUID()}`)
    const view = `${path}.jpg`
    try {
      await writeFile(path, await readGenuine(files, original), { mode: 0o600 })
      const jpeg = Buffer.from(await heicToJpeg(path))
      await writeFile(view, Buffer.concat([jpeg, sealOf(original, jpeg)]), { mode: 0o600 })
      await files.put(jpegIdOf(original.fileId), view)
      return jpeg
    } finally {
      await Promise.all([rm(path, { force: true }), rm(view, { force: true })])
    }
  }

  return {
    async jpegOf(original) {
      const { fileId } = original
      const kept = await keptView(original)
      if (kept) return kept
      const conversion = underWay.get(fileId) ?? makeView(original).finally(() => underWay.delete(fileId))
      underWay.set(fileId, conversion)
      return conversion
    },
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
