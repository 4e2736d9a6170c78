/** Content as comparisons and its history tell it: field by field, in the words of the form. Pure. */
import { formatDisplay, formatSingaporeInstant, isIsoDate } from '../dates/singapore-dates.ts'
import { formatMoney } from '../money/money.ts'
import { contentFormTexts, contentListTexts } from '../texts/content-page-texts.ts'
import type { Audience, ContentOf } from './content.ts'
import type { ContentVersion } from './content-state.ts'
import { translatedLanguages } from './translations.ts'

/** One thing that is said of a version. */
export interface SaidField {
  /** Its path: `title`, `locations.0.address`. */
  readonly field: string
  readonly label: string
  readonly value: string
}

export interface ContentDifference {
  readonly field: string
  readonly label: string
  /** Empty for what is not said. */
  readonly before: string
  readonly after: string
}

type Said = Pick<ContentVersion, 'content' | 'audience'>

/** @param nameOf a client or a merchant by its id */
export function fieldsSaid({ content, audience }: Said, nameOf: (id: string) => string): readonly SaidField[] {
  return [
    { field: 'audience', label: labelOf('audience'), value: audienceSaid(audience, nameOf) },
    ...valuesOf(content.kind === 'public-holidays' ? byDay(content) : content, [])
      .filter(({ path }) => path[0] !== 'kind')
      .map(({ path, value }) => ({
        field: path.join('.'),
        label: labelOfPath(path),
        value: shown(path, value, nameOf),
      }))
      .filter(({ value }) => value !== ''),
  ]
}

/** What two versions say differently, in the order of the later one; what only the earlier one says comes last. */
export function compareContent(
  earlier: Said,
  later: Said,
  nameOf: (id: string) => string,
): readonly ContentDifference[] {
  const before = new Map(fieldsSaid(earlier, nameOf).map((said) => [said.field, said]))
  const after = new Map(fieldsSaid(later, nameOf).map((said) => [said.field, said]))
  return [...new Set([...after.keys(), ...before.keys()])]
    .map((field) => ({
      field,
      label: (after.get(field) ?? before.get(field))?.label ?? field,
      before: before.get(field)?.value ?? '',
      after: after.get(field)?.value ?? '',
    }))
    .filter((difference) => difference.before !== difference.after)
}

function audienceSaid(audience: Audience, nameOf: (id: string) => string): string {
  return audience === null ? contentListTexts.allClients : audience.map(nameOf).join(', ')
}

/** Each holiday by its date: where one is added, the others are still what they were. */
function byDay({ days, ...content }: ContentOf<'public-holidays'>) {
  return {
    ...content,
    days: Object.fromEntries(
      days.map(({ day, name, translations }) => [day, translations ? { name, translations } : name]),
    ),
  }
}

interface Leaf {
  readonly path: readonly string[]
  readonly value: string | number | boolean
}

function valuesOf(value: unknown, path: readonly string[]): readonly Leaf[] {
  if (value === undefined || value === null) return []
  if (typeof value === 'object')
    return Object.entries(value).flatMap(([name, inner]) => valuesOf(inner, [...path, name]))
  return [{ path, value: value as Leaf['value'] }]
}

/** Fields that have another name in the form than in the content. */
const renamed: Readonly<Record<string, keyof typeof contentFormTexts.fields>> = {
  'category.slug': 'categorySlug',
  'category.name': 'categoryName',
  'contact.phone': 'contactPhone',
  'contact.email': 'contactEmail',
  'items.id': 'itemId',
  'items.action.type': 'action',
  'items.action.webUrl': 'webUrl',
  'items.action.buttonText': 'buttonText',
}

/** "Topics 2: Words of the button", "Title in Chinese" */
export function labelOfPath(path: readonly string[]): string {
  const at = path.indexOf('translations')
  const language = translatedLanguages.find((one) => one === path[at + 1])
  if (at < 0 || language === undefined) return labelOfEnglish(path)
  const english = [...path.slice(0, at), ...path.slice(at + 2)]
  return contentFormTexts.inLanguage(labelOfEnglish(english), contentFormTexts.languages[language])
}

function labelOfEnglish(path: readonly string[]): string {
  const [first, second = ''] = path
  if (first === 'days') return isIsoDate(second) ? formatDisplay(second) : labelOf('day')
  const index = path.find((part) => /^\d+$/.test(part))
  const names = path.filter((part) => part !== index)
  const label = labelOf(renamed[names.join('.')] ?? names.at(-1) ?? '')
  return index === undefined ? label : `${labelOf(path[0] ?? '')} ${Number(index) + 1}: ${label}`
}

function labelOf(name: string): string {
  const labels: Readonly<Record<string, unknown>> = contentFormTexts.fields
  const label = labels[name]
  return typeof label === 'string' ? label : name
}

function shown(path: readonly string[], value: Leaf['value'], nameOf: (id: string) => string): string {
  const { redeemWays, actions } = contentFormTexts.fields
  const name = path.at(-1)
  if (name === 'priceCents') return formatMoney(Number(value), 'SGD')
  if (name === 'validUntil') return value === '' ? '' : formatSingaporeInstant(new Date(String(value)))
  if (name === 'merchantId') return value === '' ? '' : nameOf(String(value))
  if (name === 'redeemWay') return redeemWays[value as keyof typeof redeemWays]
  if (name === 'type') return actions[value as keyof typeof actions]
  return String(value)
}
