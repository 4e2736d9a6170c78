/** Makes HEIC pictures visible in any browser, as JPEG; what was made is kept beside the original. */
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createHmac, randomUUID, timingSafeEqual, type KeyObject } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { jpegIdOf } from '../integrations/file-store/jpeg-id.ts'
import { FileMissing, FileUnopened, type FileStore } from '../integrations/file-store/file-store.ts'
import {
  readGenuine,
  type DocumentOfPerson,
  type RecordedDocument,
} from '../integrations/file-store/genuine-document.ts'
import { pictureAsJpeg } from './picture-jpeg.ts'

const SEAL_BYTES = 32

export interface PictureViews {
  /**
   * The picture as JPEG, made the first time it is asked for.
   * @throws FileMissing, DocumentChanged when the original is not the one on record, PictureUnreadable
   */
  jpegOf(original: DocumentOfPerson): Promise<Buffer>
}

/**
 * A view is kept as its original is, and with a seal behind its bytes for the original as it is on record: one that does not open, was changed or
 * exchanged, or that was made of something else, is made anew.
 * @param views.folder where temporary files may be made
 * @param views.key makes the seals
 */
export function createPictureViews({
  files,
  folder,
  key,
}: {
  readonly files: FileStore
  readonly folder: string
  readonly key: KeyObject
}): PictureViews {
  /** Conversions under way, so that many viewers of one picture wait for one conversion. */
  const underWay = new Map<string, Promise<Buffer>>()
  const sealOf = ({ fileId, bytes, sha256 }: RecordedDocument, jpeg: Buffer) =>
    createHmac('sha256', key)
      .update(`${fileId} ${bytes} ${sha256 ?? ''}\n`)
      .update(jpeg)
      .digest()

  async function keptView(original: RecordedDocument): Promise<Buffer | undefined> {
    const kept = await files.open(jpegIdOf(original.fileId)).then(buffer, (error: unknown) => {
      if (error instanceof FileMissing || error instanceof FileUnopened) return Buffer.alloc(0)
      throw error
    })
    if (kept.length <= SEAL_BYTES) return undefined
    const [jpeg, seal] = [kept.subarray(0, -SEAL_BYTES), kept.subarray(-SEAL_BYTES)]
    return timingSafeEqual(seal, sealOf(original, jpeg)) ? jpeg : undefined
  }

  async function makeView(original: DocumentOfPerson): Promise<Buffer> {
    const path = join(folder, `picture-${randomUUID()}`)
    const view = `${path}.jpg`
    try {
      await writeFile(path, await readGenuine(files, original), { mode: 0o600 })
      const jpeg = Buffer.from(await pictureAsJpeg({ path, isHeic: true }))
      await writeFile(view, Buffer.concat([jpeg, sealOf(original, jpeg)]), { mode: 0o600 })
      await files.put(jpegIdOf(original.fileId), view, original)
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

declare module '../http/parts.ts' {
  interface Parts {
    readonly pictureViews: PictureViews
  }
}
