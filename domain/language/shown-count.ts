/** Numbers as people read them in their language. */
import { currentLanguage } from './current-language.ts'
import { localeOf, type Language } from './language.ts'
import { perLanguage } from './per-language.ts'

const grouped = perLanguage((language) => new Intl.NumberFormat(localeOf(language)))
const oneDecimal = perLanguage(
  (language) => new Intl.NumberFormat(localeOf(language), { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
)

/** A number as it is: 12,345. */
export function shownCount(number: number | bigint, language: Language = currentLanguage()): string {
  return grouped(language).format(number)
}

/** A number with one decimal: 1,234.5. */
export function shownDecimal(number: number, language: Language = currentLanguage()): string {
  return oneDecimal(language).format(number)
}

const KIB = 1024

/** The size of a file: `512 B`, `320 KB`, `4.8 MB`. */
export function shownSize(bytes: number, language: Language = currentLanguage()): string {
  if (bytes < KIB) return `${shownCount(bytes, language)} B`
  const kilobytes = bytes / KIB
  if (kilobytes < KIB) return `${shownCount(Math.round(kilobytes), language)} KB`
  return `${shownDecimal(kilobytes / KIB, language)} MB`
}
