/** Takes a file of companies into the company master. Nobody keeps the file between looking and carrying out: what it comes to is compared. */
import { readCompanyFile, type CompanyRow } from '@member-care/domain/company-master/company-master-file.ts'
import { compareCompanies, type CompanyRowOutcome } from '@member-care/domain/company-master/company-master-changes.ts'
import { companyImportTexts } from '@member-care/domain/texts/company-master-texts.ts'
import type { Scope } from '@member-care/projections/scope.ts'
import type { FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'
import { fieldError, refusalError } from '../http/api-error.ts'
import { idOfRequest } from '../http/caller.ts'
import type { Parts } from '../http/parts.ts'
import { SHEET_FIELD } from '../sheets/read-sheet.ts'
import { receiveSheet } from '../sheets/receive-sheet.ts'
import { companiesNamed, replaceCompanies } from './company-master.ts'

export interface ImportPreview {
  /** Names what the file would do, to the last value. */
  readonly fingerprint: string
  readonly rows: readonly CompanyRowOutcome[]
}

export interface CarriedOutImport {
  readonly id: string
  readonly added: number
  readonly changed: number
}

/**
 * Reads the multipart request's file, and says what would become of each of its rows.
 * @throws ApiError 422 at `file` for one that cannot be taken as a whole
 */
export async function previewImport(parts: Parts, request: FastifyRequest): Promise<ImportPreview> {
  const { cells } = await receiveSheet(parts, request)
  return previewOf(parts, parts.database, request.caller.scope, rowsOf(cells))
}

/**
 * Carries out what the field `fingerprint` of the form names. Rows that are refused are left out; companies that are not in the file stay.
 * What was there before is kept with the import. The same call again is the same import.
 * @throws ApiError 409 when the file would do something else than was looked at
 */
export async function carryOutImport(parts: Parts, request: FastifyRequest): Promise<CarriedOutImport> {
  const { caller } = request
  const { cells, fields } = await receiveSheet(parts, request)
  const rows = rowsOf(cells)
  const id = idOfRequest(caller.context([fields['fingerprint'], cells]))
  return parts.database.transaction(async (transaction) => {
    // Of two imports at the same moment, the second is compared with what the first one left.
    await transaction.query(sql.unsafe`lock table app.company_master in share row exclusive mode`)
    const earlier = await findImport(transaction, id)
    if (earlier) return earlier
    const preview = await previewOf(parts, transaction, caller.scope, rows)
    if (preview.fingerprint !== fields['fingerprint'])
      throw refusalError({ code: 'CONFLICT', message: companyImportTexts.changedMeanwhile })
    const effective = preview.rows.filter(({ outcome }) => outcome === 'new' || outcome === 'changed')
    await replaceCompanies(
      transaction,
      effective.flatMap(({ company }) => company ?? []),
    )
    const done: CarriedOutImport = {
      id,
      added: effective.filter(({ outcome }) => outcome === 'new').length,
      changed: effective.filter(({ outcome }) => outcome === 'changed').length,
    }
    await transaction.query(sql.unsafe`
      insert into app.company_master_imports (import_id, imported_at, imported_by, added, changed, changes)
      values (${id}, ${parts.clock().toISOString()}, ${caller.user.userId}, ${done.added}, ${done.changed},
        ${JSON.stringify(effective.map(({ company, changes }) => ({ company, changes })))}::jsonb)`)
    return done
  })
}

function rowsOf(cells: readonly (readonly string[])[]): readonly CompanyRow[] {
  const read = readCompanyFile(cells)
  if ('error' in read) throw fieldError(SHEET_FIELD, read.error)
  return read.rows
}

async function previewOf(
  { systemReader }: Parts,
  database: CommonQueryMethods,
  scope: Scope,
  rows: readonly CompanyRow[],
): Promise<ImportPreview> {
  const companies = rows.flatMap((row) => ('company' in row ? [row.company] : []))
  const stored = await companiesNamed(database, systemReader, {
    ids: companies.map(({ companyMasterId }) => companyMasterId),
    codes: companies.map(({ companyCode }) => companyCode),
  })
  const outcomes = compareCompanies(rows, stored, (groupCode) => reaches(scope, groupCode))
  const fingerprint = createHash('sha256').update(JSON.stringify(outcomes)).digest('hex')
  return { fingerprint, rows: outcomes }
}

function reaches(scope: Scope, groupCode: string): boolean {
  if (scope.kind === 'all') return true
  return scope.kind === 'groups' && scope.groupCodes.includes(groupCode)
}

const importRow = z.object({ id: z.string(), added: z.number(), changed: z.number() })

async function findImport(database: CommonQueryMethods, id: string): Promise<CarriedOutImport | undefined> {
  const row = await database.maybeOne(
    sql.type(importRow)`select import_id as id, added, changed from app.company_master_imports where import_id = ${id}`,
  )
  return row ?? undefined
}
