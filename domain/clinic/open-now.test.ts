import { expect, test } from 'vitest'
import { singaporeInstant } from '../dates/singapore-dates.ts'
import { clinicMoment, openState } from './open-now.ts'

const hours = { h1: '8.30am–1pm, 2pm–9pm', h2: '8.30am–1pm', h3: 'closed', h4: '10am–12pm' }
const holidays = [
  { day: '2026-12-25', name: 'Christmas Day' },
  { day: '2026-08-10', name: 'National Day (observed)' },
]
const at = (day: string, time: string, lines = hours) =>
  openState(lines, clinicMoment(singaporeInstant(day, time), holidays))
const closed = (opensAt: string | null) => ({ isOpen: false, opensAt })
const open = (until: string | null) => ({ isOpen: true, until })

test.each([
  ['Tuesday morning', '2026-11-24', '08:30', open('13:00')],
  ['at the minute at which it closes', '2026-11-24', '13:00', closed('14:00')],
  ['before it opens', '2026-11-24', '07:00', closed('08:30')],
  ['in the evening', '2026-11-24', '21:00', closed(null)],
  ['Saturday', '2026-11-28', '12:59', open('13:00')],
  ['Sunday', '2026-11-29', '12:00', closed(null)],
  ['a public holiday on a Friday', '2026-12-25', '13:30', closed(null)],
  ['and its own hours', '2026-12-25', '11:00', open('12:00')],
])('%s', (_, day, time, expected) => expect(at(day, time)).toEqual(expected))

test('hours that go past midnight belong to the day on which they begin', () => {
  const night = { h1: '6pm–2am', h2: 'closed', h3: '24 hours', h4: 'closed' }
  expect(at('2026-11-28', '01:30', night)).toEqual(open('02:00'))
  expect(at('2026-11-28', '02:00', night)).toEqual(closed(null))
  expect(at('2026-11-29', '12:00', night)).toEqual(open(null))
})

test('nothing is said where hours leave a doubt, or the holidays of the year are not known', () => {
  expect(at('2026-11-24', '12:00', { ...hours, h1: 'by appointment' })).toBeUndefined()
  expect(at('2027-03-02', '12:00')).toBeUndefined()
})

test('a moment names the holiday that it falls on', () => {
  expect(clinicMoment(singaporeInstant('2026-12-25', '09:00'), holidays).holiday).toBe('Christmas Day')
  expect(clinicMoment(singaporeInstant('2026-12-24', '09:00'), holidays).holiday).toBeUndefined()
})
