/** Names of months and days for the calendar, which has its own. The week begins on a Sunday in each, as on calendars in Singapore. */
import { enUS } from 'date-fns/locale/en-US'
import { ms } from 'date-fns/locale/ms'
import { ta } from 'date-fns/locale/ta'
import { zhCN } from 'date-fns/locale/zh-CN'
import { currentLanguage } from '@member-care/domain/language/current-language.ts'
import type { Language } from '@member-care/domain/language/language.ts'

type Locale = typeof enUS

const locales: Readonly<Record<Language, Locale>> = { en: enUS, zh: zhCN, ms, ta, 'en-XA': enUS }

export function calendarLocale(): Locale {
  const locale = locales[currentLanguage()]
  return { ...locale, options: { ...locale.options, weekStartsOn: 0 } }
}
