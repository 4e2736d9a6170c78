import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createBlindIndex } from './blind-index.ts'
import { createMasterKey, loadMasterKeyFile } from './master-key.ts'
import { createRootSecret } from './root-secret.ts'

describe('wrapping', () => {
  const masterKey = createMasterKey(randomBytes(32))
  const key = randomBytes(32)

  test('gives the key back, and does not hold it in the clear', async () => {
    const wrapped = await masterKey.wrap(key, 'a')
    expect(await masterKey.unwrap(wrapped, 'a')).toStrictEqual(key)
    expect(wrapped.includes(key)).toBe(false)
    expect(await masterKey.wrap(key, 'a')).not.toStrictEqual(wrapped)
  })

  test('opens for nothing else, with no other master key, and not when changed', async () => {
    const wrapped = await masterKey.wrap(key, 'a')
    await expect(masterKey.unwrap(wrapped, 'b')).rejects.toThrow(/another master key/)
    await expect(createMasterKey(randomBytes(32)).unwrap(wrapped, 'a')).rejects.toThrow(/another master key/)
    for (const index of [0, 20, wrapped.length - 1]) {
      const changed = Buffer.from(wrapped)
      changed[index] = (changed[index] ?? 0) ^ 1
      await expect(masterKey.unwrap(changed, 'a')).rejects.toThrow(/another master key/)
    }
  })

  test('a key of its own for every purpose of the root secret, as earlier versions derived it from the master key', () => {
    const root = createRootSecret(Buffer.alloc(32, 7))
    expect(root.derive('a').equals(root.derive('a'))).toBe(true)
    expect(root.derive('a').equals(root.derive('b'))).toBe(false)
    expect(createBlindIndex(root)('nric', 'S1234567D')).toBe('d71I2QSjai3DuXpNXBotSFZ9gWski7UPXSCC5sG-TIk')
  })

  test('needs 32 bytes', () => {
    expect(() => createMasterKey(randomBytes(16))).toThrow(/32 bytes/)
  })
})

describe('the key file', () => {
  let directory: string
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'master-key-'))
  })
  afterEach(() => rm(directory, { recursive: true }))

  test('is made only when told to, for its owner alone, and read again afterwards', async () => {
    const path = join(directory, 'master.key')
    await expect(loadMasterKeyFile(path)).rejects.toThrow(/ENOENT/)
    const made = await loadMasterKeyFile(path, { createIfMissing: true })
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    const read = await loadMasterKeyFile(path, { createIfMissing: true })
    expect(read.id).toBe(made.id)
    expect(await readdir(directory)).toStrictEqual(['master.key'])
  })

  test('of many that start at once, all have one key', async () => {
    const path = join(directory, 'master.key')
    const keys = await Promise.all(Array.from({ length: 20 }, () => loadMasterKeyFile(path, { createIfMissing: true })))
    expect(new Set(keys.map(({ id }) => id)).size).toBe(1)
  })

  test.each(['', 'hello', randomBytes(16).toString('base64'), `${randomBytes(32).toString('base64')} and more`])(
    '%o is no key',
    async (text) => {
      const path = join(directory, 'master.key')
      await writeFile(path, text)
      await expect(loadMasterKeyFile(path)).rejects.toThrow(/no master key/)
    },
  )
})
