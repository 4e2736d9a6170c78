/** All that is kept about a member, to read: every part of the file as a section of a letter. */
import { formatDisplay, formatSingaporeInstant, isIsoDate } from '@member-care/domain/dates/singapore-dates.ts'
import { currentLanguage } from '@member-care/domain/language/current-language.ts'
import { listed } from '@member-care/domain/language/listed.ts'
import { formatMoney } from '@member-care/domain/money/money.ts'
import { claimHistoryLabels } from '@member-care/domain/texts/claim-history-texts.ts'
import { claimStatusLabels } from '@member-care/domain/texts/claim-status-texts.ts'
import { pageTexts } from '@member-care/domain/texts/page-texts.ts'
import {
  keptPartTexts,
  personalDataLetterTexts as words,
  recordHeading,
  type KeptPart,
} from '@member-care/domain/texts/personal-data-texts.ts'
import { actorKindTexts, eventTitle, fieldLabel, fieldWord } from '@member-care/domain/texts/record-history-texts.ts'
import type { Letter, LetterRow, LetterSection } from '../letters/letter.ts'
import { keptTables } from './kept-tables.ts'
import type { HistoryEntry } from './own-history.ts'
import type { KeptRecord, KeptRecords } from './read-kept-rows.ts'

export interface PersonalData {
  readonly name: string
  readonly records: KeptRecords
  readonly history: readonly HistoryEntry[]
  /** Files that are not in the archive, by their id. */
  readonly notIncluded: readonly string[]
}

export interface LetterContext {
  /** Ids as people read them: companies, and the member. */
  readonly namesOfIds: ReadonlyMap<string, string>
  /** Today in Singapore, YYYY-MM-DD. */
  readonly printedOn: string
  readonly support: Letter['support']
}

/** More fields than that are not told in one line. */
const MOST_IN_LINE = 8

export function personalDataLetter(
  { name, records, history, notIncluded }: PersonalData,
  context: LetterContext,
): Letter {
  return {
    title: words.title,
    lead: `${name} · ${formatDisplay(context.printedOn)}`,
    sections: [
      { heading: words.intro, paragraphs: words.explained },
      ...keptTables.flatMap(({ part }) => sectionsOf(part, records[part], context)),
      ...(history.length === 0
        ? []
        : [{ heading: words.history, rows: history.map((entry) => historyRow(entry, context)) }]),
      ...(notIncluded.length === 0
        ? []
        : [{ heading: words.notIncluded, paragraphs: [words.notIncludedLead, ...notIncluded] }]),
    ],
    dated: context.printedOn,
    support: context.support,
  }
}

function sectionsOf(part: KeptPart, records: readonly KeptRecord[], context: LetterContext): readonly LetterSection[] {
  const heading = keptPartTexts[part]
  const printed = records.map((record) => rowsOf(part, record, context)).filter((rows) => rows.length > 0)
  if (printed.length > 1 && printed.every((rows) => rows.length <= MOST_IN_LINE))
    return [{ heading, rows: printed.map(inLine) }]
  return printed.map((rows, index) => ({
    heading: printed.length === 1 ? heading : recordHeading(heading, index + 1),
    rows,
  }))
}

/** One record in one row: what it begins with, and the rest beside it. */
function inLine([first, ...rest]: readonly LetterRow[]): LetterRow {
  const said = rest.map(({ label, value }) => pageTexts.labelled(label, value))
  return { label: first?.value ?? '', value: said.length === 0 ? (first?.label ?? '') : said.join(' · ') }
}

function historyRow({ at, type, by, values }: HistoryEntry, context: LetterContext): LetterRow {
  const told = Object.entries(values).flatMap(([path, value]) => rowsAt(path, value, {}, context))
  const title = pageTexts.withDetail(eventTitle(type), by === 'self' ? words.self : actorKindTexts[by])
  return {
    label: formatSingaporeInstant(new Date(at)),
    value: [title, ...told.map(({ label, value }) => pageTexts.labelled(label, value))].join(' · '),
  }
}

function rowsOf(part: KeptPart, record: KeptRecord, context: LetterContext): readonly LetterRow[] {
  return Object.entries(record).flatMap(([field, value]) => {
    if (part === 'claims' && field === 'status') return [{ label: labelOf(field), value: claimStatusText(value) }]
    return rowsAt(field, value, record, context)
  })
}

function claimStatusText(status: unknown): string {
  const labels: Readonly<Record<string, string>> = claimStatusLabels
  return labels[String(status)] ?? String(status)
}

/** A value with its label; what has parts as a row for each of them. Nothing for what is empty. @param beside the fields that stand beside it */
function rowsAt(path: string, value: unknown, beside: KeptRecord, context: LetterContext): readonly LetterRow[] {
  // A hash is for programs.
  if (value === null || value === undefined || value === '' || path.endsWith('sha256')) return []
  if (Array.isArray(value)) return rowsOfList(path, value, context)
  if (typeof value === 'object')
    return Object.entries(value).flatMap(([field, inner]) =>
      rowsAt(`${path}.${field}`, inner, value as KeptRecord, context),
    )
  return [{ label: labelOf(path), value: textOf(path, value as string | number | boolean, beside, context) }]
}

function rowsOfList(path: string, list: readonly unknown[], context: LetterContext): readonly LetterRow[] {
  const isPlain = list.every((item) => typeof item !== 'object')
  if (!isPlain) return list.flatMap((item) => rowsAt(path, item, {}, context))
  const said = list.map((item) => textOf(path, item as string | number | boolean, {}, context))
  return said.length === 0 ? [] : [{ label: labelOf(path), value: listed(currentLanguage(), said) }]
}

function labelOf(path: string): string {
  const named = path.replace(/\.\d+(?=\.|$)/g, '')
  return claimHistoryLabels[named] ?? claimHistoryLabels[`details.${named}`] ?? fieldLabel(named.replace(/Cents$/, ''))
}

function textOf(path: string, value: string | number | boolean, beside: KeptRecord, context: LetterContext): string {
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value === 'number' && path.endsWith('Cents')) {
    // What is paid is paid in Singapore dollars, whatever the bill was in.
    const { currency } = path.endsWith('payableCents') ? {} : beside
    return formatMoney(value, typeof currency === 'string' ? currency : 'SGD')
  }
  if (typeof value === 'number') return String(fieldWord(path, value))
  if (isIsoDate(value)) return formatDisplay(value)
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value)) return formatSingaporeInstant(new Date(value))
  return context.namesOfIds.get(value) ?? String(fieldWord(path, value))
}
