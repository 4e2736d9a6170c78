/** What a phone has to download: the sign-in, which everybody downloads first, has a budget of JavaScript, and Home comes in few files. */
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'

const BUDGET_BYTES = 150_000
const vite = join(import.meta.dirname, '..', 'node_modules', 'vite', 'bin', 'vite.js')

/** Chunks by their key, as Vite lists them. */
type Manifest = Readonly<
  Record<
    string,
    { readonly file: string; readonly imports?: readonly string[]; readonly dynamicImports?: readonly string[] }
  >
>

let directory: string

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'member-web-'))
  // In a process of its own: the test runner's NODE_ENV would put the development version of React in.
  const environment = { ...process.env, NODE_ENV: 'production' }
  await promisify(execFile)(
    process.execPath,
    [vite, 'build', import.meta.dirname, '--outDir', directory, '--emptyOutDir', '--logLevel', 'error'],
    {
      env: environment,
    },
  )
})
afterAll(() => rm(directory, { recursive: true, force: true }))

test('the first screen needs at most 150 kB of JavaScript, compressed', async () => {
  const manifest = JSON.parse(await readFile(join(directory, '.vite', 'manifest.json'), 'utf8')) as Manifest
  const files = filesNeededBy('index.html', manifest)
  const sizes = await Promise.all(files.map(async (file) => gzipSync(await readFile(join(directory, file))).length))
  expect(files.length).toBeGreaterThan(0)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(BUDGET_BYTES)
})

test('Home needs four more files, and nothing that is only known once they have run', async () => {
  const manifest = JSON.parse(await readFile(join(directory, '.vite', 'manifest.json'), 'utf8')) as Manifest
  const atFirst = filesNeededBy('index.html', manifest)
  const more = ['src/shell/member-area.tsx', 'src/home/home-page.tsx'].flatMap((module) =>
    filesNeededBy(module, manifest).filter((file) => !atFirst.includes(file)),
  )
  expect(new Set(more).size).toBe(4)
  // What Home opens by itself is in them, but for what brings the reckoning with it and comes when Home stands; a dialog comes when there is one.
  const later = (manifest['src/home/home-page.tsx']?.dynamicImports ?? []).filter(
    (key) => !more.includes(manifest[key]?.file ?? ''),
  )
  expect(later.toSorted()).toEqual(['src/home/home-dialogs.tsx', 'src/home/nearly-used-limits.tsx'])
})

test('nothing of the administrators’ console is in any part of the portal', async () => {
  const manifest = await readFile(join(directory, '.vite', 'manifest.json'), 'utf8')
  expect(manifest).toContain('src/shell/member-area.tsx')
  expect(manifest).not.toMatch(/admin-web|react-admin|ra-core/)
  const chunks = Object.values(JSON.parse(manifest) as Manifest).filter(({ file }) => file.endsWith('.js'))
  // This name shows react-admin's code in any chunk.
  for (const { file } of chunks) expect(await readFile(join(directory, file), 'utf8'), file).not.toContain('ra.action.')
})

/** A chunk's file with those of everything that it imports before it runs. */
function filesNeededBy(entry: string, manifest: Manifest): string[] {
  const found = new Set<string>()
  const follow = (key: string) => {
    if (found.has(key)) return
    found.add(key)
    for (const imported of manifest[key]?.imports ?? []) follow(imported)
  }
  follow(entry)
  return [...found].flatMap((key) => manifest[key]?.file ?? [])
}
