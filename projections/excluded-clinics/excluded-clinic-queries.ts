/** The queries of the excluded clinics read model. The list is the same for every client. */
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'
import type { Scope } from '../scope.ts'
import {
  allOf,
  contains,
  instant,
  limitTo,
  listAndCount,
  orderBy,
  type Listed,
  type Page,
  type Sort,
} from '../tables/query-parts.ts'

export interface ExcludedClinic {
  readonly excludedClinicId: string
  readonly code: string
  readonly createdAt: Date
}

export const excludedClinicSortFields = ['code', 'createdAt'] as const
export type ExcludedClinicSortField = (typeof excludedClinicSortFields)[number]

const row = z.object({ excluded_clinic_id: z.string(), code: z.string(), created_at: instant })
const columns = sql.fragment`excluded_clinic_id, code, created_at`

/**
 * A page of the excluded clinics with their exact number.
 * @param scope of any administrator: the list belongs to no client
 * @param filter `code`: part of it, in any case
 */
export function listExcludedClinics(
  pool: CommonQueryMethods,
  _scope: Scope,
  filter: { readonly code?: string | undefined; readonly ids?: readonly string[] | undefined },
  page: Page,
  sort: Sort<ExcludedClinicSortField>,
): Promise<Listed<ExcludedClinic>> {
  const { code, ids } = filter
  const where = allOf([
    sql.fragment`excluded`,
    ...(code === undefined ? [] : [contains(sql.fragment`code`, code)]),
    ...(ids === undefined ? [] : [sql.fragment`excluded_clinic_id = any(${sql.array([...ids], 'text')})`]),
  ])
  const column = sort.field === 'code' ? sql.fragment`excluded_clinics.code` : sql.fragment`excluded_clinics.created_at`
  return listAndCount(
    pool,
    {
      page: sql.type(
        row,
      )`select ${columns} from read.excluded_clinics where ${where} ${orderBy(column, sort.direction, sql.fragment`excluded_clinic_id`)} ${limitTo(page)}`,
      count: sql.fragment`from read.excluded_clinics where ${where}`,
    },
    toExcludedClinic,
  )
}

/** An excluded clinic; undefined when there is none of this id. */
export async function findExcludedClinic(
  pool: CommonQueryMethods,
  _scope: Scope,
  excludedClinicId: string,
): Promise<ExcludedClinic | undefined> {
  const found = await pool.maybeOne(
    sql.type(
      row,
    )`select ${columns} from read.excluded_clinics where excluded and excluded_clinic_id = ${excludedClinicId}`,
  )
  return found ? toExcludedClinic(found) : undefined
}

function toExcludedClinic({ excluded_clinic_id, code, created_at }: z.infer<typeof row>): ExcludedClinic {
  return { excludedClinicId: excluded_clinic_id, code, createdAt: new Date(created_at) }
}
