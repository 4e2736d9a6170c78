/** What a file of companies would do to the company master, row by row. */
import { companyImportTexts as texts } from '../texts/company-master-texts.ts'
import { companyFields, type CompanyEntry, type CompanyField } from './company-master-entry.ts'
import type { CompanyRow } from './company-master-file.ts'

export const companyOutcomes = ['new', 'changed', 'unchanged', 'refused'] as const
export type CompanyOutcome = (typeof companyOutcomes)[number]

/** What is stored of the companies that a file names, by id or by code. */
export interface StoredCompany extends CompanyEntry {
  readonly isClient: boolean
}

export interface CompanyChange {
  readonly field: CompanyField
  readonly before: string | boolean
  readonly after: string | boolean
}

/** What becomes of one row. */
export interface CompanyRowOutcome {
  readonly row: number
  readonly id: string
  readonly name: string
  readonly outcome: CompanyOutcome
  readonly changes: readonly CompanyChange[]
  /** Why a row is refused. */
  readonly error: string | null
  readonly isClient: boolean
  /** What is stored afterwards; nothing of it for a row that is refused. */
  readonly company: CompanyEntry | null
}

/** @param reaches whether who imports looks after a group */
export function compareCompanies(
  rows: readonly CompanyRow[],
  stored: readonly StoredCompany[],
  reaches: (groupCode: string) => boolean,
): readonly CompanyRowOutcome[] {
  const byId = new Map(stored.map((company) => [company.companyMasterId, company]))
  const idOfCode = new Map(stored.map(({ companyCode, companyMasterId }) => [companyCode, companyMasterId]))
  // Only what is taken in is there for later rows to repeat.
  const ids = new Set<string>()
  const codes = new Set<string>()
  return rows.map((read) => {
    const about = { row: read.row, id: read.id, name: read.name }
    const error = 'error' in read ? read.error : refusalOf(read.company)
    if ('error' in read || error !== undefined)
      return { ...about, outcome: 'refused', changes: [], error: error ?? null, isClient: false, company: null }
    ids.add(read.id)
    codes.add(read.company.companyCode)
    const before = byId.get(read.id)
    const changes = before ? changesOf(before, read.company) : []
    const outcome = before === undefined ? 'new' : changes.length > 0 ? 'changed' : 'unchanged'
    return { ...about, outcome, changes, error: null, isClient: before?.isClient ?? false, company: read.company }
  })

  function refusalOf({ companyMasterId, companyCode, groupCode }: CompanyEntry): string | undefined {
    if (ids.has(companyMasterId)) return texts.idTwice
    if (codes.has(companyCode)) return texts.codeTwice
    const before = byId.get(companyMasterId)
    if (before && !reaches(before.groupCode)) return texts.idTaken
    if (!reaches(groupCode)) return texts.notReached
    const owner = idOfCode.get(companyCode)
    return owner !== undefined && owner !== companyMasterId ? texts.codeTaken : undefined
  }
}

function changesOf(before: CompanyEntry, after: CompanyEntry): readonly CompanyChange[] {
  return companyFields
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, before: before[field], after: after[field] }))
}
