/**
 * Dates and times of day as people type them into a form. The value of such a field is the date as YYYY-MM-DD, or the time as HH:mm; what
 * cannot be read stays as it was typed, for the rules of the form to refuse and for the person to correct.
 */
import { currentLanguage } from '../language/current-language.ts'
import { localeOf } from '../language/language.ts'
import { formatDisplay, formatSlashed, isIsoDate, isTimeOfDay } from './singapore-dates.ts'

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]

/** Two digits of a year below this are of this century. */
const CENTURY_TURNS_AT = 50

/** A field as it is typed into: what its text means, and how its value is shown. */
export interface TypedFormat {
  /** The value of a text that nobody types on at; undefined when it has none. */
  readonly read: (text: string) => string | undefined
  /** The same while it is being typed: a text that may be on its way to another value has none yet. */
  readonly readWhole: (text: string) => string | undefined
  /** A value as it is shown; what is no value, as it is. */
  readonly show: (value: string) => string
}

/** Dates, day before month: `05 Nov 2026`, `5/11/2026`, `5 Nov 26`, `05112026`, `Nov 5, 2026` and `2026-11-05` are the same. */
export const typedDate: TypedFormat = {
  read: (text) => dateOf(text, wholeYear),
  readWhole: (text) => dateOf(text, (year) => (year.length === 4 ? year : undefined)),
  show: (value) => (isIsoDate(value) ? shownDate(value) : value),
}

/** Times of day: `14:30`, `1430`, `2:30 pm`, `2.30pm` and `2 PM`. */
export const typedTime: TypedFormat = {
  read: timeOf,
  readWhole: (text) => (isTimeOfDay(text.trim()) ? text.trim() : undefined),
  show: (value) => value,
}

/** A date with a time of day, to the minute or the second: `05 Nov 2026 14:30:05`. Its value is YYYY-MM-DDTHH:mm or YYYY-MM-DDTHH:mm:ss. */
export const typedMoment: TypedFormat = {
  read: (text) => momentOf(text, typedDate.read),
  readWhole: (text) => momentOf(text, typedDate.readWhole),
  show: (value) => {
    const [date = '', time = ''] = value.split('T')
    return isIsoDate(date) && time !== '' ? `${shownDate(date)} ${time}` : value
  },
}

/** A day with the time of day of a moment. @param moment a value, or undefined while there is none @param firstTime the time of day then, HH:mm:ss */
export function momentOn(date: string, moment: string | undefined, firstTime: string): string {
  return `${date}T${moment?.split('T')[1] ?? firstTime}`
}

/** As it can be typed, too: with the name of its month in English, and in digits in every other language (S117). */
function shownDate(isoDate: string): string {
  return localeOf(currentLanguage()).startsWith('en') ? formatDisplay(isoDate) : formatSlashed(isoDate)
}

const dateOrders = [
  /^(?<year>\d{4})[-/. ](?<month>\d{1,2})[-/. ](?<day>\d{1,2})$/,
  /^(?<day>\d{1,2})(?:st|nd|rd|th)?[\s./,-]*(?<month>[a-z]{3,9})[\s./,-]*(?<year>\d{4}|\d{2})$/,
  /^(?<month>[a-z]{3,9})[\s./,-]*(?<day>\d{1,2})(?:st|nd|rd|th)?[\s./,-]+(?<year>\d{4}|\d{2})$/,
  /^(?<day>\d{1,2})[\s./-]+(?<month>\d{1,2})[\s./-]+(?<year>\d{4}|\d{2})$/,
  /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4}|\d{2})$/,
]

function dateOf(text: string, yearOf: (typed: string) => string | undefined): string | undefined {
  const typed = text.trim().toLowerCase()
  for (const order of dateOrders) {
    const { day = '', month = '', year = '' } = order.exec(typed)?.groups ?? {}
    const date = `${yearOf(year) ?? ''}-${monthNumber(month)}-${day.padStart(2, '0')}`
    if (isIsoDate(date)) return date
  }
  return undefined
}

function wholeYear(typed: string): string {
  return typed.length === 2 ? `${Number(typed) < CENTURY_TURNS_AT ? '20' : '19'}${typed}` : typed
}

/** By its number, its name or the beginning of its name. */
function monthNumber(typed: string): string {
  const place = /^[a-z]/.test(typed) ? months.findIndex((name) => name.startsWith(typed)) + 1 : Number(typed)
  return String(place).padStart(2, '0')
}

function timeOf(text: string): string | undefined {
  const parts = /^(\d{1,2})[:.]?(\d{2})?\s*(?:([ap])\.?m?\.?)?$/.exec(text.trim().toLowerCase())
  if (parts === null) return undefined
  const [, hours = '', minutes, half] = parts
  // A number alone may be anything.
  if (minutes === undefined && half === undefined) return undefined
  if (half !== undefined && (Number(hours) < 1 || Number(hours) > 12)) return undefined
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (half === 'p' ? 12 : 0)
  const time = `${String(hour).padStart(2, '0')}:${minutes ?? '00'}`
  return isTimeOfDay(time) ? time : undefined
}

function momentOf(text: string, readDate: (text: string) => string | undefined): string | undefined {
  const {
    date = '',
    time = '',
    seconds = '',
  } = /^(?<date>.*\d)[T,\s]+(?<time>\d{1,2}:\d{2})(?<seconds>:[0-5]\d)?$/i.exec(text.trim())?.groups ?? {}
  const [day, timeOfDay] = [readDate(date), timeOf(time)]
  return day === undefined || timeOfDay === undefined ? undefined : `${day}T${timeOfDay}${seconds}`
}
