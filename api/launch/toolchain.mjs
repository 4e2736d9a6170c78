// What `npm start` and `npm test` need before anything else: installed packages and Node 24. Runs on the machine's own
// Node (20 or later) and uses nothing that is not built in, because nothing may be installed yet.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runToTheEnd } from './run-to-the-end.mjs'

export const repository = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
const modules = join(repository, 'node_modules')
const stamps = join(modules, '.cache', 'member-care')
const lockFile = join(repository, 'package-lock.json')

/** Node 24 as it comes from the npm package `node`. */
export const node24 = join(modules, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

/** The native compiler, for checking types alone. ESLint and the API's client still need the older package, which has the same program name. */
export const nativeTypeScript = join('node_modules', 'typescript-native', 'bin', 'tsc')

/** Says what is being done, on a line of its own. */
export function say(text) {
  console.log(`▸ ${text}`)
}

/**
 * Installs what the lock file names, unless it is there already. Never twice at the same time: an install begins by removing
 * everything, also from under those who are working with it.
 */
export async function ensureInstalled() {
  if (isInstalled()) return
  await holdingLock(async () => {
    // Somebody else may have installed it while this waited for the lock.
    if (isInstalled()) return
    say('Installing packages (the first time this takes a minute or two) …')
    const code = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { env: process.env })
    if (code !== 0) throw new Error('The packages could not be installed. Is the npm registry in reach?')
    if (!existsSync(node24))
      throw new Error('The npm package `node` brought no Node 24 for this machine. Were install scripts switched off?')
  })
}

/**
 * Whether every package of the lock file lies there in its version. npm's own record of what it has installed only says that an install came to
 * its end: npm writes it anew also where it changes the lock file alone, and it stays where packages are taken away.
 */
function isInstalled() {
  if (!existsSync(join(modules, '.package-lock.json')) || !existsSync(node24)) return false
  const wanted = Object.entries(JSON.parse(readFileSync(lockFile, 'utf8')).packages)
  // Optional packages are for other machines than this one, and workspaces have no version to compare.
  return wanted.every(
    ([path, { version, optional, link }]) =>
      !path.includes('node_modules/') || optional || link || installedVersion(path) === version,
  )
}

/** @param path of the package within the repository, as the lock file has it */
function installedVersion(path) {
  const description = join(repository, path, 'package.json')
  return existsSync(description) ? JSON.parse(readFileSync(description, 'utf8')).version : undefined
}

/** Runs while no other process of this repository installs; a lock that was left by a killed process is taken over. */
async function holdingLock(work) {
  const lock = join(repository, '.install-lock')
  for (let said = false; !takeLock(lock); said = true) {
    if (!said) say('Another process is installing the packages; waiting for it …')
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  try {
    await work()
  } finally {
    rmSync(lock, { force: true })
  }
}

function takeLock(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    if (!isRunning(lock)) rmSync(lock, { force: true })
    return false
  }
}

function isRunning(lock) {
  try {
    const pid = Number(readFileSync(lock, 'utf8'))
    // Created, and its number not written yet.
    if (!pid) return true
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** The environment in which Node 24 comes first on the PATH, for it and for all it starts. */
export function environment() {
  return { ...process.env, PATH: [dirname(node24), join(modules, '.bin'), process.env.PATH].join(delimiter) }
}

/**
 * Runs a program in the repository, showing its output; gives its exit code. When this process is to end, the program ends first; of what
 * was to follow nothing happens then.
 */
export async function run(command, args, { env = environment(), isToldByChannel = false } = {}) {
  const { code, isToEnd } = await runToTheEnd(command, args, {
    cwd: repository,
    env,
    shell: process.platform === 'win32' && command === 'npm',
    isToldByChannel,
  })
  if (isToEnd) process.exit(code)
  return code
}

/** Whether `name` was last stamped with this value. */
export function stampMatches(name, value) {
  const path = join(stamps, name)
  return existsSync(path) && readFileSync(path, 'utf8') === value
}

export function writeStamp(name, value) {
  mkdirSync(stamps, { recursive: true })
  writeFileSync(join(stamps, name), value)
}

/** A hash of every source file below the given folders, or of some of them, so that something is made only when it has changed. */
export function hashOf(folders, isMeant = () => true) {
  const hash = createHash('sha256').update(lockHash())
  for (const folder of folders) {
    for (const path of sourceFiles(join(repository, folder)).filter(isMeant))
      hash.update(relative(repository, path)).update(readFileSync(path))
  }
  return hash.digest('hex')
}

function sourceFiles(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !['node_modules', 'dist'].includes(entry.name))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? sourceFiles(join(folder, entry.name)) : [join(folder, entry.name)]))
}

function lockHash() {
  return createHash('sha256').update(readFileSync(lockFile)).digest('hex')
}
