/** The history of employments as it would be after some years, for the members of {@link fillUsers}: each was changed twice since they were taken in. */
import { createDatabasePool } from '@member-care/api/database/pool.ts'
import { employmentHistoryProjection } from '@member-care/projections/employment-history/employment-history-projection.ts'
import {
  employmentPeriodsTable,
  statusPeriodsTable,
} from '@member-care/projections/employment-history/employment-history-tables.ts'
import { schemaOf } from '@member-care/projections/runner/projection.ts'
import { registerVersion } from '@member-care/projections/runner/versions.ts'
import { tableIn } from '@member-care/projections/tables/read-model-table.ts'
import { usersProjection } from '@member-care/projections/users/users-projection.ts'
import { membershipsTable, usersTable } from '@member-care/projections/users/users-tables.ts'
import { sql } from 'slonik'

/** @param takenInOn the day from which everybody is known; a staff id is another one a year later, the dates of the cover another year later */
export async function fillEmployments(databaseUrl: string, takenInOn: string): Promise<void> {
  const database = await createDatabasePool(databaseUrl)
  const table = (name: typeof usersTable) => tableIn(schemaOf(usersProjection), name)
  const history = (name: typeof employmentPeriodsTable) => tableIn(schemaOf(employmentHistoryProjection), name)
  try {
    await registerVersion(database, employmentHistoryProjection)
    await database.query(sql.unsafe`
      insert into ${history(employmentPeriodsTable)} (user_id, company_id, known_from, known_until, member_type, staff_id, effective_start_date, effective_end_date, position)
      select user_id, company_id, ${takenInOn}::date + year * 365, case when year < 2 then ${takenInOn}::date + (year + 1) * 365 end, 'E',
        case when year = 0 then 'OLD' || staff_id else staff_id end, effective_start_date, case when year = 2 then effective_end_date end, position
      from ${table(membershipsTable)} cross join generate_series(0, 2) year where member_type = 'E'`)
    await database.query(sql.unsafe`
      insert into ${history(statusPeriodsTable)} (user_id, known_from, known_until, status, position)
      select user_id, ${takenInOn}::date + year * 365, case when year = 0 then ${takenInOn}::date + 365 end, case when year = 0 then 101 else status end, position
      from ${table(usersTable)} cross join generate_series(0, 1) year`)
  } finally {
    await database.end()
  }
}
