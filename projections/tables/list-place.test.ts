import { describe, expect, test } from 'vitest'
import { readAlong, readFound, type ReadingPlace } from './list-place.ts'

describe('a page of a list whose total is known', () => {
  const asked = async (offset: number, total: number, isTotalExact = true) => {
    const readings: [ReadingPlace, number][] = []
    const page = await readAlong(
      { total, isTotalExact },
      { place: { kind: 'offset', offset }, limit: 10 },
      (place, limit) => {
        readings.push([place, limit])
        return Promise.resolve(['row'])
      },
    )
    return { isOutOfReach: page.isOutOfReach, readings }
  }

  test('is read from the beginning when that is near', async () => {
    expect(await asked(10_000, 1_000_000)).toEqual({
      isOutOfReach: false,
      readings: [[{ kind: 'offset', offset: 10_000 }, 10]],
    })
  })

  test('is read from the end when that is near, the last one with what is left', async () => {
    expect(await asked(999_980, 999_995)).toEqual({ isOutOfReach: false, readings: [[{ kind: 'end', offset: 5 }, 10]] })
    expect(await asked(999_990, 999_995)).toEqual({ isOutOfReach: false, readings: [[{ kind: 'end', offset: 0 }, 5]] })
  })

  test('is not read past the end, and not between, where its number alone does not find it', async () => {
    expect(await asked(1_000_010, 999_995)).toEqual({ isOutOfReach: false, readings: [] })
    expect(await asked(500_000, 1_000_000)).toEqual({ isOutOfReach: true, readings: [] })
    expect(await asked(999_990, 999_995, false)).toEqual({ isOutOfReach: true, readings: [] })
  })
})

describe('a page of what a search finds', () => {
  const found = (count: number | undefined, counted = 0, offset = 0) =>
    readFound(
      { kind: 'offset', offset },
      {
        lookUp: () => Promise.resolve({ items: ['looked up'], found: count }),
        count: () => Promise.resolve(counted),
        walk: () => ['walked to'],
      },
    )

  test('is out of what was looked up, with the exact total, when that is all', async () => {
    expect(await found(10_000)).toEqual({
      items: ['looked up'],
      total: 10_000,
      isTotalExact: true,
      isOutOfReach: false,
    })
    expect(await found(undefined, 7)).toMatchObject({ total: 7, isTotalExact: true })
  })

  test('is walked to when there is more, and the total says that there is', async () => {
    expect(await found(10_001)).toEqual({
      items: ['walked to'],
      total: 10_000,
      isTotalExact: false,
      isOutOfReach: false,
    })
    expect(await found(10_001, 0, 10_010)).toEqual({
      items: [],
      total: 10_000,
      isTotalExact: false,
      isOutOfReach: true,
    })
  })
})
