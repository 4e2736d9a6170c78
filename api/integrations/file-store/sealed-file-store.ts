/**
 * The file store on a folder or bucket: seals each file before its bytes are stored, and opens it when it is read (sealed-frames.ts). The head of a
 * sealed file names the key, never the person. Its frames are bound to the file's id and to that key.
 *
 * An installation of before has files in the clear. They are read as they are as long as the register knows them as such, and sealed
 * one after the other (seal-clear-files.ts); any other file in the clear is none of ours.
 */
import { randomBytes } from 'node:crypto'
import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { WrappedKeyUnopened } from '@member-care/event-store/codec/codec-errors.ts'
import { keyOfFile, type SubjectKeys } from '@member-care/event-store/codec/subject-keys.ts'
import type { SubjectKey } from '@member-care/event-store/codec/sealed-fields.ts'
import { parse as uuidBytes } from 'uuid'
import { bytesOfFile, bytesOfStream, piecesOf, streamFrom, type ByteSource } from './byte-source.ts'
import { framedBytes, frameKey, openFrames, SALT_BYTES, sealFrames, unframedBytes } from './sealed-frames.ts'
import type { ByteStore } from './byte-store.ts'
import { KeyGone } from '@member-care/event-store/codec/key-gone.ts'
import { FileUnopened, type FileStore, type SealedFor } from './file-store.ts'

export interface SealedFiles {
  readonly bytes: ByteStore
  readonly keys: Pick<SubjectKeys, 'forWriting' | 'forReading' | 'end'>
  readonly register: ClearFileRegister
}

/** The files that lie in the clear since before files were sealed. */
export interface ClearFileRegister {
  has(fileId: string): Promise<boolean>
  /** Waits while the file is being sealed. */
  strike(fileId: string): Promise<void>
}

/** No text begins with the first of these bytes, and no document of an accepted type does. */
const MAGIC = Buffer.from([0x8e, 0x4d, 0x43, 0x46])
const KEY_ID_BYTES = 16
const HEAD_BYTES = MAGIC.length + KEY_ID_BYTES + SALT_BYTES

export interface SealedFileStore extends FileStore {
  /**
   * Seals a file that lies in the clear. Does nothing when the file is already sealed. The caller holds its row of the
   * register.
   * @throws FileMissing, FileUnopened, KeyGone
   */
  sealInTheClear(fileId: string, sealedFor: SealedFor): Promise<void>
}

export function sealedFileStore({ bytes: store, keys, register }: SealedFiles): SealedFileStore {
  async function keyFor(fileId: string, sealedFor: SealedFor): Promise<SubjectKey> {
    const subjectId = subjectOf(fileId, sealedFor)
    const key = (await keys.forWriting([subjectId])).get(subjectId)
    if (!key) throw new KeyGone(fileId)
    return key
  }

  /** @param source in the clear, so many bytes */
  async function keep(fileId: string, { keyId, key }: SubjectKey, source: ByteSource, bytes: number): Promise<void> {
    const salt = randomBytes(SALT_BYTES)
    const head = Buffer.concat([MAGIC, uuidBytes(keyId), salt])
    const sealed = sealFrames(source, { key: frameKey(key, salt, boundTo(fileId, keyId)), head, bytes })
    await store.put(fileId, sealed, HEAD_BYTES + framedBytes(bytes))
  }

  /** What is stored, with the id of the key that its head names: none where it lies in the clear and the register knows that. */
  async function read(fileId: string): Promise<StoredFile> {
    // It may be sealed in the moment between.
    for (let tries = 0; tries < 2; tries++) {
      const { source, bytes } = await store.open(fileId)
      try {
        const head = Buffer.alloc(HEAD_BYTES)
        const begun = head.subarray(0, await source.read(head))
        const isSealed = begun.length === HEAD_BYTES && begun.subarray(0, MAGIC.length).equals(MAGIC)
        if (isSealed) return { begun, source, bytes, keyId: keyIdIn(head) }
        if (await register.has(fileId)) return { begun, source, bytes }
      } catch (error) {
        await source.close()
        throw error
      }
      await source.close()
    }
    throw new FileUnopened(fileId, 'in-the-clear')
  }

  /** The source is closed with the stream, or with the error. */
  async function opened(fileId: string, { begun, source, bytes, keyId }: StoredFile): Promise<Readable> {
    if (keyId === undefined) return streamFrom(source, piecesOf(source, begun))
    const key = await keyNamed(keyId).catch(async (error: unknown) => {
      await source.close()
      throw error instanceof WrappedKeyUnopened ? new FileUnopened(fileId, 'no-key', { cause: error }) : error
    })
    if (!key) {
      await source.close()
      throw new FileUnopened(fileId, 'no-key')
    }
    const frames = openFrames(source, {
      key: frameKey(key, begun.subarray(-SALT_BYTES), boundTo(fileId, keyId)),
      framed: bytes - HEAD_BYTES,
      changed: (options) => new FileUnopened(fileId, 'changed', options),
    })
    return streamFrom(source, frames)
  }

  async function sealUnlessBy(fileId: string, key: SubjectKey): Promise<'was-sealed' | 'was-in-the-clear'> {
    const stored = await read(fileId)
    try {
      if (stored.keyId === key.keyId) return 'was-sealed'
      const bytes = stored.keyId === undefined ? stored.bytes : unframedBytes(stored.bytes - HEAD_BYTES)
      await keep(fileId, key, bytesOfStream(await opened(fileId, stored)), bytes)
      return stored.keyId === undefined ? 'was-in-the-clear' : 'was-sealed'
    } finally {
      await stored.source.close()
    }
  }

  const keyNamed = async (keyId: string) => (await keys.forReading([keyId])).get(keyId)

  return {
    async put(fileId, temporaryPath, sealedFor) {
      const source = await open(temporaryPath)
      try {
        const [{ size }, key] = await Promise.all([source.stat(), keyFor(fileId, sealedFor)])
        await keep(fileId, key, bytesOfFile(source), size)
      } finally {
        await source.close()
      }
    },

    async open(fileId) {
      return opened(fileId, await read(fileId))
    },

    has: (fileId) => store.has(fileId),

    async sealFor(fileId, sealedFor) {
      const key = await keyFor(fileId, sealedFor)
      while ((await sealUnlessBy(fileId, key)) === 'was-in-the-clear') {
        // It was being sealed for whom it told about before: looked at again once that is over.
        await register.strike(fileId)
      }
    },

    async sealInTheClear(fileId, sealedFor) {
      const stored = await read(fileId)
      try {
        if (stored.keyId === undefined)
          await keep(fileId, await keyFor(fileId, sealedFor), bytesOfStream(await opened(fileId, stored)), stored.bytes)
      } finally {
        await stored.source.close()
      }
    },

    async delete(fileId) {
      // First: what is sealed in this moment must not come back.
      await register.strike(fileId)
      await store.delete(fileId)
      await keys.end(keyOfFile(fileId))
    },

    removeUnfinished: (before) => store.removeUnfinished(before),
  }
}

interface StoredFile {
  /** What was read of it: the head of a sealed one. */
  readonly begun: Buffer
  /** The rest. */
  readonly source: ByteSource
  /** Of all of it. */
  readonly bytes: number
  readonly keyId?: string
}

function subjectOf(fileId: string, sealedFor: SealedFor): string {
  return sealedFor === 'itself' ? keyOfFile(fileId) : sealedFor.subjectId
}

function boundTo(fileId: string, keyId: string): string {
  return `file/${fileId}/${keyId}`
}

function keyIdIn(head: Buffer): string {
  return head
    .toString('hex', MAGIC.length, MAGIC.length + KEY_ID_BYTES)
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
