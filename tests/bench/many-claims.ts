/** A claims read model as large as it may become, for the benches that look at one. */
import { setTimeout as pause } from 'node:timers/promises'
import { createDatabasePool } from '@member-care/api/database/pool.ts'
import { bankPayment, outpatientDetails } from '@member-care/domain/claim/testing/example-claims.ts'
import { claimsProjection } from '@member-care/projections/claims/claims-projection.ts'
import { claimsTable } from '@member-care/projections/claims/claims-table.ts'
import { schemaOf } from '@member-care/projections/runner/projection.ts'
import { installRegistry } from '@member-care/projections/runner/registry.ts'
import { registerVersion } from '@member-care/projections/runner/versions.ts'
import { tableIn } from '@member-care/projections/tables/read-model-table.ts'
import { sql } from 'slonik'
import type { BenchProduct } from './bench-product.ts'

export const CLAIMS = 200_000
const CLAIMS_AT_ONCE = 50_000

/**
 * Rows of the read model as it keeps them; made in the database, because filing so many would take longer than the whole bench.
 * They are there before the product starts, which then makes the indexes as it does after every build.
 */
export async function fillClaims(databaseUrl: string, companyIds: readonly string[]): Promise<void> {
  const database = await createDatabasePool(databaseUrl)
  try {
    await installRegistry(database)
    await registerVersion(database, claimsProjection)
    const table = tableIn(schemaOf(claimsProjection), claimsTable)
    for (let first = 1; first <= CLAIMS; first += CLAIMS_AT_ONCE) {
      await database.query(sql.unsafe`
        insert into ${table} (claim_id, kind, status, company_id, employee_id, claimant_id, claimant_name, claimant_nric, filed_by, filed_by_id, transaction_no,
          provider_name, visit_date, filed_at, updated_at, currency, amount_cents, retry_count, gave_up, pending_insurer, details, payment, attachments, revision, position)
        select gen_random_uuid()::text, 'outpatient', (array['PROCESSING','SUBMITTED','PENDING','PENDING_REVIEW','APPROVED','REJECTED'])[1 + n % 6],
          (${sql.array([...companyIds], 'text')})[1 + (n / 6) % ${companyIds.length}::int], 'employee-' || n % 5000, 'employee-' || n % 5000, 'Willow Tan ' || n, 'S' || lpad(n::text, 7, '0') || 'A',
          'member', 'employee-' || n % 5000, 'OP26' || lpad(n::text, 6, '0'), 'Raffles Clinic', date '2026-01-01' + n % 300, timestamptz '2026-01-01 00:00:00Z' + n * interval '2 minutes',
          timestamptz '2026-01-01 00:00:00Z' + n * interval '2 minutes', 'SGD', 1000 + n % 50000, 0, false, false,
          ${sql.jsonb(outpatientDetails)}, ${sql.jsonb(bankPayment)}, '[]', 1, lpad(n::text, 19, '0')
        from generate_series(${first}::int, ${first + CLAIMS_AT_ONCE - 1}::int) n`)
    }
  } finally {
    await database.end()
  }
}

/** Waits until the product has made the indexes, and looks at the rows as Postgres does now and then. */
export async function untilClaimsIndexed({ runner, parts }: BenchProduct): Promise<void> {
  while (!(await runner.status()).some(({ name, state }) => name === claimsProjection.name && state === 'live')) await pause(100)
  await parts.database.query(sql.unsafe`analyze ${tableIn(schemaOf(claimsProjection), claimsTable)}`)
}
