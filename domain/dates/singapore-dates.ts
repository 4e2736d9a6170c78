/**
 * Dates and times of day in Singapore. A business date is a text `YYYY-MM-DD`, which compares as text; a time of day is `HH:mm`.
 * Instants become Singapore dates here and nowhere else.
 */
import { UTCDateMini } from '@date-fns/utc/date/mini'
// One by one: the whole package takes seconds of a start.
import { addDays as addDaysTo } from 'date-fns/addDays'
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import { lightFormat } from 'date-fns/lightFormat'
import { subMonths } from 'date-fns/subMonths'
import { currentLanguage } from '../language/current-language.ts'
import { DEFAULT_LANGUAGE, localeOf, type Language } from '../language/language.ts'
import { perLanguage } from '../language/per-language.ts'

export const SINGAPORE = 'Asia/Singapore'
/** Ahead of UTC, summer and winter, since 1982. */
const SINGAPORE_AHEAD_MS = 8 * 3_600_000

// English has its own list: some browsers write "Sept".
const englishMonths = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const englishLongMonths = perLanguage((language) => monthNames(language, 'long'))
/** Undefined for English, whose formats are those of 2§9. */
const shortDates = perLanguage((language) => dateFormat(language, 'short'))
const longDates = perLanguage((language) => dateFormat(language, 'long'))
const wholeDates = perLanguage(
  (language) => new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'full', timeZone: SINGAPORE }),
)

/** The Singapore date at an instant. */
export function singaporeToday(instant: Date): string {
  return lightFormat(inSingapore(instant), 'yyyy-MM-dd')
}

/** The Singapore time of day at an instant, HH:mm. */
export function singaporeTime(instant: Date): string {
  return lightFormat(inSingapore(instant), 'HH:mm')
}

/** The Singapore time of day at an instant with its seconds, HH:mm:ss. */
export function singaporeTimeWithSeconds(instant: Date): string {
  return lightFormat(inSingapore(instant), 'HH:mm:ss')
}

/** An instant for people: `DD MMM YYYY HH:mm` in Singapore. */
export function formatSingaporeInstant(instant: Date, language?: Language): string {
  return `${formatDisplay(singaporeToday(instant), language)} ${singaporeTime(instant)}`
}

/** The same with its seconds: `DD MMM YYYY HH:mm:ss`. */
export function formatSingaporeSeconds(instant: Date, language?: Language): string {
  return `${formatDisplay(singaporeToday(instant), language)} ${singaporeTimeWithSeconds(instant)}`
}

/** The same with the month in full: `DD MMMM YYYY HH:mm:ss` (2§9). */
export function formatSingaporeClock(instant: Date, language?: Language): string {
  return `${formatLongDate(singaporeToday(instant), language)} ${singaporeTimeWithSeconds(instant)}`
}

/** The same with a clock of twelve hours: `DD MMM YYYY hh:mm A` (2§9). AM and PM are English: other languages have the 24 hours of their other times. */
export function formatSingaporeTwelveHours(instant: Date, language: Language = currentLanguage()): string {
  return twelveHours(instant, 'hh:mm a', language) ?? formatSingaporeInstant(instant, language)
}

/** The same with an hour of one digit or two: `DD MMM YYYY h:mm A` (2§9). */
export function formatSingaporeHour(instant: Date, language: Language = currentLanguage()): string {
  return twelveHours(instant, 'h:mm a', language) ?? formatSingaporeInstant(instant, language)
}

/** The same in digits: `DD/MM/YYYY hh:mm A` (2§9). C44 says so of English; other languages have their own dates, which nobody reads with day and month the other way round. */
export function formatSlashedTwelveHours(instant: Date, language: Language = currentLanguage()): string {
  if (language !== DEFAULT_LANGUAGE) return formatSingaporeInstant(instant, language)
  return `${formatSlashed(singaporeToday(instant))} ${lightFormat(inSingapore(instant), 'hh:mm a')}`
}

function twelveHours(instant: Date, pattern: string, language: Language): string | undefined {
  if (language !== DEFAULT_LANGUAGE) return undefined
  return `${formatDisplay(singaporeToday(instant), language)} ${lightFormat(inSingapore(instant), pattern)}`
}

/** The day at an instant with the day of the week: `Friday, 21 November 2025`. */
export function formatWholeDate(instant: Date, language: Language = currentLanguage()): string {
  return wholeDates(language).format(instant)
}

/** The instant at which a time of day on a date occurs in Singapore. */
export function singaporeInstant(isoDate: string, time: string): Date {
  return new Date(`${isoDate}T${time}:00+08:00`)
}

/** Whether a text is a real date as YYYY-MM-DD. */
export function isIsoDate(text: string): boolean {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  return parts !== null && existing(parts[1], parts[2], parts[3]) !== undefined
}

/** Reads DD/MM/YYYY strictly, two digits each; undefined for anything else and for days that do not exist. */
export function parseSlashed(text: string): string | undefined {
  const parts = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text)
  return parts === null ? undefined : existing(parts[3], parts[2], parts[1])
}

/** Reads YYYYMMDD strictly, as list filters come. */
export function parseCompact(text: string): string | undefined {
  const parts = /^(\d{4})(\d{2})(\d{2})$/.exec(text)
  return parts === null ? undefined : existing(parts[1], parts[2], parts[3])
}

/** YYYY-MM-DD as DD/MM/YYYY, the payloads' format. */
export function formatSlashed(isoDate: string): string {
  return isoDate.split('-').reverse().join('/')
}

/** YYYY-MM-DD in digits, `DD/MM/YYYY`; other languages than English have their own dates (as C44 is read for instants). */
export function formatSlashedDay(isoDate: string, language: Language = currentLanguage()): string {
  return language === DEFAULT_LANGUAGE ? formatSlashed(isoDate) : formatDisplay(isoDate, language)
}

/** YYYY-MM-DD as YYYYMMDD, the list filters' format. */
export function formatCompact(isoDate: string): string {
  return isoDate.replaceAll('-', '')
}

/** YYYY-MM-DD as DD MMM YYYY, the display format; as each other language writes it. */
export function formatDisplay(isoDate: string, language: Language = currentLanguage()): string {
  return shortDates(language)?.format(atNoon(isoDate)) ?? inEnglish(isoDate, englishMonths)
}

/** YYYY-MM-DD as DD MMMM YYYY; as each other language writes it. */
function formatLongDate(isoDate: string, language: Language = currentLanguage()): string {
  return longDates(language)?.format(atNoon(isoDate)) ?? inEnglish(isoDate, englishLongMonths(language))
}

function inEnglish(isoDate: string, months: readonly string[]): string {
  const [year, month, day] = isoDate.split('-')
  return `${day} ${months[Number(month) - 1] ?? ''} ${year}`
}

/** Whether a text is a time of day, HH:mm. */
export function isTimeOfDay(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
}

/** Days from one date to a later one; negative when it is earlier. */
export function daysBetween(from: string, to: string): number {
  return differenceInCalendarDays(atNoon(to), atNoon(from))
}

/** The date so many days later, or earlier when `days` is negative. */
export function addDays(isoDate: string, days: number): string {
  return iso(addDaysTo(atNoon(isoDate), days))
}

/** The same day so many months earlier, or the last day of that month when it is shorter. */
export function monthsBefore(isoDate: string, months: number): string {
  return iso(subMonths(atNoon(isoDate), months))
}

/** The period that claim and visit lists open with: one month ago to today (1§4). */
export function defaultListPeriod(today: string): { readonly from: string; readonly to: string } {
  return { from: monthsBefore(today, 1), to: today }
}

function dateFormat(language: Language, month: 'short' | 'long'): Intl.DateTimeFormat | undefined {
  const locale = localeOf(language)
  if (locale.startsWith('en')) return undefined
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' })
}

function monthNames(language: Language, width: 'short' | 'long'): readonly string[] {
  const format = new Intl.DateTimeFormat(localeOf(language), { month: width, timeZone: 'UTC' })
  return englishMonths.map((_, month) => format.format(new Date(Date.UTC(2026, month, 15))))
}

/** An instant whose UTC clock shows Singapore's. */
export function inSingapore(instant: Date): Date {
  return new UTCDateMini(instant.getTime() + SINGAPORE_AHEAD_MS)
}

/** A calendar date in UTC, wherever this runs: noon keeps date arithmetic clear of every shift of clocks. */
function atNoon(isoDate: string): Date {
  return new UTCDateMini(`${isoDate}T12:00:00Z`)
}

function iso(date: Date): string {
  return lightFormat(date, 'yyyy-MM-dd')
}

function existing(year = '', month = '', day = ''): string | undefined {
  const isoDate = `${year}-${month}-${day}`
  const time = Date.parse(`${isoDate}T00:00:00Z`)
  // Date.parse takes 2023-02-30 for a day in March in some engines, so the day must read back the same.
  return Number(year) >= 1900 && !Number.isNaN(time) && new Date(time).toISOString().startsWith(isoDate)
    ? isoDate
    : undefined
}
