import { describe, expect, it } from 'vitest'
import type { StoredEvent } from '../port.ts'
import { positionFromNumber } from './position.ts'
import { createRecentEvents } from './recent-events.ts'

const at = (number: number) => positionFromNumber(String(number))

function eventAt(number: number): StoredEvent {
  return {
    id: `id-${number}`,
    type: 'Happened',
    data: {},
    metadata: {},
    stream: 'thing-1',
    revision: number,
    position: at(number),
    recordedAt: new Date(0),
  }
}

function stretch(from: number, until: number): readonly StoredEvent[] {
  return Array.from({ length: until - from + 1 }, (_, index) => eventAt(from + index))
}

const numbers = (events: readonly StoredEvent[] | undefined) => events?.map(({ revision }) => revision)

describe('the events that were read last', () => {
  it('are given from any position within them, in order', () => {
    const recent = createRecentEvents()
    recent.remember(at(10), { events: stretch(11, 14) })
    expect(numbers(recent.after(at(10)))).toEqual([11, 12, 13, 14])
    expect(numbers(recent.after(at(12)))).toEqual([13, 14])
  })

  it('say nothing of what comes before or after them', () => {
    const recent = createRecentEvents()
    expect(recent.after(at(1))).toBeUndefined()
    recent.remember(at(10), { events: stretch(11, 14) })
    expect(recent.after(at(9))).toBeUndefined()
    expect(recent.after(at(14))).toBeUndefined()
    expect(recent.after(at(20))).toBeUndefined()
  })

  it('grow at their end, each event once, however the pages overlap', () => {
    const recent = createRecentEvents()
    recent.remember(at(10), { events: stretch(11, 14) })
    recent.remember(at(12), { events: stretch(13, 16) })
    recent.remember(at(16), { events: stretch(17, 17) })
    recent.remember(at(16), { events: [] })
    expect(numbers(recent.after(at(10)))).toEqual([11, 12, 13, 14, 15, 16, 17])
    expect(recent.endAt(at(17))).toBe(true)
    expect(recent.endAt(at(16))).toBe(false)
  })

  it('begin anew after a gap, and take nothing from before', () => {
    const recent = createRecentEvents()
    recent.remember(at(10), { events: stretch(11, 12) })
    recent.remember(at(15), { events: stretch(16, 17) })
    expect(recent.after(at(11))).toBeUndefined()
    recent.remember(at(13), { events: stretch(14, 15) })
    expect(recent.after(at(13))).toBeUndefined()
    expect(numbers(recent.after(at(15)))).toEqual([16, 17])
  })

  it('know where the log ends before it has any', () => {
    const recent = createRecentEvents()
    recent.remember(at(5), { events: [] })
    expect(recent.endAt(at(5))).toBe(true)
    recent.remember(at(5), { events: stretch(6, 6) })
    expect(numbers(recent.after(at(5)))).toEqual([6])
  })

  it('are kept up to a number', () => {
    const recent = createRecentEvents(3)
    recent.remember(at(0), { events: stretch(1, 5) })
    expect(recent.after(at(1))).toBeUndefined()
    expect(numbers(recent.after(at(2)))).toEqual([3, 4, 5])
  })
})
