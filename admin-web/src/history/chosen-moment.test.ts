import { expect, test } from 'vitest'
import { notAfter, readMoment, withMoment } from './chosen-moment.ts'

const query = (text: string) => new URLSearchParams(text)

test('an address names an event or an instant, the event first', () => {
  expect(readMoment(query('revision=4'))).toEqual({ revision: 4 })
  expect(readMoment(query('at=2026-11-21T12:00:00%2B08:00'))).toEqual({ at: '2026-11-21T04:00:00.000Z' })
  expect(readMoment(query('revision=0&at=2026-11-21T12:00:00Z'))).toEqual({ revision: 0 })
})

test.each(['', 'revision=', 'revision=-1', 'revision=1e9', 'revision=x', 'at=yesterday'])(
  'no moment is named by "%s"',
  (text) => {
    expect(readMoment(query(text))).toBeUndefined()
  },
)

test('another moment takes the place of the one before, and leaves the rest of the address', () => {
  expect(withMoment(query('_id=c1&revision=4'), { at: '2026-11-21T04:00:00.000Z' }).toString()).toBe(
    '_id=c1&at=2026-11-21T04%3A00%3A00.000Z',
  )
  expect(withMoment(query('_id=c1&at=x'), { revision: 0 }).toString()).toBe('_id=c1&revision=0')
  expect(withMoment(query('_id=c1&revision=4'), undefined).toString()).toBe('_id=c1')
})

test('a later event than the last means the last; none is meant before the events are known', () => {
  expect(notAfter({ revision: 9 }, 2)).toEqual({ revision: 2 })
  expect(notAfter({ revision: 1 }, 2)).toEqual({ revision: 1 })
  expect(notAfter({ revision: 1 }, undefined)).toBeUndefined()
  expect(notAfter({ at: '2026-11-21T04:00:00.000Z' }, undefined)).toEqual({ at: '2026-11-21T04:00:00.000Z' })
})
