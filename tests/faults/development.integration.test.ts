/** `npm run dev`, in a clone of its own: one address for all, pages that take a change at once, an API that starts anew, data that stay. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@member-care/api/launch/development/free-port.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { cloneTo } from '../support/clone-elsewhere.ts'
import { copyDemonstrationInstallation } from '../support/demonstration-installation.ts'
import { fileOutpatientClaim, listOwnClaims, signIn } from '../support/member-session.ts'
import { removeDataDirectory } from '../support/running-product.ts'

const LONG_MS = 150_000

let folder: string
let clone: string
let dataDirectory: string
let origin: string
let launcher: ChildProcess
let output = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'member-care-dev-'))
  clone = join(folder, 'clone')
  await cloneTo(clone, { withPages: true })
  dataDirectory = await copyDemonstrationInstallation()
  const port = await freePort()
  origin = `http://localhost:${port}`
  launcher = spawn(process.execPath, ['api/launch/dev.mjs'], {
    cwd: clone,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDirectory, CAPTCHA: 'off', NODE_ENV: 'development' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [launcher.stdout, launcher.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  await said('ready', () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ),
  )
}, 200_000)

afterAll(async () => {
  if (launcher.exitCode === null && launcher.kill('SIGTERM')) await once(launcher, 'exit')
  await removeDataDirectory(dataDirectory)
  await rm(folder, { recursive: true, force: true })
}, 60_000)

/** Waits until it is so; when it never is, what the launcher printed says why. */
async function said(what: string, isSo: () => Promise<boolean> | boolean): Promise<void> {
  await vi.waitUntil(isSo, { timeout: LONG_MS, interval: 50 }).catch((error: unknown) => {
    throw new Error(`It was never ${what}:\n${output}`, { cause: error })
  })
}

/** Puts another text into a file, as an editor does that writes beside it: the file of the original is not touched. */
async function change(file: string, from: string, to: string): Promise<void> {
  const path = join(clone, file)
  const before = await readFile(path, 'utf8')
  expect(before).toContain(from)
  await writeFile(`${path}.new`, before.replace(from, to))
  await rename(`${path}.new`, path)
}

const page = (path: string) => fetch(`${origin}${path}`, { headers: { Accept: 'text/html' } })

test.each([
  { path: '/', client: '/@vite/client', module: '/src/member-portal.tsx', file: 'member-web/src/member-portal.tsx' },
  {
    path: '/systemadmin/',
    client: '/systemadmin/@vite/client',
    module: '/systemadmin/src/frame/console-app.tsx',
    file: 'admin-web/src/frame/console-app.tsx',
  },
])(
  '$path answers with a page that takes a change of its modules at once',
  async ({ path, client, module, file }) => {
    const answer = await page(path)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain(client)
    const script = await (await fetch(origin + client)).text()
    const token = /const wsToken = "([^"]+)"/.exec(script)?.[1]
    const changes = new WebSocket(`${origin.replace('http', 'ws')}${path}?token=${token}`, 'vite-hmr')
    const heard: string[] = []
    changes.addEventListener('message', ({ data }) => heard.push(String(data)))
    await said('connected', () => heard.some((message) => message.includes('"connected"')))
    // Only what a page has asked for is put into it anew.
    expect((await fetch(origin + module)).status).toBe(200)
    const text = await readFile(join(clone, file), 'utf8')
    await change(file, text, `${text}\n// changed\n`)
    await said('told of it', () => heard.some((message) => /"type":"(update|full-reload)"/.test(message)))
    changes.close()
    expect(await (await fetch(`${origin}${module}?t=${Date.now()}`)).text()).toContain('// changed')
  },
  200_000,
)

test('a change of the API is answered by a new process of it, and the data stay', async () => {
  const alive = async () => (await fetch(`${origin}/healthz`)).json() as Promise<unknown>
  expect(await alive()).toEqual({ alive: true })
  const session = await signIn(origin, 'willow.tan@example.com')
  const { claimId } = await fileOutpatientClaim(session, { receiptNo: 'DEV-1' })
  const file = 'api/operations/operations.ts'
  await change(file, 'alive: true,', "alive: 'anew',")
  await said('told', () => output.includes(`${file} changed: the API answers anew after`))
  expect(await alive()).toEqual({ alive: 'anew' })
  expect((await listOwnClaims(session)).map(({ id }) => id)).toContain(claimId)
}, 200_000)

test('a change that cannot run is told, and the next one is tried', async () => {
  const file = 'api/operations/operations.ts'
  await change(file, "alive: 'anew',", "alive: 'anew, twice,")
  await said('refused', async () => (await fetch(`${origin}/healthz`)).status === 502)
  expect(output).toContain('operations.ts')
  await change(file, "alive: 'anew, twice,", "alive: 'mended',")
  await said('mended', async () => {
    const answer = await fetch(`${origin}/healthz`)
    return answer.ok && (await answer.text()).includes('mended')
  })
}, 200_000)
