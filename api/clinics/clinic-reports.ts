/** What members say is wrong about clinics of the panel (`app.clinic_reports`), until an administrator has looked into it. */
import type { ClinicFault } from '@member-care/domain/clinic/clinic-report.ts'
import { clinicFaultSchema } from '@member-care/domain/clinic/clinic-report.ts'
import {
  instant,
  limitTo,
  listAndCount,
  orderBy,
  type Listed,
  type Page,
  type Sort,
} from '@member-care/projections/tables/query-parts.ts'
import { sql, type CommonQueryMethods, type DatabasePool } from 'slonik'
import { z } from 'zod'
import type { WhenForgotten } from '../http/parts.ts'

/** Keeps what somebody says, once for each fault. @param code in any case */
export async function reportClinic(
  database: CommonQueryMethods,
  code: string,
  faults: readonly ClinicFault[],
  { by, at }: { readonly by: string; readonly at: Date },
): Promise<void> {
  await database.query(sql.unsafe`
    insert into app.clinic_reports (code, fault, reported_by, reported_at)
    select upper(${code}), fault, ${by}, ${at.toISOString()}::timestamptz from unnest(${sql.array([...new Set(faults)], 'text')}) as fault
    on conflict do nothing`)
}

export interface ReportedClinic {
  readonly code: string
  readonly name: string
  readonly address: string
  /** The most reported first. */
  readonly faults: readonly { readonly fault: ClinicFault; readonly people: number }[]
  readonly since: Date
}

export const reportedClinicSortFields = ['name', 'since'] as const

const reportedRow = z.object({
  code: z.string(),
  name: z.string(),
  address: z.string(),
  faults: z.array(z.object({ fault: clinicFaultSchema, people: z.number() })),
  since: instant,
})

/** Clinics of the panel that something is said about; excluded ones wait for nobody. */
export function listReportedClinics(
  database: CommonQueryMethods,
  { codes }: { readonly codes?: readonly string[] | undefined },
  page: Page,
  { field, direction }: Sort<(typeof reportedClinicSortFields)[number]>,
): Promise<Listed<ReportedClinic>> {
  const source = sql.fragment`
    from app.clinics clinics join (
      select code, min(since) as since, json_agg(json_build_object('fault', fault, 'people', people) order by people desc, fault) as faults
      from (select code, fault, count(*)::int as people, min(reported_at) as since from app.clinic_reports group by code, fault) of_fault
      group by code) reported on reported.code = upper(clinics.code)
    where not exists (select from read.excluded_clinics excluded where excluded.excluded and excluded.code = upper(clinics.code))
      and ${codes === undefined ? sql.fragment`true` : sql.fragment`clinics.code = any(${sql.array([...codes], 'text')})`}`
  const column = field === 'name' ? sql.fragment`clinics.name` : sql.fragment`reported.since`
  return listAndCount(
    database,
    {
      page: sql.type(
        reportedRow,
      )`select clinics.code, clinics.name, clinics.address, reported.faults, reported.since ${source} ${orderBy(column, direction, sql.fragment`clinics.code`)} ${limitTo(page)}`,
      count: source,
    },
    (clinic) => clinic,
  )
}

/** Says that a clinic is right as it stands now, which settles what was reported about it. @param code in any case */
export async function confirmClinic(
  database: DatabasePool,
  code: string,
  { by, at }: { readonly by: string; readonly at: Date },
): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.query(sql.unsafe`
      insert into app.clinic_confirmations (code, confirmed_by, confirmed_at) values (upper(${code}), ${by}, ${at.toISOString()}::timestamptz)
      on conflict (code) do update set confirmed_by = excluded.confirmed_by, confirmed_at = excluded.confirmed_at`)
    await transaction.query(sql.unsafe`delete from app.clinic_reports where code = upper(${code})`)
  })
}

/** What somebody said about clinics. */
export const forgetClinicReports: WhenForgotten = {
  afterwards: async ({ database }, { userId }) => {
    await database.query(sql.unsafe`delete from app.clinic_reports where reported_by = ${userId}`)
  },
}
