/** Where a backup may be restored: a data directory on which nothing has been installed. One that a restore has begun to fill is no installation. */
import { access, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { stopUnlessUsed } from '../database/postgres-membership.ts'
import { StartRefused } from '../database/start-refused.ts'

const MARK = 'restore-unfinished'

/** A backup cannot be restored here, or not with this. The message says what to do. */
export class RestoreRefused extends Error {
  override readonly name = 'RestoreRefused'
}

/** Clears what an earlier restore that was cut short has left. @throws RestoreRefused */
export async function prepareRestorePlace(dataDirectory: string): Promise<void> {
  const made = [join(dataDirectory, 'postgres'), join(dataDirectory, 'files')]
  if (await isThere(join(dataDirectory, MARK))) {
    await stopUnlessUsed(join(dataDirectory, 'postgres'))
    for (const path of made) await rm(path, { recursive: true, force: true })
  }
  for (const path of made) {
    if ((await namesIn(path)).length > 0)
      throw new RestoreRefused(
        `${dataDirectory} is in use: ${path} is not empty. A backup is restored into an empty installation only: name another folder with DATA_DIR.`,
      )
  }
  await mkdir(dataDirectory, { recursive: true, mode: 0o700 })
  await writeFile(join(dataDirectory, MARK), 'A restore was begun here, and has not ended.\n', { mode: 0o600 })
}

export async function finishRestore(dataDirectory: string): Promise<void> {
  await rm(join(dataDirectory, MARK), { force: true })
}

/** @throws StartRefused where a restore was cut short */
export async function requireWholeInstallation(dataDirectory: string): Promise<void> {
  if (!(await isThere(join(dataDirectory, MARK)))) return
  throw new StartRefused(
    `A restore into ${dataDirectory} has not ended. Wait for it, or run it again: \`npm run restore -- <folder>\`.`,
  )
}

async function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

async function namesIn(path: string): Promise<readonly string[]> {
  return readdir(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
}
