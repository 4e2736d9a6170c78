import { expect, test } from 'vitest'
import { officeMinutesBetween, waitUrgency } from './waiting-time.ts'

const hours = '9am–1pm, 2pm–6pm'
const none = new Set<string>()
/** Singapore's clock. */
const at = (text: string) => new Date(`${text}:00+08:00`)

test.each([
  ['within the morning', '2026-11-24T10:00', '2026-11-24T10:12', 12],
  ['over the lunch break', '2026-11-24T12:50', '2026-11-24T14:10', 20],
  ['over night', '2026-11-24T17:55', '2026-11-25T09:05', 10],
  ['over a weekend', '2026-11-27T17:55', '2026-11-30T09:05', 10],
  ['outside the hours', '2026-11-24T20:00', '2026-11-24T23:00', 0],
  ['backwards', '2026-11-24T11:00', '2026-11-24T10:00', 0],
])('%s only office hours count', (_what, from, to, minutes) => {
  expect(officeMinutesBetween(hours, at(from), at(to), none)).toBe(minutes)
})

test('a public holiday does not count, and a shift that ends after midnight does', () => {
  expect(officeMinutesBetween(hours, at('2026-11-24T17:55'), at('2026-11-26T09:05'), new Set(['2026-11-25']))).toBe(10)
  expect(officeMinutesBetween('8pm–2am', at('2026-11-25T00:30'), at('2026-11-25T03:00'), none)).toBe(90)
})

test.each([
  [0, 'good'],
  [4, 'good'],
  [5, 'soon'],
  [14, 'soon'],
  [15, 'late'],
  [600, 'late'],
])('%d minutes are %s', (minutes, urgency) => expect(waitUrgency(minutes)).toBe(urgency))
