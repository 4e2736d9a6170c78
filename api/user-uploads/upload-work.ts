/** What checking and carrying out an upload have in common: a few families at a time, so that the process has time for everybody else. */
import { singaporeBanks } from '@member-care/domain/bank/singapore-banks.ts'
import { readUploadRow, type UploadRules } from '@member-care/domain/upload/read-upload-row.ts'
import type { FileCompany } from '@member-care/domain/upload/company-file.ts'
import type { PlanContext, UploadClient } from '@member-care/domain/upload/plan-person.ts'
import { isOfCompanies, isOfOthersToo } from '@member-care/domain/upload/stranger.ts'
import { familiesOf, type UploadFamily } from '@member-care/domain/upload/upload-family.ts'
import type { UploadRow } from '@member-care/domain/upload/upload-row.ts'
import { createClientQueries, type ClientQueries } from '@member-care/projections/clients/client-queries.ts'
import { clientsWithin } from '@member-care/projections/clients/clients-within.ts'
import type { ClientScope } from '@member-care/projections/scope.ts'
import type { CommonQueryMethods } from 'slonik'
import type { CommandHandling } from '../commands/handle-command.ts'
import type { Parts } from '../http/parts.ts'
import { reachOfAdministrator, reachOfHr } from '../http/reach-of-administrator.ts'
import { readingRules } from './reading-rules.ts'
import { rowsOfFamilies } from './upload-rows.ts'
import type { Upload } from './upload-store.ts'

export type UploadParts = CommandHandling &
  Pick<Parts, 'database' | 'files' | 'settings' | 'clock' | 'subjectKeys' | 'blindIndex' | 'logger'>

/** An upload with what its rows are judged by. */
export interface UploadWork {
  readonly upload: Upload
  readonly rules: UploadRules
  /** The company whose own HR sends it (S94); undefined for an administrator's. */
  readonly company: FileCompany | undefined
  /** The clients that the uploader reaches, by company code in any case (S36). */
  readonly clientOf: (companyCode: string) => UploadClient | undefined
  /** Whether one of these clients covers the person, or has covered them; who looks after every client reaches everybody. */
  readonly isReached: PlanContext['isReached']
  readonly isOfOthersToo: PlanContext['isOfOthersToo']
}

/**
 * Gathers what stays the same for all rows: the rules as of the day on which the upload is judged, and the clients that
 * its sender reaches.
 */
export async function beginWork(
  { database, settings }: Pick<UploadParts, 'database' | 'settings'>,
  upload: Upload,
): Promise<UploadWork> {
  const { companyId, judgedOn } = upload
  const reach = companyId === null ? reachOfAdministrator(upload) : reachOfHr(companyId)
  const [clients, company] = await Promise.all([
    clientsWithin(database, reach),
    companyId === null ? undefined : fileCompany(createClientQueries(database), reach, companyId),
  ])
  return {
    upload,
    rules: { ...readingRules(settings), today: judgedOn, banks: singaporeBanks, company },
    company,
    clientOf: (companyCode) => clients.byCode.get(companyCode.toLowerCase()),
    isReached: (user) => reach.kind === 'all' || isOfCompanies(user, clients.companyIds),
    isOfOthersToo: (user) => reach.kind !== 'all' && isOfOthersToo(user, clients.companyIds, judgedOn),
  }
}

/** @throws Error when there is no such company within the reach */
async function fileCompany(
  clients: Pick<ClientQueries, 'getClient'>,
  reach: ClientScope,
  companyId: string,
): Promise<FileCompany> {
  const client = await clients.getClient(reach, companyId)
  if (!client) throw new Error('The company of an upload is not known.')
  return { companyId, name: client.name, companyCode: client.companyCode }
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
  const rows = kept.map(({ rowNo, familyNo, cells, wrong }): UploadRow => {
    numbers.set(rowNo, familyNo)
    const row = readUploadRow(rowNo, cells, rules)
    return wrong.length === 0 ? row : { ...row, errors: [...row.errors, ...wrong] }
  })
  return familiesOf(rows).map((family) => ({ ...family, familyNo: numbers.get(family.rows[0]?.rowNo ?? -1) ?? 0 }))
}
