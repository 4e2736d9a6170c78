import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSampleKeys } from '@member-care/event-store/codec/samples/sample-keys.ts'
import { filesUnderTest } from '../../../tests/support/files-under-test.ts'
import { filesUnder } from './files-under.ts'
import type { ByteStore } from './byte-store.ts'
import { KeyGone } from '@member-care/event-store/codec/key-gone.ts'
import { FileMissing, FileUnopened } from './file-store.ts'
import { folderByteStore } from './folder-byte-store.ts'
import { openByteStore } from './open-byte-store.ts'
import { s3ByteStore } from './s3-byte-store.ts'
import { sealedFileStore } from './sealed-file-store.ts'

let folder: string
let objects: Map<string, Buffer>
let server: Server
let endpoint: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'file-store-'))
  objects = new Map()
  server = createServer((request, response) => void serveObjects(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const listening = server.address()
  if (!listening || typeof listening === 'string') throw new Error('no port')
  endpoint = `http://127.0.0.1:${listening.port}`
})
afterAll(async () => {
  server.close()
  server.closeAllConnections()
  await rm(folder, { recursive: true })
})

/** The four object calls of the S3 API, with the checks a real store makes: a signature is there, and the content is the one that was signed. */
async function serveObjects(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const key = new URL(request.url ?? '/', endpoint).pathname
  const refuse = (status: number, code: string) => {
    response.writeHead(status, { 'content-type': 'application/xml' })
    response.end(request.method === 'HEAD' ? undefined : `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`)
  }
  if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=test-key/'))
    return refuse(403, 'AccessDenied')
  if (request.method === 'PUT') {
    const content = await buffer(request)
    const signed = request.headers['x-amz-content-sha256']
    if (signed !== 'UNSIGNED-PAYLOAD' && signed !== createHash('sha256').update(content).digest('hex'))
      return refuse(400, 'XAmzContentSHA256Mismatch')
    objects.set(key, content)
    response.writeHead(200, { etag: '"1"' }).end()
    return
  }
  if (request.method === 'DELETE') {
    objects.delete(key)
    response.writeHead(204).end()
    return
  }
  const content = objects.get(key)
  if (!content) return refuse(404, 'NoSuchKey')
  response.writeHead(200, { 'content-length': content.length })
  response.end(request.method === 'HEAD' ? undefined : content)
}

async function temporaryFile(content: Buffer | string): Promise<string> {
  const path = join(folder, `upload-${randomUUID()}`)
  await writeFile(path, content)
  return path
}

interface Place {
  readonly bytes: ByteStore
  /** What lies there under an id. */
  readonly stored: (fileId: string) => Promise<Buffer>
  /** All of it, as somebody might copy it. */
  readonly copy: () => Promise<ByteStore>
}

function aFolder(): Place {
  const root = join(folder, randomUUID())
  const copy = async () => {
    const bytes = folderByteStore(join(folder, randomUUID()))
    for (const path of await filesUnder(root)) await putBytes(bytes, basename(path), await readFile(path))
    return bytes
  }
  return { bytes: folderByteStore(root), stored: (fileId) => readFile(join(root, fileId.slice(0, 2), fileId)), copy }
}

function aBucket(bucket: string = randomUUID()): Place {
  const bytes = s3ByteStore({
    bucket,
    region: 'ap-southeast-1',
    endpoint,
    credentials: { accessKeyId: 'test-key', secretAccessKey: 'test-secret' },
  })
  const copy = async () => {
    const other = randomUUID()
    for (const [key, content] of objects)
      if (key.startsWith(`/${bucket}/`)) objects.set(key.replace(bucket, other), content)
    return aBucket(other).bytes
  }
  return { bytes, stored: async (fileId) => objects.get(`/${bucket}/files/${fileId}`) ?? Buffer.alloc(0), copy }
}

const putBytes = (bytes: ByteStore, fileId: string, content: Buffer) =>
  bytes.put(fileId, Readable.from([content]), content.length)
const [ann, ben] = [{ subjectId: 'the id of Ann' }, { subjectId: 'the id of Ben' }]
const places: [string, () => Place][] = [
  ['folder', aFolder],
  ['S3', aBucket],
]

describe.each(places)('the %s file store', (_name, makePlace) => {
  /** A store with one file in it. */
  async function withFile(content: Buffer | string = randomBytes(200_000)) {
    const place = makePlace()
    const keys = createSampleKeys()
    const files = filesUnderTest(place.bytes, { keys })
    const fileId = randomUUID()
    await files.put(fileId, await temporaryFile(content), ann)
    return { ...place, files, keys, fileId, read: async (store = files) => buffer(await store.open(fileId)) }
  }

  test.each([0, 1, 200_000, 1 << 20, (1 << 20) + 1, 3_000_000])(
    'gives back %i bytes as they were put',
    async (size) => {
      const content = randomBytes(size)
      const { files, fileId, read } = await withFile(content)
      expect(await files.has(fileId)).toBe(true)
      expect((await read()).equals(content)).toBe(true)
    },
  )

  test('keeps the bytes when the temporary file goes, and replaces them when the same id is put again', async () => {
    const { files, fileId, read } = await withFile()
    const path = await temporaryFile('kept')
    await files.put(fileId, path, ann)
    await rm(path)
    expect((await read()).toString()).toBe('kept')
  })

  test('keeps what was there when the upload cannot be read', async () => {
    const { bytes, files, fileId, read } = await withFile('first')
    await expect(files.put(fileId, join(folder, 'absent'), ann)).rejects.toThrow('ENOENT')
    const broken = new Readable({
      read() {
        this.destroy(new Error('The disk is broken.'))
      },
    })
    await expect(bytes.put(fileId, broken, 5)).rejects.toThrow('The disk is broken.')
    expect((await read()).toString()).toBe('first')
  })

  test('what is deleted, or was never there, is missing', async () => {
    const { files, fileId } = await withFile()
    await files.delete(fileId)
    await files.delete(fileId)
    expect(await files.has(fileId)).toBe(false)
    await expect(files.open(fileId)).rejects.toThrow(FileMissing)
  })

  test.each(['../../etc/passwd', 'a/b', '', 'C7F4A8A2-5A0B-4D83-9C61-0A1B2C3D4E5F'])(
    'refuses the id %j',
    async (fileId) => {
      const files = filesUnderTest(makePlace().bytes)
      await expect(files.open(fileId)).rejects.toThrow(TypeError)
      await expect(files.put(fileId, await temporaryFile('x'), ann)).rejects.toThrow(TypeError)
    },
  )

  test('keeps nothing that can be read where it lies, and opens nothing that was changed, cut off or put under another id', async () => {
    const secret = 'a diagnosis that nobody may read'.repeat(50_000)
    const { bytes, files, fileId, stored, read } = await withFile(secret)
    const sealed = await stored(fileId)
    expect(sealed.includes('diagnosis')).toBe(false)
    expect(sealed.includes(ann.subjectId)).toBe(false)
    const flipped = (at: number) => Buffer.from(sealed.map((byte, index) => (index === at ? byte ^ 1 : byte)))
    for (const changed of [
      flipped(5),
      flipped(60),
      flipped(sealed.length - 1),
      flipped(30),
      sealed.subarray(0, -1),
      sealed.subarray(0, 52),
      Buffer.concat([sealed, sealed]),
    ]) {
      await putBytes(bytes, fileId, changed)
      await expect(read()).rejects.toMatchObject({ name: 'FileUnopened', reason: 'changed' })
    }
    const otherId = randomUUID()
    await putBytes(bytes, otherId, sealed)
    await expect(files.open(otherId).then(buffer)).rejects.toMatchObject({ name: 'FileUnopened', reason: 'changed' })
  })

  test('does not open for somebody who was forgotten, in whatever copy, and keeps nothing more about them', async () => {
    const { copy, files, fileId, keys, read } = await withFile()
    const copied = filesUnderTest(await copy(), { keys })
    expect(await read(copied)).toHaveLength(200_000)
    await keys.forget(ann.subjectId)
    for (const store of [copied, files])
      await expect(read(store)).rejects.toMatchObject({ name: 'FileUnopened', reason: 'no-key' })
    await expect(files.put(fileId, await temporaryFile('more'), ann)).rejects.toThrow(KeyGone)
    const ofBen = randomUUID()
    await files.put(ofBen, await temporaryFile('of another'), ben)
    expect((await buffer(await files.open(ofBen))).toString()).toBe('of another')
  })

  test('ends the key of a file that tells about many with the file, so that no copy of it opens', async () => {
    const { copy, files, keys } = await withFile()
    const fileId = randomUUID()
    await files.put(fileId, await temporaryFile('a list of people'), 'itself')
    const copied = filesUnderTest(await copy(), { keys })
    expect((await buffer(await copied.open(fileId))).toString()).toBe('a list of people')
    await files.delete(fileId)
    await expect(copied.open(fileId)).rejects.toMatchObject({ reason: 'no-key' })
  })

  test('seals a file for somebody else, who it is about from then on', async () => {
    const { copy, files, fileId, keys, read } = await withFile('about Ben, sent by Ann')
    await files.sealFor(fileId, ben)
    await files.sealFor(fileId, ben)
    await keys.forget(ann.subjectId)
    expect((await read()).toString()).toBe('about Ben, sent by Ann')
    const copied = filesUnderTest(await copy(), { keys })
    await keys.forget(ben.subjectId)
    await expect(read(copied)).rejects.toThrow(FileUnopened)
  })

  describe('with files in the clear', () => {
    async function withClearFile(content = '%PDF-1.7 in the clear') {
      const place = makePlace()
      const [fileId, keys] = [randomUUID(), createSampleKeys()]
      await putBytes(place.bytes, fileId, Buffer.from(content))
      const inTheClear = new Set([fileId])
      const files = filesUnderTest(place.bytes, { keys, inTheClear })
      return {
        ...place,
        files,
        fileId,
        inTheClear,
        keys,
        read: async () => (await buffer(await files.open(fileId))).toString(),
      }
    }

    test('reads those that the register knows, and no others', async () => {
      const { inTheClear, fileId, read } = await withClearFile()
      expect(await read()).toBe('%PDF-1.7 in the clear')
      inTheClear.delete(fileId)
      await expect(read()).rejects.toMatchObject({ name: 'FileUnopened', reason: 'in-the-clear' })
    })

    test.each(['', 'short'])('reads %j, which is shorter than the head of a sealed one', async (content) => {
      const { read } = await withClearFile(content)
      expect(await read()).toBe(content)
    })

    test('seals them where they are, once', async () => {
      const { files, fileId, stored, read } = await withClearFile()
      await files.sealInTheClear(fileId, ann)
      const sealed = await stored(fileId)
      expect(sealed.includes('PDF')).toBe(false)
      await files.sealInTheClear(fileId, ben)
      expect((await stored(fileId)).equals(sealed)).toBe(true)
      expect(await read()).toBe('%PDF-1.7 in the clear')
    })

    test('gives one that is sealed in the very moment, and is no longer in the register', async () => {
      const { bytes, files, fileId, inTheClear } = await withClearFile()
      const register = {
        has: async () => {
          await files.sealInTheClear(fileId, ann)
          return inTheClear.delete(fileId) && false
        },
        strike: async () => {},
      }
      const reading = sealedFileStore({ bytes, keys: createSampleKeys(), register })
      expect((await buffer(await reading.open(fileId))).toString()).toBe('%PDF-1.7 in the clear')
    })

    test('seals one for its new holder, though it is being sealed for somebody else meanwhile', async () => {
      const { bytes, fileId, inTheClear, keys, read } = await withClearFile()
      // Striking the file from the register waits until the other sealing is done.
      const register = { has: async () => inTheClear.size > 0, strike: async () => putBytesOf(await sealedForAnn()) }
      const putBytesOf = async (content: Buffer) => {
        inTheClear.clear()
        await putBytes(bytes, fileId, content)
      }
      const sealedForAnn = async () => {
        const elsewhere = makePlace()
        await putBytes(elsewhere.bytes, fileId, Buffer.from('%PDF-1.7 in the clear'))
        await filesUnderTest(elsewhere.bytes, { keys, inTheClear: new Set([fileId]) }).sealInTheClear(fileId, ann)
        return elsewhere.stored(fileId)
      }
      await sealedFileStore({ bytes, keys, register }).sealFor(fileId, ben)
      await keys.forget(ann.subjectId)
      expect(await read()).toBe('%PDF-1.7 in the clear')
    })
  })
})

describe('the folder file store', () => {
  test('lets nobody but its own account look into its folders', async () => {
    const own = join(folder, 'own')
    const fileId = randomUUID()
    await putBytes(folderByteStore(own), fileId, Buffer.from('content'))
    const modes = await Promise.all(
      [own, join(own, fileId.slice(0, 2)), join(own, fileId.slice(0, 2), fileId)].map(
        async (path) => (await stat(path)).mode & 0o777,
      ),
    )
    expect(modes).toEqual([0o700, 0o700, 0o600])
  })

  test('that others could look into is closed when it is opened, and one that is not there yet is no mistake', async () => {
    const dataDirectory = join(folder, 'earlier')
    await openByteStore({ s3: undefined, dataDirectory })
    await mkdir(join(dataDirectory, 'files'), { recursive: true, mode: 0o755 })
    await openByteStore({ s3: undefined, dataDirectory })
    expect((await stat(join(dataDirectory, 'files'))).mode & 0o777).toBe(0o700)
  })

  test('leaves nothing behind when what it is given cannot be read to its end', async () => {
    const root = join(folder, 'failing')
    const fileId = randomUUID()
    const broken = Readable.from(
      (function* () {
        yield Buffer.from('half')
        throw new Error('The disk is broken.')
      })(),
    )
    await expect(folderByteStore(root).put(fileId, broken, 10)).rejects.toThrow('The disk is broken.')
    expect(await readdir(join(root, fileId.slice(0, 2)))).toEqual([])
  })

  test('removes what a killed put has left, once it is old enough, and nothing else', async () => {
    const root = join(folder, 'killed')
    const store = folderByteStore(root)
    expect(await store.removeUnfinished(new Date())).toBe(0)
    const fileId = randomUUID()
    await putBytes(store, fileId, Buffer.from('whole'))
    const left = `${fileId}.${randomUUID()}.part`
    await writeFile(join(root, fileId.slice(0, 2), left), 'half')
    expect(await store.removeUnfinished(new Date(Date.now() - 60_000))).toBe(0)
    expect(await readdir(join(root, fileId.slice(0, 2)))).toContain(left)
    expect(await store.removeUnfinished(new Date(Date.now() + 60_000))).toBe(1)
    expect(await readdir(join(root, fileId.slice(0, 2)))).toEqual([fileId])
  })
})
