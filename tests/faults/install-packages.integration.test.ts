/** Whatever starts or tests the product first installs what the lock file names and is not there, and only then (api/launch/toolchain.mjs). */
import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

const run = promisify(execFile)
const launch = join(import.meta.dirname, '..', '..', 'api', 'launch')

let repository: string
let modules: string

beforeAll(async () => {
  repository = await mkdtemp(join(tmpdir(), 'member-care-install-'))
  modules = join(repository, 'node_modules')
  await mkdir(join(repository, 'api', 'launch'), { recursive: true })
  for (const file of ['toolchain.mjs', 'run-to-the-end.mjs'])
    await copyFile(join(launch, file), join(repository, 'api', 'launch', file))
  await writeFile(
    join(repository, 'api', 'launch', 'install.mjs'),
    `import { ensureInstalled } from './toolchain.mjs'\nawait ensureInstalled()\n`,
  )
  await pack('node', '24.0.0')
  await pack('needed', '1.0.0')
  await pack('needed', '2.0.0')
})
beforeEach(async () => {
  await lock('1.0.0')
  await install()
})
afterAll(() => rm(repository, { recursive: true, force: true }))

/** Makes a package as npm would fetch it. */
async function pack(name: string, version: string): Promise<void> {
  const source = join(repository, 'sources', `${name}-${version}`)
  await mkdir(join(source, 'bin'), { recursive: true })
  await writeFile(join(source, 'package.json'), JSON.stringify({ name, version }))
  await writeFile(join(source, 'bin', process.platform === 'win32' ? `${name}.exe` : name), '')
  await run('npm', ['pack', source, '--pack-destination', repository], { cwd: repository })
}

/** Writes the lock file of a product that needs this version. npm then records the version as installed, which it is not. */
async function lock(version: string): Promise<void> {
  const dependencies = { node: 'file:node-24.0.0.tgz', needed: `file:needed-${version}.tgz` }
  await writeFile(join(repository, 'package.json'), JSON.stringify({ name: 'product', dependencies }))
  await run('npm', ['install', '--package-lock-only', '--offline', '--no-audit'], { cwd: repository })
}

/** Gives what was said. */
async function install(): Promise<string> {
  return (await run(process.execPath, ['api/launch/install.mjs'], { cwd: repository })).stdout
}

async function installed(): Promise<unknown> {
  const description = await readFile(join(modules, 'needed', 'package.json'), 'utf8')
  return (JSON.parse(description) as { version: unknown }).version
}

test('nothing is installed where everything is there', async () => {
  expect(await install()).toBe('')
  expect(await installed()).toBe('1.0.0')
})

test('a lock file that names another version is followed', async () => {
  await lock('2.0.0')
  expect(await install()).toContain('Installing packages')
  expect(await installed()).toBe('2.0.0')
})

test('a package that was taken away comes back, although npm recorded that it is there', async () => {
  await rm(join(modules, 'needed'), { recursive: true })
  expect(await install()).toContain('Installing packages')
  expect(await installed()).toBe('1.0.0')
})

test('an install that did not come to its end is begun anew', async () => {
  await rm(join(modules, '.package-lock.json'))
  expect(await install()).toContain('Installing packages')
  expect(await installed()).toBe('1.0.0')
})
