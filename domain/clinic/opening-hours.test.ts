import { afterEach, expect, test } from 'vitest'
import { readLanguageFrom } from '../language/current-language.ts'
import { DEFAULT_LANGUAGE } from '../language/language.ts'
import { learnLanguage } from '../language/words.ts'
import { findWordsIn } from '../texts/translated.ts'
import { words as tamil } from '../texts/ta/words.ts'
import { openingHours } from './opening-hours.ts'

afterEach(() => readLanguageFrom(() => DEFAULT_LANGUAGE))

test('each line is for its days; of a line that is empty nothing is said', () => {
  expect(openingHours({ h1: '9am–5pm', h2: '', h3: 'closed', h4: 'closed' })).toEqual([
    { days: 'Weekdays', hours: '9am–5pm' },
    { days: 'Sunday', hours: 'closed' },
    { days: 'Public holidays', hours: 'closed' },
  ])
})

test('who reads another language has the hours in figures, and what cannot be read as the list has it', () => {
  learnLanguage('ta', findWordsIn(tamil))
  readLanguageFrom(() => 'ta')
  expect(openingHours({ h1: '8.30am–1pm, 2pm–9pm', h2: '24 hours', h3: 'closed', h4: 'by appointment' })).toEqual([
    { days: 'வார நாட்கள்', hours: '08:30–13:00, 14:00–21:00' },
    { days: 'சனிக்கிழமை', hours: '24 மணி நேரம்' },
    { days: 'ஞாயிற்றுக்கிழமை', hours: 'மூடியிருக்கும்' },
    { days: 'பொது விடுமுறை நாட்கள்', hours: 'by appointment' },
  ])
})
