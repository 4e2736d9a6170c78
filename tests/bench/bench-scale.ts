/** How large a bench is made: 1 for its figures, a hundredth to see that it runs. */
import { languages, type Language } from '@member-care/domain/language/language.ts'

export interface BenchOptions {
  /** An empty database of a server that writes durably, as its superuser or owner. */
  readonly databaseUrl: string
  /** Share of the usual size, above 0 and at most 1. */
  readonly scale: number
  /** Of a long bench one part, whose figures are added to those of its parts before. */
  readonly part?: BenchPart
  /** Of a bench that opens pages this one alone, by its name there. */
  readonly page?: string
  /** And in this language alone. */
  readonly language?: Language
  /** Of a bench of receipts this set alone, by its name there. */
  readonly set?: string
  /** Of a bench that opens pages: by a device that has no Chinese or Tamil letters of its own. Phones have them. */
  readonly withoutLetters?: boolean
}

export interface BenchPart {
  /** From 1. */
  readonly number: number
  readonly of: number
}

/** @param written as `2/5`. @throws Error where it is not written so */
export function benchPart(written: string): BenchPart {
  const [number = 0, of = 0] = /^\d+\/\d+$/.test(written) ? written.split('/').map(Number) : []
  if (number < 1 || number > of) throw new Error(`Say which part as --part=2/5, not as ${written}.`)
  return { number, of }
}

/** @throws Error where nobody reads the portal in it */
export function benchLanguage(written: string): Language {
  const language = languages.find((one) => one === written)
  if (language === undefined) throw new Error(`Say one of ${languages.join(', ')}, not ${written}.`)
  return language
}

/** @returns so much of a number of things or of a time, whole, and no less than `least` */
export function scaled(whole: number, scale: number, least = 1): number {
  return Math.max(least, Math.round(whole * scale))
}
