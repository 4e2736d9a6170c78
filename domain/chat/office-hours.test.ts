import { expect, test } from 'vitest'
import { areOfficeHours, deskHours } from './office-hours.ts'

const hours = '9am–1pm, 2pm–6pm'
const holidays = new Set(['2026-12-25'])
const at = (day: string, time: string) => new Date(`${day}T${time}:00+08:00`)

test.each([
  ['a working day', '2026-11-24', '09:00', true],
  ['before it opens', '2026-11-24', '08:59', false],
  ['the break', '2026-11-24', '13:00', false],
  ['after it closes', '2026-11-24', '18:00', false],
  ['a Saturday', '2026-11-28', '10:00', false],
  ['a public holiday', '2026-12-25', '10:00', false],
])('%s', (_, day, time, isOpen) => {
  expect(deskHours(hours, at(day, time), holidays).isOpen).toBe(isOpen)
})

test.each([
  ['in the break, the same day', '2026-11-24', '13:30', '2026-11-24', '14:00'],
  ['early in the morning', '2026-11-24', '06:00', '2026-11-24', '09:00'],
  ['on a Friday evening, over the weekend', '2026-11-27', '18:30', '2026-11-30', '09:00'],
  ['before a public holiday and the weekend behind it', '2026-12-24', '19:00', '2026-12-28', '09:00'],
])('it says when somebody answers again: %s', (_, day, time, nextDay, nextTime) => {
  expect(deskHours(hours, at(day, time), holidays)).toEqual({ isOpen: false, opensAt: at(nextDay, nextTime) })
})

test('only hours without a doubt are office hours', () => {
  expect(areOfficeHours('9am–6pm')).toBe(true)
  expect(areOfficeHours('24 hours')).toBe(true)
  expect(areOfficeHours('9–6')).toBe(false)
  expect(areOfficeHours('closed')).toBe(false)
})
