import { currentLanguage } from './current-language.ts'
import { localeOf, type Language } from './language.ts'
import { perLanguage } from './per-language.ts'

const regions = perLanguage((language) => new Intl.DisplayNames(localeOf(language), { type: 'region' }))

/** The name of a country or another part of the world. @param region by ISO 3166, as in `SG` */
export function regionName(region: string, language: Language = currentLanguage()): string {
  return regions(language).of(region) ?? region
}
