import { describe, expect, it } from 'vitest'
import type { FollowedPage, Position } from '../port.ts'
import { positionFromNumber } from './position.ts'
import { shareReads } from './shared-reads.ts'

const [first, second] = [positionFromNumber('1'), positionFromNumber('2')]

/** Reads that end when the test says so. */
function heldReads() {
  const asked: { after: Position; page: PromiseWithResolvers<FollowedPage> }[] = []
  const read = shareReads((after) => {
    const page = Promise.withResolvers<FollowedPage>()
    asked.push({ after, page })
    return page.promise
  })
  const answer = (index: number) => asked[index]?.page.resolve({ events: [], atEnd: true, scannedTo: second })
  return { read, asked, answer }
}

describe('readers at the end of the log', () => {
  it('ask once when they come for the same wake-up', async () => {
    const { read, asked, answer } = heldReads()
    const pages = [read(first, 1), read(first, 1), read(first, 1)]
    answer(0)
    expect(new Set(await Promise.all(pages)).size).toBe(1)
    expect(asked).toHaveLength(1)
  })

  it('do not take the answer to a question that was put before they were woken, nor one for another position', () => {
    const { read, asked } = heldReads()
    void read(first, 1)
    void read(first, 2)
    void read(second, 2)
    expect(asked.map(({ after }) => after)).toEqual([first, first, second])
  })

  it('ask again when the question has been answered or has failed', async () => {
    const { read, asked, answer } = heldReads()
    const answered = read(first, 1)
    answer(0)
    await answered
    const failing = read(first, 1)
    asked[1]?.page.reject(new Error('away'))
    await expect(failing).rejects.toThrow('away')
    void read(first, 1)
    expect(asked).toHaveLength(3)
  })
})
