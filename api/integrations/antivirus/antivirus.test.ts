import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { AntivirusUnavailable, createAntivirus } from './antivirus.ts'
import { clamdAntivirus } from './clamd.ts'
import { EICAR_TEST_FILE, scanForEicar } from './eicar-signature.ts'

describe('the EICAR signature', () => {
  const filler = randomBytes(100)

  test('is the 68 bytes that every scanner knows', () => {
    expect(EICAR_TEST_FILE).toHaveLength(68)
  })

  test.each([
    ['alone', [EICAR_TEST_FILE]],
    ['at the start of more', [Buffer.concat([EICAR_TEST_FILE, filler])]],
    ['at the end', [filler, Buffer.concat([filler, EICAR_TEST_FILE])]],
    [
      'across a chunk border',
      [Buffer.concat([filler, EICAR_TEST_FILE.subarray(0, 30)]), Buffer.concat([EICAR_TEST_FILE.subarray(30), filler])],
    ],
    ['with its last byte in the next chunk', [EICAR_TEST_FILE.subarray(0, 67), EICAR_TEST_FILE.subarray(67)]],
    ['byte by byte', [...EICAR_TEST_FILE].map((byte) => Buffer.from([byte]))],
  ])('is found %s', async (_where, chunks) => {
    expect(await scanForEicar(Readable.from(chunks))).toEqual({ clean: false, finding: 'EICAR-Test-File' })
  })

  test('is not seen in what only resembles it', async () => {
    const withoutLastByte = EICAR_TEST_FILE.subarray(0, 67)
    expect(await scanForEicar(Readable.from([filler, withoutLastByte, filler]))).toEqual({ clean: true })
  })
})

describe('a scan of a file', () => {
  const piece = 256 * 1024
  let folder: string

  beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'antivirus-'))))
  afterAll(async () => rm(folder, { recursive: true }))

  async function scanned(...parts: readonly Buffer[]) {
    const path = join(folder, randomUUID())
    await writeFile(path, Buffer.concat(parts))
    return createAntivirus(undefined).scan(path)
  }

  test.each([
    ['across the end of the first piece that is read', piece - 30],
    ['right after it', piece],
    ['across the end of the second', 2 * piece - 67],
  ])('finds the signature %s', async (_where, before) => {
    expect(await scanned(Buffer.alloc(before, 'x'), EICAR_TEST_FILE, Buffer.alloc(1_000, 'y'))).toMatchObject({
      clean: false,
    })
  })

  test('takes nothing of one file for the next one’s', async () => {
    expect(await scanned(Buffer.alloc(100, 'x'), EICAR_TEST_FILE)).toMatchObject({ clean: false })
    expect(await scanned(Buffer.alloc(50, 'x'))).toEqual({ clean: true })
    expect(await scanned(EICAR_TEST_FILE.subarray(0, 40))).toEqual({ clean: true })
    expect(await scanned(EICAR_TEST_FILE.subarray(40))).toEqual({ clean: true })
  })

  test('many at once are each judged by their own bytes', async () => {
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        scanned(Buffer.alloc(piece, String(index % 10)), index % 2 ? EICAR_TEST_FILE : Buffer.from('harmless')),
      ),
    )
    expect(results.map(({ clean }) => clean)).toEqual(Array.from({ length: 20 }, (_, index) => index % 2 === 0))
  })
})

describe('clamd over the wire', () => {
  let server: Server
  let address: string
  let answer: (content: Buffer) => string | undefined
  const received: Buffer[] = []

  beforeAll(async () => {
    server = createServer((socket) => void serveInstream(socket).catch(() => socket.destroy()))
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const listening = server.address()
    if (!listening || typeof listening === 'string') throw new Error('no port')
    address = `tcp://127.0.0.1:${listening.port}`
  })
  afterEach(() => void received.splice(0))
  afterAll(() => void server.close())

  /** A clamd as its manual describes INSTREAM; it answers what the test told it to, or hangs up. */
  async function serveInstream(socket: Socket): Promise<void> {
    let pending = Buffer.alloc(0)
    const content: Buffer[] = []
    const command = 'zINSTREAM\0'
    let greeted = false
    for await (const chunk of socket) {
      pending = Buffer.concat([pending, chunk as Buffer])
      if (!greeted) {
        if (pending.length < command.length) continue
        if (pending.subarray(0, command.length).toString() !== command) return void socket.end('UNKNOWN COMMAND\0')
        greeted = true
        pending = pending.subarray(command.length)
      }
      while (pending.length >= 4 && pending.length >= 4 + pending.readUInt32BE(0)) {
        const length = pending.readUInt32BE(0)
        if (length === 0) {
          received.push(Buffer.concat(content))
          const words = answer(Buffer.concat(content))
          return void (words === undefined ? socket.destroy() : socket.end(`${words}\0`))
        }
        content.push(pending.subarray(4, 4 + length))
        pending = pending.subarray(4 + length)
      }
    }
  }

  test('every byte arrives, and OK means clean', async () => {
    answer = () => 'stream: OK'
    const content = randomBytes(300_000)
    expect(
      await clamdAntivirus(address)(
        Readable.from([content.subarray(0, 1), content.subarray(1, 200_000), content.subarray(200_000)]),
      ),
    ).toEqual({ clean: true })
    expect(received[0]?.equals(content)).toBe(true)
  })

  test('a finding is told with its name', async () => {
    answer = () => 'stream: Win.Test.Harmless-1 FOUND'
    expect(await clamdAntivirus(address)(Readable.from([Buffer.from('x')]))).toEqual({
      clean: false,
      finding: 'Win.Test.Harmless-1',
    })
  })

  test.each([
    ['an error', 'INSTREAM size limit exceeded. ERROR'],
    ['nothing', undefined],
  ])('%s is no verdict', async (_what, words) => {
    answer = () => words
    await expect(clamdAntivirus(address)(Readable.from([Buffer.from('x')]))).rejects.toThrow(AntivirusUnavailable)
  })

  test('a clamd that is away is no verdict', async () => {
    await expect(clamdAntivirus('tcp://127.0.0.1:1')(Readable.from([Buffer.from('x')]))).rejects.toThrow(
      AntivirusUnavailable,
    )
  })

  test('the signature check stays in front of it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'antivirus-'))
    const path = join(folder, 'upload')
    answer = () => 'stream: OK'
    await writeFile(path, EICAR_TEST_FILE)
    expect(await createAntivirus(address).scan(path)).toMatchObject({ clean: false })
    expect(received).toHaveLength(0)
    await writeFile(path, 'harmless')
    expect(await createAntivirus(address).scan(path)).toEqual({ clean: true })
    expect(received).toHaveLength(1)
    await rm(folder, { recursive: true })
  })
})
