/** What checking and carrying out an upload have in common: a few families at a time, so that the process has time for everybody else. */
import type { Bank } from '@member-care/domain/bank/bank-rules.ts'
import { singaporeBanks } from '@member-care/domain/bank/singapore-banks.ts'
import { readUploadRow, type UploadRules } from '@member-care/domain/upload/read-upload-row.ts'
import type { UploadClient } from '@member-care/domain/upload/plan-person.ts'
import { familiesOf, type UploadFamily } from '@member-care/domain/upload/upload-family.ts'
import type { UploadRow } from '@member-care/domain/upload/upload-row.ts'
import { clientsByCode } from '@member-care/projections/clients/clients-by-code.ts'
import type { CommonQueryMethods } from 'slonik'
import type { Parts } from '../http/parts.ts'
import { reachOfAdministrator } from '../http/reach-of-administrator.ts'
import { rowsOfFamilies } from './upload-rows.ts'
import type { Upload } from './upload-store.ts'

export type UploadParts = Pick<
  Parts,
  'database' | 'eventLog' | 'files' | 'settings' | 'clock' | 'subjectKeys' | 'blindIndex' | 'readModels' | 'logger'
>

/** An upload with what its rows are judged by. */
export interface UploadWork {
  readonly upload: Upload
  readonly rules: UploadRules
  /** The clients that the uploader reaches, by company code in any case (S36). */
  readonly clientOf: (companyCode: string) => UploadClient | undefined
}

/**
 * Gathers what stays the same for all rows: the rules as of the day on which the upload is judged, and the clients that
 * its sender reaches.
 */
export async function beginWork(
  { database, settings }: Pick<UploadParts, 'database' | 'settings'>,
  upload: Upload,
): Promise<UploadWork> {
  const clients = await clientsByCode(database, reachOfAdministrator(upload))
  const banks: readonly Bank[] = singaporeBanks
  return {
    upload,
    rules: {
      today: upload.judgedOn,
      banks,
      studentCompanyCodes: settings.students.companyCodes,
      placeholderEmailDomain: settings.placeholderEmailDomain,
    },
    clientOf: (companyCode) => clients.get(companyCode.toLowerCase()),
  }
}

/** A family with the number that it has in its upload. */
export interface NumberedFamily extends UploadFamily {
  readonly familyNo: number
}

/** Reads families again, from one number up to, not including, another, from their rows as they were kept. */
export async function readFamilies(
  database: CommonQueryMethods,
  { upload, rules }: UploadWork,
  from: number,
  until: number,
): Promise<readonly NumberedFamily[]> {
  const kept = await rowsOfFamilies(database, upload.uploadId, from, until)
  const numbers = new Map<number, number>()
  const rows = kept.map(({ rowNo, familyNo, cells, repeated }): UploadRow => {
    numbers.set(rowNo, familyNo)
    const row = readUploadRow(rowNo, cells, rules)
    return repeated.length === 0 ? row : { ...row, errors: [...row.errors, ...repeated] }
  })
  return familiesOf(rows).map((family) => ({ ...family, familyNo: numbers.get(family.rows[0]?.rowNo ?? -1) ?? 0 }))
}
