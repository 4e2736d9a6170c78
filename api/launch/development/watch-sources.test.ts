/** The API starts anew at each change of its files, however an editor writes them. */
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchSources } from './watch-sources.ts'

let folder: string
let heard: string[]
let stop: () => void

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'watched-sources-'))
  await mkdir(join(folder, 'claims', 'launch'), { recursive: true })
  await writeFile(join(folder, 'claims', 'claim.ts'), '')
  heard = []
  stop = watchSources([folder], (paths) => void heard.push(...paths))
})
afterEach(async () => {
  stop()
  await rm(folder, { recursive: true })
})

/** Waits until a change of this file is told. */
async function told(path: string): Promise<void> {
  await vi.waitUntil(() => heard.includes(path), { timeout: 30_000, interval: 5 })
  heard.length = 0
}

it('hears of a file that is written anew, again and again', async () => {
  const path = join(folder, 'claims', 'claim.ts')
  for (const text of ['one', 'two', 'three']) {
    await writeFile(path, text)
    await told(path)
  }
})

it('hears of a file that another one takes the place of, again and again', async () => {
  const path = join(folder, 'claims', 'claim.ts')
  for (const text of ['one', 'two', 'three']) {
    await writeFile(`${path}.new`, text)
    await rename(`${path}.new`, path)
    await told(path)
  }
})

it('hears of files in a folder that is made meanwhile', async () => {
  await mkdir(join(folder, 'visits'))
  const path = join(folder, 'visits', 'visit.ts')
  // Written until it is heard: the folder is watched a moment after it is there.
  await vi.waitUntil(
    async () => {
      await writeFile(path, '')
      return heard.includes(path)
    },
    { timeout: 30_000, interval: 60 },
  )
})

it('hears nothing of tests and of what starts the product', async () => {
  await writeFile(join(folder, 'claims', 'claim.test.ts'), '')
  await writeFile(join(folder, 'claims', 'launch', 'start.ts'), '')
  await writeFile(join(folder, 'claims', 'claim.ts'), 'last')
  await vi.waitUntil(() => heard.length > 0, { timeout: 30_000, interval: 5 })
  expect(heard).toEqual([join(folder, 'claims', 'claim.ts')])
})
