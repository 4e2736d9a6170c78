/** What a request for a letter of guarantee is judged by: whom the company covers, the panel's hospitals, the questions, and the client's terms. */
import type { ElogConfig } from '@member-care/domain/client/elog-config.ts'
import { usualElogConfig } from '@member-care/domain/client/elog-config.ts'
import { daysOfBoth, periodsInFamily, type Cover } from '@member-care/domain/claim/visit-date.ts'
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import type { GuaranteeStatus } from '@member-care/domain/guarantee/guarantee-status.ts'
import {
  guaranteeTerms,
  type CountedLetter,
  type GuaranteeTerms,
} from '@member-care/domain/guarantee/guarantee-terms.ts'
import type { Questionnaire } from '@member-care/domain/guarantee/questionnaire.ts'
import { isCoveredSoon, type GuaranteeRequestContext } from '@member-care/domain/guarantee/request-form.ts'
import { usualQuestionnaire } from '@member-care/domain/guarantee/usual-questionnaire.ts'
import type { ClientRecord } from '@member-care/projections/clients/client-queries.ts'
import {
  listGuaranteesOfEmployee,
  type GuaranteeRecord,
} from '@member-care/projections/guarantees/guarantee-queries.ts'
import type { OwnScope, Reader } from '@member-care/projections/scope.ts'
import type { CompanyEntry } from '@member-care/projections/users/user-records.ts'
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'
import { apiError } from '../http/api-error.ts'
import type { Parts } from '../http/parts.ts'

/** A patient whom the member may ask for, and the days on which they are covered. */
export type Patient = CompanyEntry['records'][number] & { readonly cover: readonly Cover[] }

export interface GuaranteeKnowledge {
  readonly client: ClientRecord
  readonly patients: readonly Patient[]
  readonly hospitals: readonly Hospital[]
  readonly context: GuaranteeRequestContext
  readonly terms: GuaranteeTerms
}

/**
 * For an employee of a client that offers letters of guarantee.
 * @throws ApiError 404 for a company that is not theirs as an employee, 403 where it offers no letters
 */
export async function gatherGuaranteeKnowledge(
  parts: Parts,
  own: OwnScope,
  companyId: string,
): Promise<GuaranteeKnowledge> {
  const [entries, client, hospitals] = await Promise.all([
    employersOf(parts, own),
    parts.clients.getClient(own, companyId),
    readHospitals(parts.database),
  ])
  const patients = entries.find((entry) => entry.companyId === companyId)?.patients
  if (!patients || !client) throw apiError('NOT_FOUND')
  if (!client.featuresConfig.allowLOG) throw apiError('FORBIDDEN')
  return {
    client,
    patients,
    hospitals,
    context: {
      today: singaporeToday(parts.clock()),
      patients: patients.map(({ uuid, cover }) => ({ id: uuid, cover })),
      hospitals: hospitals.map(({ name }) => name),
      questionnaire: questionnaireOf(client),
    },
    terms: await termsOf(parts, own, { client, employeeId: own.userId }),
  }
}

/**
 * The companies that cover the member as an employee, with the patients of each: who is covered on a day for which a letter can be asked for now
 * (S136). A company that covers nobody so is left out.
 */
export async function employersOf(
  parts: Parts,
  own: OwnScope,
): Promise<readonly { readonly companyId: string; readonly patients: readonly Patient[] }[]> {
  const today = singaporeToday(parts.clock())
  const entries = (await parts.users.companiesOf(own, own.userId)).filter(({ memberType }) => memberType === 'E')
  // The family has been read within the member's scope.
  const people = await parts.users.getUsers(
    parts.systemReader,
    entries.flatMap(({ records }) => records.map(({ uuid }) => uuid)),
  )
  return entries.flatMap((entry) => {
    const patients = entry.records
      // Somebody who was forgotten is offered no more.
      .filter(({ name, nric }) => name !== null && nric !== null)
      .map((record) => {
        const membership = people.get(record.uuid)?.memberships.find(({ companyId }) => companyId === entry.companyId)
        return {
          ...record,
          cover: membership
            ? daysOfBoth(
                periodsInFamily(own.userId, own.userId, { ...entry, employeeId: null }),
                periodsInFamily(own.userId, record.uuid, membership),
              )
            : [],
        }
      })
      .filter(({ cover }) => isCoveredSoon(cover, today))
    return patients.length > 0 ? [{ companyId: entry.companyId, patients }] : []
  })
}

/** On which terms the employee gets another letter (S67). */
export async function termsOf(
  parts: Parts,
  reader: Reader,
  {
    client,
    employeeId,
    isCovered,
  }: {
    readonly client: ClientRecord
    readonly employeeId: string
    readonly isCovered?: (amountCents: number) => boolean
  },
): Promise<GuaranteeTerms> {
  const letters = await countedLetters(parts, reader, { companyId: client.companyId, employeeId })
  return guaranteeTerms(elogConfigOf(client), letters, isCovered)
}

/** The employee's letters of a company that count. @param without a request that does not count */
export async function countedLetters(
  parts: Parts,
  reader: Reader,
  {
    without,
    ...whose
  }: { readonly companyId: string; readonly employeeId: string; readonly without?: string | undefined },
): Promise<readonly CountedLetter[]> {
  const letters = await listGuaranteesOfEmployee(parts, reader, whose)
  return letters.filter(({ guaranteeId }) => guaranteeId !== without).flatMap(toCounted)
}

/** What is asked with a request: the client's own questions, or the usual ones (S83). */
export function questionnaireOf(client: Pick<ClientRecord, 'eLogConfig'>): Questionnaire {
  return elogConfigOf(client).questionnaire ?? usualQuestionnaire
}

export function elogConfigOf({ eLogConfig }: Pick<ClientRecord, 'eLogConfig'>): ElogConfig {
  return { ...usualElogConfig, ...eLogConfig }
}

const thatCount: readonly GuaranteeStatus[] = ['PENDING_HR', 'SUBMITTED', 'APPROVED']

function toCounted({ status, kind, amountCents }: GuaranteeRecord): readonly CountedLetter[] {
  return thatCount.includes(status) ? [{ kind, amountCents: amountCents ?? undefined }] : []
}

const HOSPITAL = 8
const hospitalRow = z.object({ name: z.string(), address: z.string() })
export type Hospital = z.infer<typeof hospitalRow>

/** The panel's hospitals that are not excluded (3§2.12), by name. */
export function readHospitals(database: CommonQueryMethods): Promise<readonly Hospital[]> {
  return database.any(sql.type(hospitalRow)`
    select name, min(address) as address from app.clinics
    where type = ${HOSPITAL}
      and not exists (select from read.excluded_clinics excluded where excluded.excluded and excluded.code = upper(clinics.code))
    group by name order by name`)
}
