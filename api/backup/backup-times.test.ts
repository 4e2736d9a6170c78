import { expect, test } from 'vitest'
import { isBackupDue } from './backup-times.ts'

const due = (now: string, last?: string) =>
  isBackupDue(new Date(now), last === undefined ? undefined : new Date(last), '02:30')

test.each([
  ['there is none', '2026-03-10T12:00:00+08:00', undefined, true],
  [
    'it is before the time, and there is one of the night before',
    '2026-03-10T02:29:00+08:00',
    '2026-03-09T02:31:00+08:00',
    false,
  ],
  ['the time has come', '2026-03-10T02:30:00+08:00', '2026-03-09T02:31:00+08:00', true],
  ['it has been made since', '2026-03-10T09:00:00+08:00', '2026-03-10T02:30:20+08:00', false],
  ['the machine stood still for days', '2026-03-10T01:00:00+08:00', '2026-03-07T02:31:00+08:00', true],
])('whether a backup is due where %s', (_, now, last, expected) => {
  expect(due(now, last)).toBe(expected)
})
