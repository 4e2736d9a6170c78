/** The form of a word that a number takes. English has two; other languages have one, or up to six. */
import { localeOf, type Language } from './language.ts'
import { perLanguage } from './per-language.ts'

/** `other` stands for every form that a language has not, or that a word does not need. */
type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string }>

const rules = perLanguage((language) => new Intl.PluralRules(localeOf(language)))

/** For the words of one language: `plural('en', count, { one: 'clinic', other: 'clinics' })`. */
export function plural(language: Language, count: number, forms: PluralForms): string {
  return forms[rules(language).select(count)] ?? forms.other
}
