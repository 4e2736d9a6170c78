import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openProcessFolder } from './process-folder.ts'

let root: string
beforeEach(async () => {
  root = join(await mkdtemp(join(tmpdir(), 'process-folder-')), 'uploads')
})
afterEach(() => rm(join(root, '..'), { recursive: true }))

/** What another process has left in its folder. */
async function leave(name: string): Promise<void> {
  await mkdir(join(root, name, 'upload-1'), { recursive: true })
  await writeFile(join(root, name, 'upload-1', 'receipt'), 'half a receipt')
}

test('of processes of this machine that have ended, and only of them, the folder goes at the next start', async () => {
  const { pid: ended } = spawnSync(process.execPath, ['--version'])
  const gone = [`${hostname()}.${ended}.1`, `${hostname()}.${process.pid}.1`]
  const staying = [`${hostname()}.${process.ppid}.1`, `elsewhere.${ended}.1`, 'of-an-earlier-version']
  for (const name of [...gone, ...staying]) await leave(name)
  const { folder, leftovers } = await openProcessFolder(root)
  expect(leftovers).toBe(2)
  expect((await readdir(root)).toSorted()).toEqual([...staying, basename(folder)].toSorted())
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
  // A second product of one process keeps the files of the first.
  await writeFile(join(folder, 'receipt'), 'under way')
  expect(await openProcessFolder(root)).toEqual({ folder, leftovers: 0 })
  expect(await readdir(folder)).toEqual(['receipt'])
})
