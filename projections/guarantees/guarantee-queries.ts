/** The queries of letters of guarantee. Each takes first whose letters it may show. */
import { guaranteeStatuses, type GuaranteeStatus } from '@member-care/domain/guarantee/guarantee-status.ts'
import { guaranteeKinds } from '@member-care/domain/guarantee/guarantee-terms.ts'
import type { Position } from '@member-care/event-store/port.ts'
import { sql, type FragmentSqlToken } from 'slonik'
import { z } from 'zod'
import type { Reader, Scope, SystemReader } from '../scope.ts'
import {
  allOf,
  companyWithin,
  instant,
  integer,
  limitTo,
  listAndCount,
  orderBy,
  type Listed,
  type Page,
  type Sort,
} from '../tables/query-parts.ts'
import { openRows, sealedBoxes, type SealedReading } from '../tables/sealed-columns.ts'
import { hasWord, wordsOf } from '../tables/search-text.ts'
import { guaranteesTable, waitsForDesk, waitsForInsurer, type GuaranteeRow } from './guarantees-table.ts'

/** A letter of guarantee in a list. Null stands for what is not known yet, and for personal values of somebody who has been forgotten. */
export interface GuaranteeSummary {
  readonly guaranteeId: string
  readonly number: string
  readonly status: GuaranteeStatus
  readonly companyId: string
  readonly employeeId: string
  readonly patientId: string
  readonly patientName: string | null
  readonly patientNric: string | null
  readonly policyNo: string
  readonly kind: GuaranteeRow['kind']
  readonly hospital: string
  /** Singapore date of the latest letter, or as it was asked for. */
  readonly admissionOn: string
  /** Singapore cents of the latest letter, and its last day in Singapore. */
  readonly amountCents: number | null
  readonly validUntil: string | null
  /** The desk has asked the member for something that was not answered. */
  readonly asksInformation: boolean
  readonly waitsForAgreement: boolean
  readonly waitsForChange: boolean
  /** Where an insurer's own system decides it; null: the desk does. */
  readonly decider: 'insurer' | null
  /** When the hospital acknowledged the admission. */
  readonly acknowledgedAt: Date | null
  readonly requestedAt: Date
  readonly updatedAt: Date
  readonly revision: number
  readonly position: Position
}

export interface GuaranteeRecord extends GuaranteeSummary {
  readonly email: string | null
  readonly needsHr: boolean
  /** The insurer's number; null while it has not taken the request over. */
  readonly referenceNo: string | null
  /** The last failed hand-over since the request or the last Reprocess. */
  readonly handover: NonNullable<GuaranteeRow['handover']> | null
  readonly request: GuaranteeRow['request']
  readonly attachments: GuaranteeRow['attachments']
  readonly letters: GuaranteeRow['letters']
  readonly informationRequest: string | null
  readonly informationAnswer: string | null
  readonly amountProposal: GuaranteeRow['amount_proposal']
  readonly change: GuaranteeRow['change']
  readonly reason: string | null
  readonly acknowledgedIssue: number | null
}

const row = z.object({
  guarantee_id: z.string(),
  number: z.string(),
  status: z.enum(guaranteeStatuses),
  company_id: z.string(),
  employee_id: z.string(),
  patient_id: z.string(),
  patient_name: z.string().nullable(),
  patient_nric: z.string().nullable(),
  policy_no: z.string(),
  kind: z.enum(guaranteeKinds),
  needs_hr: z.boolean(),
  decider: z.literal('insurer').nullable(),
  hospital: z.string(),
  admission_on: z.string(),
  amount_cents: integer.nullable(),
  valid_until: z.string().nullable(),
  asks_information: z.boolean(),
  waits_for_agreement: z.boolean(),
  waits_for_change: z.boolean(),
  acknowledged_issue: z.number().nullable(),
  acknowledged_at: instant.nullable(),
  requested_at: instant,
  updated_at: instant,
  revision: z.number(),
  position: z.custom<Position>(),
})
const recordRow = row.extend({
  sealed: sealedBoxes,
  reference_no: z.string().nullable(),
  handover: z.custom<NonNullable<GuaranteeRow['handover']> | null>(),
  request: z.custom<GuaranteeRow['request']>(),
  attachments: z.custom<GuaranteeRow['attachments']>(),
  letters: z.custom<GuaranteeRow['letters']>(),
  amount_proposal: z.custom<GuaranteeRow['amount_proposal']>(),
  change: z.custom<GuaranteeRow['change']>(),
})
type OpenedRow = Omit<z.infer<typeof recordRow>, 'sealed'> &
  Pick<GuaranteeRow, 'email' | 'information_request' | 'information_answer' | 'reason'>

const columns = sql.fragment`
  guarantee_id, number, status, company_id, employee_id, patient_id, patient_name, patient_nric, policy_no, kind, needs_hr, decider, hospital,
  admission_on::text as admission_on, amount_cents, valid_until::text as valid_until, asks_information, waits_for_agreement, waits_for_change,
  acknowledged_issue, acknowledged_at, requested_at, updated_at, revision, position`
const recordColumns = sql.fragment`${columns}, sealed, reference_no, handover, request, attachments, letters, amount_proposal, change`

export interface GuaranteeFilter {
  readonly companyId?: string | undefined
  readonly employeeId?: string | undefined
  readonly status?: GuaranteeStatus | undefined
  /** Only what the desk has to do something about. */
  readonly waitsForDesk?: true | undefined
  /** Not what an insurer's own system decides, unless its hand-over waits for Reprocess. */
  readonly withoutInsurers?: boolean | undefined
  /** Words of the patient's name, in any order, or the beginning of the number. */
  readonly q?: string | undefined
}

export const guaranteeSortFields = ['requestedAt', 'admissionOn', 'patientName', 'status', 'amountCents'] as const
export type GuaranteeSortField = (typeof guaranteeSortFields)[number]

const sortColumns: Readonly<Record<GuaranteeSortField, FragmentSqlToken>> = {
  requestedAt: sql.fragment`requested_at`,
  admissionOn: sql.fragment`guarantees.admission_on`,
  patientName: sql.fragment`name_key`,
  status: sql.fragment`status`,
  amountCents: sql.fragment`amount_cents`,
}

/** A page of them with their exact number. */
export function listGuarantees(
  { database }: Pick<SealedReading, 'database'>,
  scope: Scope,
  filter: GuaranteeFilter,
  page: Page,
  sort: Sort<GuaranteeSortField>,
): Promise<Listed<GuaranteeSummary>> {
  const where = allOf([guaranteeWithin(scope), ...conditionsOf(filter)])
  const unique = sql.fragment`guarantee_id`
  return listAndCount(
    database,
    {
      page: sql.type(row)`
        select ${columns} from read.guarantees where ${where}
        ${orderBy(sortColumns[sort.field], sort.direction, unique)} ${limitTo(page)}`,
      count: sql.fragment`from read.guarantees where ${where}`,
    },
    toSummary,
  )
}

/** All of an employee with a company, latest first: their own list, and what their letters come to (S67). */
export async function listGuaranteesOfEmployee(
  { database, subjectKeys }: SealedReading,
  reader: Reader,
  whose: { readonly employeeId: string; readonly companyId?: string | undefined },
): Promise<readonly GuaranteeRecord[]> {
  const where = allOf([guaranteeWithin(reader), ...conditionsOf(whose)])
  const rows = await database.any(
    sql.type(recordRow)`
      select ${recordColumns} from read.guarantees where ${where} order by requested_at desc, guarantee_id`,
  )
  return (await openRows<OpenedRow>(subjectKeys, guaranteesTable, rows)).map(toRecord)
}

/** A whole one; undefined when there is none within the scope. */
export function findGuarantee(
  reading: SealedReading,
  reader: Reader,
  guaranteeId: string,
): Promise<GuaranteeRecord | undefined> {
  return findOne(reading, reader, sql.fragment`guarantee_id = ${guaranteeId}`)
}

/** As {@link findGuarantee}, by the number that people call it by, in any case. */
export function findGuaranteeByNumber(
  reading: SealedReading,
  reader: Reader,
  number: string,
): Promise<GuaranteeRecord | undefined> {
  return findOne(reading, reader, sql.fragment`number = ${number.toUpperCase()}`)
}

/** The ids of issued letters whose last day is before one day, or up to it and not told of yet. */
export async function findLettersEnding(
  { database }: Pick<SealedReading, 'database'>,
  _reader: SystemReader,
  { today, tellUpTo }: { readonly today: string; readonly tellUpTo: string },
): Promise<readonly { readonly guaranteeId: string; readonly isOver: boolean }[]> {
  const found = await database.any(sql.type(endingRow)`
    select guarantee_id as "guaranteeId", valid_until < ${today}::date as "isOver" from read.guarantees
    where status = 'APPROVED' and (
      valid_until < ${today}::date
      or (valid_until <= ${tellUpTo}::date and expiry_told_issue is distinct from jsonb_array_length(letters)))
    order by valid_until, guarantee_id limit 1000`)
  return found
}

const endingRow = z.object({ guaranteeId: z.string(), isOver: z.boolean() })

/**
 * Requests for which cover was held after their last event, or before their first: a letter of them is being issued, or was about to be when the
 * product died. A letter in force that holds what it promises beyond the bills of its stay (S79) is none of them. Last held first.
 * @param _reader system work: whoever's letters they are
 */
export async function findHeldSince(
  { database }: Pick<SealedReading, 'database'>,
  _reader: SystemReader,
): Promise<readonly { readonly guaranteeId: string; readonly companyId: string; readonly employeeId: string }[]> {
  const found = await database.any(sql.type(heldRow)`
    select held.source_id as "guaranteeId", held.company_id as "companyId", held.employee_id as "employeeId"
    from read.cover_uses held left join read.guarantees on held.source_id = guarantee_id
    where held.source_kind = 'letter' and held.state = 'reserved'
      and (guarantee_id is null or held.position > guarantees.position)
      and (status is distinct from 'APPROVED' or held.payable_cents is distinct from amount_cents - (
        select coalesce(sum(bill.payable_cents), 0) from read.cover_uses bill
        where bill.company_id = held.company_id and bill.employee_id = held.employee_id
          and bill.source_kind = 'claim' and bill.state <> 'released'
          and bill.person_id = held.person_id and bill.stay_id = held.stay_id and bill.benefit_id = held.benefit_id))
    order by held.position desc limit 1000`)
  return found
}

const heldRow = z.object({ guaranteeId: z.string(), companyId: z.string(), employeeId: z.string() })

async function findOne(
  { database, subjectKeys }: SealedReading,
  reader: Reader,
  condition: FragmentSqlToken,
): Promise<GuaranteeRecord | undefined> {
  const where = allOf([guaranteeWithin(reader), condition])
  const found = await database.maybeOne(
    sql.type(recordRow)`select ${recordColumns} from read.guarantees where ${where} limit 1`,
  )
  const [opened] = found ? await openRows<OpenedRow>(subjectKeys, guaranteesTable, [found]) : []
  return opened && toRecord(opened)
}

/** Condition that a letter is within a scope: the employee's who asked, or the patient's. */
function guaranteeWithin(scope: Reader): FragmentSqlToken {
  if (scope.kind !== 'own') return companyWithin(scope, sql.fragment`guarantees.company_id`)
  return sql.fragment`(employee_id = ${scope.userId} or patient_id = ${scope.userId})`
}

function conditionsOf({
  companyId,
  employeeId,
  status,
  waitsForDesk: waits,
  withoutInsurers,
  q = '',
}: GuaranteeFilter) {
  return [
    companyId !== undefined && sql.fragment`guarantees.company_id = ${companyId}`,
    employeeId !== undefined && sql.fragment`employee_id = ${employeeId}`,
    status !== undefined && sql.fragment`status = ${status}`,
    waits !== undefined && waitsForDesk,
    withoutInsurers === true && sql.fragment`not ${waitsForInsurer}`,
    ...wordsOf(q).map(
      (word) =>
        sql.fragment`(${hasWord(sql.fragment`name_key`, word.toLowerCase())} or starts_with(number, ${word.toUpperCase()}))`,
    ),
  ].filter((condition) => condition !== false)
}

function toSummary(of: z.infer<typeof row>): GuaranteeSummary {
  return {
    guaranteeId: of.guarantee_id,
    number: of.number,
    status: of.status,
    companyId: of.company_id,
    employeeId: of.employee_id,
    patientId: of.patient_id,
    patientName: of.patient_name,
    patientNric: of.patient_nric,
    policyNo: of.policy_no,
    kind: of.kind,
    hospital: of.hospital,
    admissionOn: of.admission_on,
    amountCents: of.amount_cents,
    validUntil: of.valid_until,
    asksInformation: of.asks_information,
    waitsForAgreement: of.waits_for_agreement,
    waitsForChange: of.waits_for_change,
    decider: of.decider,
    acknowledgedAt: of.acknowledged_at,
    requestedAt: of.requested_at,
    updatedAt: of.updated_at,
    revision: of.revision,
    position: of.position,
  }
}

function toRecord(of: OpenedRow): GuaranteeRecord {
  return {
    ...toSummary(of),
    email: of.email,
    needsHr: of.needs_hr,
    referenceNo: of.reference_no,
    handover: of.handover,
    request: of.request,
    attachments: of.attachments,
    letters: of.letters,
    informationRequest: of.information_request,
    informationAnswer: of.information_answer,
    amountProposal: of.amount_proposal,
    change: of.change,
    reason: of.reason,
    acknowledgedIssue: of.acknowledged_issue,
  }
}
