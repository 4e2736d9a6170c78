// What `npm start` and `npm test` need before anything else: installed packages and Node 24. Runs on the machine's own
// Node (20 or later) and uses nothing that is not built in, because nothing may be installed yet.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export const repository = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
const modules = join(repository, 'node_modules')
const stamps = join(modules, '.cache', 'member-care')

/** Node 24 as it comes from the npm package `node`. */
export const node24 = join(modules, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

/** Says what is being done, on a line of its own. */
export function say(text) {
  console.log(`▸ ${text}`)
}

/** Installs what the lock file names, unless this very lock file has been installed already. */
export async function ensureInstalled() {
  if (stampMatches('installed', lockHash()) && existsSync(node24)) return
  say('Installing packages (the first time this takes a minute or two) …')
  const code = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { env: process.env })
  if (code !== 0) throw new Error('The packages could not be installed. Is the npm registry in reach?')
  if (!existsSync(node24)) throw new Error('The npm package `node` brought no Node 24 for this machine. Were install scripts switched off?')
  writeStamp('installed', lockHash())
}

/** The environment in which Node 24 comes first on the PATH, for it and for all it starts. */
export function environment() {
  return { ...process.env, PATH: [dirname(node24), join(modules, '.bin'), process.env.PATH].join(delimiter) }
}

/** Runs a program in the repository, showing its output; gives its exit code. A signal to us is passed on to it once. */
export async function run(command, args, { env = environment(), passSignals = false } = {}) {
  const child = spawn(command, args, { cwd: repository, env, stdio: 'inherit', shell: process.platform === 'win32' && command === 'npm' })
  if (passSignals) {
    // Ctrl-C reaches the child from the terminal by itself; a signal sent to this process alone does not.
    for (const signal of ['SIGTERM', 'SIGHUP']) process.once(signal, () => child.kill(signal))
    process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'))
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)))
  })
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

/** A hash of every source file below the given folders, so that a build is made only when something changed. */
export function hashOf(folders) {
  const hash = createHash('sha256').update(lockHash())
  for (const folder of folders) {
    for (const path of sourceFiles(join(repository, folder))) hash.update(relative(repository, path)).update(readFileSync(path))
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
  return createHash('sha256').update(readFileSync(join(repository, 'package-lock.json'))).digest('hex')
}
