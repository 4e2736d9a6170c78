/** The dialling codes to choose from. Countries that share one (+1, +7, +39) are one choice, because only the code is kept. */
import { currentLanguage } from '@member-care/domain/language/current-language.ts'
import { listed } from '@member-care/domain/language/listed.ts'
import { pageTexts } from '@member-care/domain/texts/page-texts.ts'
import type { SelectChoice } from '../form/select-input.tsx'

/**
 * @param countryCodes code `65` with its label `Singapore (+65)`, in the order to be shown
 * @returns one choice per code, at the place of its first country
 */
export function countryCodeChoices(
  countryCodes: readonly { readonly code: string; readonly label: string }[],
): readonly SelectChoice[] {
  const countries = new Map<string, string[]>()
  for (const { code, label } of countryCodes)
    countries.set(code, [...(countries.get(code) ?? []), withoutCode(label, code)])
  return [...countries].map(([code, names]) => ({
    value: code,
    label: pageTexts.withDetail(listed(currentLanguage(), names), `+${code}`),
  }))
}

function withoutCode(label: string, code: string): string {
  return label.replace(`(+${code})`, '').trim()
}
