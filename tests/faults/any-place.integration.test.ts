/** The product runs wherever its clone lies, and says in a sentence what to do where it cannot. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cloneTo } from '../support/clone-elsewhere.ts'
import { startProduct } from '../support/running-product.ts'

let onlyOurs: string
let clone: string

beforeAll(async () => {
  // Like root's home: the account that runs Postgres for root cannot go in. The name is one that a shell would not
  // leave alone.
  onlyOurs = await mkdtemp(join(tmpdir(), 'only-ours-'))
  await chmod(onlyOurs, 0o700)
  clone = join(onlyOurs, 'Größe "XL" für $HOME')
  await cloneTo(clone)
})
afterAll(() => rm(onlyOurs, { recursive: true, force: true }))

/** Starts it where it cannot; gives its exit code and what it said of it. */
async function startInVain(
  settings: Readonly<Record<string, string>>,
): Promise<{ code: number | null; errors: string }> {
  const child = spawn(process.execPath, ['api/main.ts'], {
    cwd: clone,
    env: { ...process.env, NODE_ENV: 'development', LOG_LEVEL: 'silent', ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  await once(child, 'close')
  return { code: child.exitCode, errors }
}

test('it starts where only its own user may go, in a path with blanks, umlauts and quotes, and keeps its data there', async () => {
  expect((await stat(onlyOurs)).mode & 0o077).toBe(0)
  const dataDirectory = join(clone, '.data')
  const settings = { DEMO_DATA: 'off' }
  const product = await startProduct({ clone, dataDirectory, settings })
  const cluster = join(dataDirectory, 'postgres', 'cluster')
  await access(join(cluster, 'PG_VERSION'))
  // Its fifth line is the folder of the socket.
  expect((await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n')[4]).toMatch(/^\//)
  expect(await product.stop()).toBe(0)
}, 180_000)

test('where the data cannot be kept it says so in a sentence', async () => {
  const file = join(onlyOurs, 'a file')
  await writeFile(file, '')
  const { code, errors } = await startInVain({ PORT: '0', DATA_DIR: join(file, 'data') })
  expect(errors).toMatch(
    /^Postgres cannot keep its data in .*a file.*: name another directory with DATA_DIR, or a Postgres of your own with DATABASE_URL\.\n$/,
  )
  expect(code).toBe(1)
})

test('where Postgres refuses a directory it says so in a sentence', async () => {
  const dataDirectory = join(onlyOurs, 'of a later version')
  const cluster = join(dataDirectory, 'postgres', 'cluster')
  await mkdir(cluster, { recursive: true, mode: 0o700 })
  await writeFile(join(cluster, 'PG_VERSION'), '99\n')
  await writeFile(join(dataDirectory, 'postgres', 'password'), 'one')
  const { code, errors } = await startInVain({ PORT: '0', DATA_DIR: dataDirectory })
  expect(errors).toMatch(
    /^Postgres did not start in .*: see .*server\.log, or name another directory with DATA_DIR, or .*\.\n$/,
  )
  expect(code).toBe(1)
})

test('where something else listens on its port it says so in a sentence, before it makes anything', async () => {
  const other = createServer().listen(0, 'localhost')
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' ? String(address?.port) : ''
  const dataDirectory = join(onlyOurs, 'second')
  const { code, errors } = await startInVain({ PORT: port, DATA_DIR: dataDirectory })
  other.close()
  expect(errors).toBe(
    'Member Care cannot listen there (something else does already): name another port with PORT, or another address with HOST.\n',
  )
  expect(code).toBe(1)
  await expect(access(dataDirectory)).rejects.toThrow('ENOENT')
})
