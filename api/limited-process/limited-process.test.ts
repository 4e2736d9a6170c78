import { platform } from 'node:os'
import { expect, test } from 'vitest'
import { ProcessFailed, workInProcess } from './limited-process.ts'

const entry = new URL('../../tests/fixtures/work-of-a-stranger.ts', import.meta.url)
const limits = { timeoutMs: 30_000, megabytes: 100 }
interface Times {
  readonly began: number
  readonly ended: number
  readonly megabytes: number
}

test('work ends with its process where it takes more memory than it may, of buffers too, and the next one is done', async () => {
  // Elsewhere the system has no such limit, and only objects are counted.
  const most = platform() === 'linux' ? 400 : 0
  await expect(
    workInProcess(entry, { what: 'take memory', megabytes: most }, most > 0 ? limits : { ...limits, timeoutMs: 1 }),
  ).rejects.toThrow(ProcessFailed)
  expect(await workInProcess(entry, { what: 'take memory', megabytes: 50 }, limits)).toMatchObject({ megabytes: 50 })
})

test('works on one thing at a time, also after one that failed or took too long', async () => {
  const work = (milliseconds: number, timeoutMs = limits.timeoutMs) =>
    workInProcess<unknown, Times>(entry, { what: 'tell the time', milliseconds }, { ...limits, timeoutMs })
  const [first, late, last] = await Promise.allSettled([work(50), work(60_000, 200), work(0)])
  expect(late).toMatchObject({ status: 'rejected', reason: new ProcessFailed('It took too long.') })
  if (first.status !== 'fulfilled' || last.status !== 'fulfilled') throw new Error('The others were not done.')
  expect(last.value.began).toBeGreaterThanOrEqual(first.value.ended + 200)
})

test('what nobody waits for holds up nothing that somebody waits for, and ends when it is told to', async () => {
  const stopping = new AbortController()
  const inBackground = workInProcess<unknown, Times>(
    entry,
    { what: 'tell the time', milliseconds: 60_000 },
    { timeoutMs: 120_000, megabytes: 100, isInBackground: true },
    stopping.signal,
  )
  const told = expect(inBackground).rejects.toThrow('The product ends.')
  await workInProcess(entry, { what: 'tell the time', milliseconds: 0 }, limits)
  stopping.abort(new Error('The product ends.'))
  await told
})

test('gets none of the product’s settings', async () => {
  expect(process.env).toHaveProperty('HOME')
  const names = await workInProcess<unknown, string[]>(entry, { what: 'show settings' }, limits)
  expect(
    names.filter(
      (name) =>
        !['PATH', 'TMPDIR', 'NODE_COMPILE_CACHE', 'PWD', 'NODE_CHANNEL_FD', 'NODE_CHANNEL_SERIALIZATION_MODE'].includes(
          name,
        ),
    ),
  ).toEqual([])
})
