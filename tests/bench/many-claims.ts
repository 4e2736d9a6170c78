/** A claims read model as large as it may become, for the benches that look at one. */
import { setTimeout as pause } from 'node:timers/promises'
import { createDatabasePool } from '@member-care/api/database/pool.ts'
import { bankPayment, outpatientDetails } from '@member-care/domain/claim/testing/example-claims.ts'
import { claimsProjection } from '@member-care/projections/claims/claims-projection.ts'
import {
  claimCountsTable,
  claimsTable,
  duplicateKeyCountsTable,
  waitsForSomebody,
} from '@member-care/projections/claims/claims-table.ts'
import { schemaOf } from '@member-care/projections/runner/projection.ts'
import { installRegistry } from '@member-care/projections/runner/registry.ts'
import { registerVersion } from '@member-care/projections/runner/versions.ts'
import { tableIn } from '@member-care/projections/tables/read-model-table.ts'
import { sql, type IdentifierSqlToken } from 'slonik'
import type { BenchProduct } from './bench-product.ts'
import { FAMILY_NAMES, GIVEN_NAMES } from './many-users.ts'

export const CLAIMS = 200_000
const CLAIMS_AT_ONCE = 50_000
/** As `hashOfKey` does it. */
const keyHash = sql.fragment`left(encode(sha256(convert_to(key, 'UTF8')), 'hex'), 32)`

/**
 * So many rows of the read model as it keeps them; made in the database, because filing so many would take longer than the whole bench.
 * Every fiftieth has the receipt of the one before, and four visits of a patient have one letter. They are there before the product starts, which then makes the indexes as it does after every build.
 */
export async function fillClaims(databaseUrl: string, companyIds: readonly string[], count: number): Promise<void> {
  const database = await createDatabasePool(databaseUrl)
  try {
    await installRegistry(database)
    await registerVersion(database, claimsProjection)
    const [claims, counts, keyCounts] = [claimsTable, claimCountsTable, duplicateKeyCountsTable].map((table) =>
      tableIn(schemaOf(claimsProjection), table),
    ) as [IdentifierSqlToken, IdentifierSqlToken, IdentifierSqlToken]
    for (let first = 1; first <= count; first += CLAIMS_AT_ONCE) {
      await database.query(sql.unsafe`
        insert into ${claims} (claim_id, kind, status, company_id, employee_id, claimant_id, claimant_name, claimant_nric, filed_by, filed_by_id, transaction_no,
          provider_name, visit_date, filed_at, updated_at, currency, amount_cents, retry_count, gave_up, pending_insurer, details, payment, attachments,
          receipt_key, file_hashes, receipt_hashes, likeness_keys, duplicate_keys, sealed, name_key, provider_key, nric_key, transaction_key, revision, position)
        select gen_random_uuid()::text, 'outpatient', status, company_id, 'employee-' || n % 5000, 'employee-' || n % 5000, name, nric,
          case when n % 20 = 0 then 'hr-administrator' else 'member' end, 'employee-' || n % 5000, transaction_no,
          'Clinic ' || original % 40, visit_date, filed_at, filed_at + (h3 * 20) * interval '1 day', 'SGD', amount_cents, 0, false, false,
          ${sql.jsonb({ ...outpatientDetails, remarks: null, diagnosisCode: null, diagnosisName: null })}, ${sql.jsonb({ ...bankPayment, accountNo: null })}, '[]',
          receipt_key, array[receipt_file, letter], array[receipt_file], array(select distinct ${keyHash} from unnest(any_keys || strong_keys) key), array(select ${keyHash} from unnest(strong_keys) key),
          jsonb_build_array(gen_random_uuid()::text || '.' || repeat(md5(n::text), 10)),
          lower(name), provider_key, nric, coalesce(transaction_no, ''), 1, lpad(n::text, 19, '0')
        from (
          select n, h1, h3, status, case when n % 50 = 0 then n - 1 else n end as original, (${sql.array([...companyIds], 'text')})[1 + (n / 6) % ${companyIds.length}::int] as company_id,
            (${sql.array(FAMILY_NAMES, 'text')})[1 + floor(power(h1, 2.6) * ${FAMILY_NAMES.length})::int] || ' '
              || (${sql.array(GIVEN_NAMES, 'text')})[1 + floor(h2 * ${GIVEN_NAMES.length})::int] || ' ' || n as name,
            'S' || lpad(n::text, 7, '0') || 'A' as nric, case when status <> 'PROCESSING' then 'OP26' || lpad(n::text, 6, '0') end as transaction_no,
            timestamptz '2026-01-01 00:00:00Z' + n * interval '2 minutes' as filed_at
          from generate_series(${first}::int, ${Math.min(count, first + CLAIMS_AT_ONCE - 1)}::int) n
          cross join lateral (select (array['PROCESSING','SUBMITTED','PENDING','PENDING_REVIEW','APPROVED','REJECTED'])[1 + n % 6] as status) as standing
          cross join lateral (select (hashint8extended(n, 1) & 1048575)::float / 1048576 as h1, (hashint8extended(n, 2) & 1048575)::float / 1048576 as h2, (hashint8extended(n, 3) & 1048575)::float / 1048576 as h3) hashed
        ) made
        cross join lateral (
          select 1000 + (h1 * 50000)::int as amount_cents, date '2026-01-01' + n % 300 as visit_date, 'clinic ' || original % 40 as provider_key, 'clinic ' || original % 40 || ' r' || original as receipt_key,
            md5('receipt ' || original) as receipt_file, md5('letter ' || n % 5000 || ' ' || n / 20000) as letter
        ) paper
        cross join lateral (select 'employee-' || n % 5000 || ' ' || visit_date || ' ' || amount_cents || ' SGD' as visit) treated
        cross join lateral (
          select array['receipt ' || receipt_key, 'file ' || receipt_file, 'file ' || letter, 'employee ' || visit, 'patient ' || visit] as any_keys,
            array['receipt ' || receipt_key, 'receipt file ' || receipt_file, 'treatment ' || visit || ' ' || provider_key] as strong_keys
        ) alike`)
    }
    await database.query(sql.unsafe`
      insert into ${keyCounts} select key, count(*)::int, count(*) filter (where ${waitsForSomebody})::int from ${claims} cross join unnest(duplicate_keys) key group by key`)
    await database.query(sql.unsafe`
      insert into ${counts} (company_id, kind, status, filed_by, claims) select company_id, kind, status, filed_by, count(*)::int from ${claims} group by company_id, kind, status, filed_by`)
  } finally {
    await database.end()
  }
}

/** Waits until the product has made the indexes, and sees to the rows as Postgres does now and then. */
export async function untilClaimsIndexed({ runner, parts }: BenchProduct): Promise<void> {
  while (!(await runner.status()).some(({ name, state }) => name === claimsProjection.name && state === 'live'))
    await pause(100)
  for (const table of claimsProjection.tables)
    await parts.database.query(sql.unsafe`vacuum analyze ${tableIn(schemaOf(claimsProjection), table)}`)
}
