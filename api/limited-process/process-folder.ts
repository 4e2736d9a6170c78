/**
 * Where a process keeps what it receives until it is stored: a folder of its own, so that what a killed one left is known as such and goes at the
 * next start. Folders of other machines, which may use the same disk, are left to the daily sweep (sweep-uploads.ts).
 */
import { mkdir, readdir, rm } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { filesUnder } from '../integrations/file-store/files-under.ts'

/** A number of a process is given again after it has ended; this tells the two apart. */
const began = Math.round(Date.now() - process.uptime() * 1_000)

/**
 * Makes this process's folder, readable to it alone, and removes those of processes of this machine that have ended.
 * @returns its path, and how many files of others went
 */
export async function openProcessFolder(
  root: string,
): Promise<{ readonly folder: string; readonly leftovers: number }> {
  const folder = join(root, `${hostname()}.${process.pid}.${began}`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  let leftovers = 0
  for (const name of await readdir(root)) {
    if (!isOfEndedProcess(name)) continue
    leftovers += (await filesUnder(join(root, name))).length
    await rm(join(root, name), { recursive: true, force: true })
  }
  return { folder, leftovers }
}

function isOfEndedProcess(name: string): boolean {
  const [, host, pid, start] = /^(.+)\.(\d+)\.(\d+)$/.exec(name) ?? []
  if (host !== hostname()) return false
  return Number(pid) === process.pid ? Number(start) !== began : !isAlive(Number(pid))
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // It is there, and another user's.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
