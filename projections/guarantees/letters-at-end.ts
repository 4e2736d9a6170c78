/** The letters of guarantee that the end of a cover touches, for whoever sets the end (S80). */
import { guaranteeStatuses, type GuaranteeStatus } from '@member-care/domain/guarantee/guarantee-status.ts'
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'
import type { EndAskedOf } from '../claims/claims-at-end.ts'
import type { ListScope } from '../users/user-list.ts'
import { companyWithin, limitTo, listAndCount, type Listed } from '../tables/query-parts.ts'

/** Nothing of what is treated. */
export interface LetterAtEnd {
  readonly number: string
  readonly status: GuaranteeStatus
  /** Singapore dates: of the admission, and the last one on which an issued letter holds. */
  readonly admissionOn: string
  readonly validUntil: string | null
  readonly patientId: string
  /** Null where the person has been forgotten. */
  readonly patientName: string | null
}

const letterRow = z.object({
  number: z.string(),
  status: z.enum(guaranteeStatuses),
  admissionOn: z.string(),
  validUntil: z.string().nullable(),
  patientId: z.string(),
  patientName: z.string().nullable(),
})

/** What is asked for, and what was issued and holds beyond the end; the latest admission first. */
export function listLettersAtEnd(
  database: CommonQueryMethods,
  scope: ListScope,
  { companyId, personIds, end, limit }: EndAskedOf,
): Promise<Listed<LetterAtEnd>> {
  const found = sql.fragment`
    from read.guarantees
    where ${companyWithin(scope, sql.fragment`guarantees.company_id`)} and company_id = ${companyId}
      and patient_id = any(${sql.array([...personIds], 'text')})
      and (status in ('PENDING_HR', 'SUBMITTED') or (status = 'APPROVED' and valid_until > ${end}::date))`
  return listAndCount(
    database,
    {
      page: sql.type(letterRow)`
        select number, status, admission_on::text as "admissionOn", valid_until::text as "validUntil",
          patient_id as "patientId", patient_name as "patientName"
        ${found} order by guarantees.admission_on desc, guarantee_id ${limitTo({ offset: 0, limit })}`,
      count: found,
    },
    (row) => row,
  )
}
