// Requirements: CLM-070, CLM-071, CLM-076, ERR-010, ERR-020
import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import multipart from '@fastify/multipart'
import { MAXIMUM_FILE_BYTES } from '@member-care/domain/claim/form/attachment-errors.ts'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { receiveUpload, type ReceivedForm } from './receive-upload.ts'
import { UploadRefused } from './upload-refused.ts'

let folder: string
let app: FastifyInstance
let address: string
/** How the latest upload ended on the server's side. */
let outcome: Promise<ReceivedForm | UploadRefused>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'receive-upload-'))
  app = fastify()
  await app.register(multipart)
  app.post('/upload', async (request) => {
    const received = receiveUpload(request, { folder, maximumFiles: 2, fieldname: 'attachment' })
    settle(received.catch((error: unknown) => (error instanceof UploadRefused ? error : Promise.reject(error))))
    await received.catch(() => undefined)
    return {}
  })
  address = await app.listen({ port: 0, host: '127.0.0.1' })
})
let settle: (received: Promise<ReceivedForm | UploadRefused>) => void
beforeEach(() => {
  const settled = Promise.withResolvers<ReceivedForm | UploadRefused>()
  outcome = settled.promise
  settle = settled.resolve
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

async function upload(
  ...files: { content: Buffer; name?: string; field?: string }[]
): Promise<ReceivedForm | UploadRefused> {
  const form = new FormData()
  form.set('amount', '12.50')
  for (const { content, name = 'scan.pdf', field = 'attachment' } of files)
    form.append(field, new Blob([new Uint8Array(content)]), name)
  const response = await fetch(`${address}/upload`, { method: 'POST', body: form })
  expect(response.status).toBe(200)
  return outcome
}

async function nothingIsLeft(): Promise<void> {
  expect(await readdir(folder)).toEqual([])
}

describe('a form with files', () => {
  test('is taken in with measure, hash and name of every file, and discarded without a trace', async () => {
    const content = randomBytes(300_000)
    const received = await upload({ content, name: 'Quittung é 发票.pdf' }, { content: Buffer.from('x') })
    if (received instanceof UploadRefused) throw received
    expect(received.fields).toEqual({ amount: '12.50' })
    expect(received.files).toMatchObject([
      {
        bytes: 300_000,
        uploadedName: 'Quittung é 发票.pdf',
        sha256: createHash('sha256').update(content).digest('hex'),
      },
      { bytes: 1 },
    ])
    expect((await readFile(received.files[0]?.path ?? '')).equals(content)).toBe(true)
    await received.discard()
    await nothingIsLeft()
  })

  test('may bring a file of exactly the limit, and not of one byte more', async () => {
    const received = await upload({ content: Buffer.alloc(MAXIMUM_FILE_BYTES, 'a') })
    if (received instanceof UploadRefused) throw received
    expect(received.files[0]?.bytes).toBe(5_242_880)
    await received.discard()
  })

  test.each([
    ['one byte too many', 'too-large', 0, [Buffer.alloc(MAXIMUM_FILE_BYTES + 1, 'a')]],
    [
      'one byte too many in the second file',
      'too-large',
      1,
      [Buffer.from('a'), Buffer.alloc(MAXIMUM_FILE_BYTES + 1, 'a')],
    ],
    ['an empty file', 'empty', 0, [Buffer.alloc(0)]],
    ['a file too many', 'too-many', 2, [Buffer.from('a'), Buffer.from('b'), Buffer.from('c')]],
    ['more than any acceptable form', 'too-large', undefined, [Buffer.alloc(3 * MAXIMUM_FILE_BYTES, 'a')]],
  ] as const)('with %s is refused as %s, and leaves nothing', async (_what, refusal, fileIndex, contents) => {
    const refused = await upload(...contents.map((content) => ({ content })))
    expect(refused).toMatchObject({ refusal, fileIndex })
    await nothingIsLeft()
  })

  test('with a file under another name is refused', async () => {
    expect(await upload({ content: Buffer.from('a'), field: 'oldAttachment' })).toMatchObject({ refusal: 'malformed' })
    await nothingIsLeft()
  })

  test('that is no proper form is refused', async () => {
    const body = '--x\r\nContent-Disposition: form-data; name="attachment"; filename="a.pdf"\r\n\r\nabc'
    await fetch(`${address}/upload`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body,
    })
    expect(await outcome).toMatchObject({ refusal: 'malformed' })
    await nothingIsLeft()
  })

  test('whose sender goes away in the middle of a file leaves nothing', async () => {
    const socket = connect(Number(new URL(address).port), '127.0.0.1')
    socket.write(
      'POST /upload HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 900000\r\n\r\n',
    )
    socket.write('--x\r\nContent-Disposition: form-data; name="attachment"; filename="a.pdf"\r\n\r\n')
    socket.write(Buffer.alloc(100_000, 'a'), () => socket.destroy())
    expect(await outcome).toMatchObject({ refusal: 'malformed' })
    await nothingIsLeft()
  })

  test('that does not say how long it is is cut off at the length of the longest acceptable one', async () => {
    const socket = connect(Number(new URL(address).port), '127.0.0.1')
    const cutOff = new Promise<void>((resolve) => socket.on('error', () => undefined).on('close', () => resolve()))
    socket.write(
      'POST /upload HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\nTransfer-Encoding: chunked\r\n\r\n',
    )
    const sendChunk = (content: string) => socket.write(`${content.length.toString(16)}\r\n${content}\r\n`)
    sendChunk('--x\r\nContent-Disposition: form-data; name="attachment"; filename="a.pdf"\r\n\r\n')
    let sent = 0
    const sendMore = () => {
      while (!socket.destroyed && sent < 10 * MAXIMUM_FILE_BYTES) {
        sent += 65_536
        if (!sendChunk('a'.repeat(65_536))) return
      }
    }
    socket.on('drain', sendMore)
    sendMore()
    await cutOff
    expect(await outcome).toMatchObject({ refusal: 'malformed' })
    expect(sent).toBeLessThan(4 * MAXIMUM_FILE_BYTES)
    await nothingIsLeft()
  })
})
