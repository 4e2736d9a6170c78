import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FileMissing, type FileStore } from './file-store.ts'
import { folderFileStore } from './folder-file-store.ts'
import { openFileStore } from './open-file-store.ts'
import { s3FileStore } from './s3-file-store.ts'

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
  if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=test-key/')) return refuse(403, 'AccessDenied')
  if (request.method === 'PUT') {
    const content = await buffer(request)
    const signed = request.headers['x-amz-content-sha256']
    if (signed !== 'UNSIGNED-PAYLOAD' && signed !== createHash('sha256').update(content).digest('hex')) return refuse(400, 'XAmzContentSHA256Mismatch')
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

async function temporaryFile(content: Buffer): Promise<string> {
  const path = join(folder, `upload-${randomUUID()}`)
  await writeFile(path, content)
  return path
}

const stores: [string, () => FileStore][] = [
  ['folder', () => folderFileStore(join(folder, 'store'))],
  ['S3', () => s3FileStore({ bucket: 'claims', region: 'ap-southeast-1', endpoint, credentials: { accessKeyId: 'test-key', secretAccessKey: 'test-secret' } })],
]

describe.each(stores)('the %s file store', (_name, makeStore) => {
  test('gives back what was put, and knows its size', async () => {
    const store = makeStore()
    const fileId = randomUUID()
    const content = randomBytes(200_000)
    await store.put(fileId, await temporaryFile(content))
    expect(await store.stat(fileId)).toEqual({ bytes: 200_000 })
    expect((await buffer(await store.open(fileId))).equals(content)).toBe(true)
  })

  test('keeps the bytes when the temporary file goes', async () => {
    const store = makeStore()
    const fileId = randomUUID()
    const path = await temporaryFile(Buffer.from('kept'))
    await store.put(fileId, path)
    await rm(path)
    expect((await buffer(await store.open(fileId))).toString()).toBe('kept')
  })

  test('putting the same id again replaces the bytes', async () => {
    const store = makeStore()
    const fileId = randomUUID()
    await store.put(fileId, await temporaryFile(Buffer.from('first')))
    await store.put(fileId, await temporaryFile(Buffer.from('second')))
    expect((await buffer(await store.open(fileId))).toString()).toBe('second')
  })

  test('what is deleted, or was never there, is missing', async () => {
    const store = makeStore()
    const fileId = randomUUID()
    await store.put(fileId, await temporaryFile(Buffer.from('bytes')))
    await store.delete(fileId)
    await store.delete(fileId)
    expect(await store.stat(fileId)).toBeUndefined()
    await expect(store.open(fileId)).rejects.toThrow(FileMissing)
  })

  test.each(['../../etc/passwd', 'a/b', '', 'C7F4A8A2-5A0B-4D83-9C61-0A1B2C3D4E5F'])('refuses the id %j', async (fileId) => {
    await expect(makeStore().open(fileId)).rejects.toThrow(TypeError)
    await expect(makeStore().put(fileId, await temporaryFile(Buffer.from('x')))).rejects.toThrow(TypeError)
  })
})

describe('the folder file store', () => {
  test('lets nobody but its own account look into its folders', async () => {
    const own = join(folder, 'own')
    const [temporary, fileId] = [join(folder, 'readable-by-one'), randomUUID()]
    await writeFile(temporary, 'content', { mode: 0o600 })
    await folderFileStore(own).put(fileId, temporary)
    const modes = await Promise.all([own, join(own, fileId.slice(0, 2)), join(own, fileId.slice(0, 2), fileId)].map(async (path) => (await stat(path)).mode & 0o077))
    expect(modes).toEqual([0, 0, 0])
  })

  test('that others could look into is closed when it is opened, and one that is not there yet is no mistake', async () => {
    const dataDirectory = join(folder, 'earlier')
    await openFileStore({ s3: undefined, dataDirectory })
    await mkdir(join(dataDirectory, 'files'), { recursive: true, mode: 0o755 })
    await openFileStore({ s3: undefined, dataDirectory })
    expect((await stat(join(dataDirectory, 'files'))).mode & 0o777).toBe(0o700)
  })

  test('leaves nothing behind when the upload is not there to copy', async () => {
    const root = join(folder, 'failing')
    const fileId = randomUUID()
    await expect(folderFileStore(root).put(fileId, join(folder, 'absent'))).rejects.toThrow('ENOENT')
    expect(await readdir(join(root, fileId.slice(0, 2)))).toEqual([])
  })

  test('removes what a killed put has left, once it is old enough, and nothing else', async () => {
    const root = join(folder, 'killed')
    const store = folderFileStore(root)
    expect(await store.removeUnfinished(new Date())).toBe(0)
    const fileId = randomUUID()
    await store.put(fileId, await temporaryFile(Buffer.from('whole')))
    const left = `${fileId}.${randomUUID()}.part`
    await writeFile(join(root, fileId.slice(0, 2), left), 'half')
    expect(await store.removeUnfinished(new Date(Date.now() - 60_000))).toBe(0)
    expect(await readdir(join(root, fileId.slice(0, 2)))).toContain(left)
    expect(await store.removeUnfinished(new Date(Date.now() + 60_000))).toBe(1)
    expect(await readdir(join(root, fileId.slice(0, 2)))).toEqual([fileId])
  })
})
