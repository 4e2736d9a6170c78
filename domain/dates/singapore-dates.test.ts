// Requirements: ECD-006, NOT-002, LIM-015, LIM-019
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  addDays,
  defaultListPeriod,
  formatCompact,
  formatDisplay,
  formatSingaporeClock,
  formatSingaporeInstant,
  formatSingaporeSeconds,
  formatSingaporeHour,
  formatSingaporeTwelveHours,
  formatSlashed,
  formatSlashedTwelveHours,
  formatWholeDate,
  isIsoDate,
  isTimeOfDay,
  monthsBefore,
  parseCompact,
  parseSlashed,
  singaporeInstant,
  singaporeTime,
  singaporeToday,
} from './singapore-dates.ts'

const zoneOfThisMachine = process.env['TZ']
afterEach(() => {
  if (zoneOfThisMachine === undefined) delete process.env['TZ']
  else process.env['TZ'] = zoneOfThisMachine
})

describe.each([
  ['UTC', 0],
  ['Asia/Singapore', -480],
  ['America/Los_Angeles', 480],
  ['Pacific/Kiritimati', -840],
])('on a machine in %s', (zone, offset) => {
  beforeEach(() => {
    process.env['TZ'] = zone
    expect(new Date('2026-01-01T12:00:00Z').getTimezoneOffset()).toBe(offset)
  })

  test.each([
    ['2026-03-01T15:59:59.999Z', '2026-03-01', '23:59'],
    ['2026-03-01T16:00:00.000Z', '2026-03-02', '00:00'],
    ['2024-02-28T16:00:00.000Z', '2024-02-29', '00:00'],
    ['2025-12-31T16:00:00.000Z', '2026-01-01', '00:00'],
  ])('at %s', (instant, date, time) => {
    expect(singaporeToday(new Date(instant))).toBe(date)
    expect(singaporeTime(new Date(instant))).toBe(time)
    expect(singaporeInstant(date, time).toISOString().slice(0, 16)).toBe(instant.slice(0, 16))
  })

  test('calendar arithmetic', () => {
    expect(addDays('2026-03-07', 1)).toBe('2026-03-08')
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29')
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
    expect(monthsBefore('2026-03-31', 1)).toBe('2026-02-28')
    expect(defaultListPeriod('2026-01-15')).toEqual({ from: '2025-12-15', to: '2026-01-15' })
  })
})

test('strict reading of DD/MM/YYYY', () => {
  expect(parseSlashed('02/03/2026')).toBe('2026-03-02')
  expect(parseSlashed('29/02/2024')).toBe('2024-02-29')
  for (const text of [
    '29/02/2026',
    '31/04/2026',
    '00/01/2026',
    '01/13/2026',
    '2/3/2026',
    '02/03/26',
    '2026-03-02',
    ' 02/03/2026',
    '02/03/2026 ',
    '',
    '01/01/0001',
  ]) {
    expect(parseSlashed(text), text).toBeUndefined()
  }
})

test('strict reading of YYYYMMDD and YYYY-MM-DD', () => {
  expect(parseCompact('20260302')).toBe('2026-03-02')
  expect(['20260230', '2026-03-02', '260302', ''].map(parseCompact)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  expect(['2026-03-02', '2026-02-30', '2026-3-2', '20260302'].map(isIsoDate)).toEqual([true, false, false, false])
})

test('formats', () => {
  expect(formatSlashed('2026-03-02')).toBe('02/03/2026')
  expect(formatCompact('2026-03-02')).toBe('20260302')
  expect(formatDisplay('2026-03-02')).toBe('02 Mar 2026')
  expect(formatSingaporeInstant(new Date('2026-03-01T16:05:00Z'))).toBe('02 Mar 2026 00:05')
  expect(formatSingaporeSeconds(new Date('2026-03-01T16:05:09.9Z'))).toBe('02 Mar 2026 00:05:09')
  expect(formatSingaporeClock(new Date('2026-03-08T16:05:09Z'))).toBe('09 March 2026 00:05:09')
  expect(formatWholeDate(new Date('2025-11-20T16:30:00Z'))).toBe('Friday, 21 November 2025')
  expect(formatDisplay('2026-09-02')).toBe('02 Sep 2026')
})

test('other languages write a date in their own way', () => {
  expect(formatDisplay('2026-03-02', 'zh')).toBe('2026年3月2日')
  expect(formatDisplay('2026-03-02', 'ms')).toBe('2 Mac 2026')
  expect(formatDisplay('2026-03-02', 'ta')).toBe('2 மார்., 2026')
  expect(formatSingaporeInstant(new Date('2026-03-01T16:05:00Z'), 'zh')).toBe('2026年3月2日 00:05')
})

test('times of day', () => {
  expect(['00:00', '23:59', '24:00', '9:30', '09:60', '09:30:00', ''].map(isTimeOfDay)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ])
})

test.each([
  ['2026-03-04T16:05:00Z', '05 Mar 2026 12:05 AM'],
  ['2026-03-05T04:00:00Z', '05 Mar 2026 12:00 PM'],
  ['2026-12-31T15:59:59Z', '31 Dec 2026 11:59 PM'],
])('%s is %s on a Singapore clock of twelve hours', (instant, text) => {
  expect(formatSingaporeTwelveHours(new Date(instant))).toBe(text)
})

test('who reads another language has no AM and PM', () => {
  const instant = new Date('2026-03-05T04:00:00Z')
  expect(formatSingaporeTwelveHours(instant, 'ta')).toBe('5 மார்., 2026 12:00')
  expect(formatSingaporeHour(instant, 'zh')).toBe('2026年3月5日 12:00')
  expect(formatSlashedTwelveHours(instant, 'ms')).toBe('5 Mac 2026 12:00')
  expect(formatSlashedTwelveHours(instant, 'en')).toBe('05/03/2026 12:00 PM')
})
