import { readLanguageFrom } from '../language/current-language.ts'
import { DEFAULT_LANGUAGE, languages } from '../language/language.ts'
import { describe, expect, test } from 'vitest'
import { momentOn, typedDate, typedMoment, typedTime } from './typed-date.ts'

describe('a date', () => {
  test.each([
    '05 Nov 2026',
    '5 nov 2026',
    '5 November 2026',
    '5Nov2026',
    '5-Nov-2026',
    '5th Nov, 2026',
    'Nov 5, 2026',
    'November 5th 2026',
    '5/11/2026',
    '05.11.2026',
    '5-11-2026',
    '5 11 2026',
    '05112026',
    '2026-11-05',
    '2026/11/5',
    '  05 Nov 2026 ',
  ])('is read from “%s”, at once', (text) => {
    expect(typedDate.readWhole(text)).toBe('2026-11-05')
    expect(typedDate.read(text)).toBe('2026-11-05')
  })

  test.each(['5 Nov 26', '5/11/26', '051126'])(
    'may have a year of two digits, “%s”, which may still become four',
    (text) => {
      expect(typedDate.readWhole(text)).toBeUndefined()
      expect(typedDate.read(text)).toBe('2026-11-05')
    },
  )

  test('has its day before its month, and a year of two digits is of the last hundred years or so', () => {
    expect(typedDate.read('3/4/2026')).toBe('2026-04-03')
    expect(typedDate.read('31/01/90')).toBe('1990-01-31')
    expect(typedDate.read('1 Sept 2026')).toBe('2026-09-01')
  })

  test.each([
    '',
    '5',
    '5 No 2026',
    '31 Feb 2026',
    '32 Nov 2026',
    '5 Abc 2026',
    '11/25/2026',
    '2026-13-01',
    '5 Nov',
    'yesterday',
    '5 Nov 202',
    '0000',
    '5/11/20261',
  ])('is not read from “%s”', (text) => {
    expect(typedDate.read(text)).toBeUndefined()
  })

  test('is shown with the name of its month; what is no date, as it was typed', () => {
    expect(typedDate.show('2026-11-05')).toBe('05 Nov 2026')
    expect(typedDate.show('31 Feb 2026')).toBe('31 Feb 2026')
    expect(typedDate.show('')).toBe('')
  })

  test('is shown so that it can be read again, in every language', () => {
    for (const language of languages) {
      readLanguageFrom(() => language)
      expect(typedDate.read(typedDate.show('2026-11-05')), language).toBe('2026-11-05')
      expect(typedMoment.read(typedMoment.show('2026-11-05T14:30:05')), language).toBe('2026-11-05T14:30:05')
    }
    readLanguageFrom(() => DEFAULT_LANGUAGE)
  })
})

describe('a time of day', () => {
  test.each([
    ['14:30', '14:30'],
    ['1430', '14:30'],
    ['14.30', '14:30'],
    ['2:30 pm', '14:30'],
    ['2.30PM', '14:30'],
    ['2 p.m.', '14:00'],
    ['12 am', '00:00'],
    ['12:05 pm', '12:05'],
    ['9:05', '09:05'],
    ['905', '09:05'],
  ])('is read from “%s”', (text, time) => {
    expect(typedTime.read(text)).toBe(time)
  })

  test.each(['', '9', '14', '24:00', '9:60', '13 pm', '0 am', 'noon', '14:3'])('is not read from “%s”', (text) => {
    expect(typedTime.read(text)).toBeUndefined()
  })

  test('has a value while it is typed once it is whole', () => {
    expect(['1', '14:3', '14:30', '2:30 pm'].map(typedTime.readWhole)).toEqual([
      undefined,
      undefined,
      '14:30',
      undefined,
    ])
  })
})

describe('a moment', () => {
  test.each([
    ['05 Nov 2026 14:30:05', '2026-11-05T14:30:05'],
    ['5/11/2026 9:05', '2026-11-05T09:05'],
    ['2026-11-05T14:30:05', '2026-11-05T14:30:05'],
    ['05112026, 00:00:00', '2026-11-05T00:00:00'],
  ])('is read from “%s”', (text, moment) => {
    expect(typedMoment.readWhole(text)).toBe(moment)
  })

  test.each([
    '',
    '05 Nov 2026',
    '14:30',
    '05 Nov 2026 24:00',
    '05 Nov 2026 14:30:60',
    '31 Feb 2026 14:30',
    '05 Nov 2026 14:3',
  ])('is not read from “%s”', (text) => {
    expect(typedMoment.read(text)).toBeUndefined()
  })

  test('is shown with the name of its month', () => {
    expect(typedMoment.show('2026-11-05T14:30:05')).toBe('05 Nov 2026 14:30:05')
    expect(typedMoment.show('05 Nov')).toBe('05 Nov')
  })

  test('keeps its time on another day', () => {
    expect(momentOn('2026-12-01', '2026-11-05T14:30', '23:59:59')).toBe('2026-12-01T14:30')
    expect(momentOn('2026-12-01', undefined, '23:59:59')).toBe('2026-12-01T23:59:59')
  })
})
