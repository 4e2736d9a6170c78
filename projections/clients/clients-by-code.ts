/** The clients as files of users name them: by the company's code, in any case. */
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'
import type { ClientReader } from '../scope.ts'
import { companyWithin } from '../tables/query-parts.ts'

const clientRow = z.object({ company_id: z.string(), name: z.string(), company_code: z.string() })

/** Clients within the scope by their code in lower case; of several with one code the oldest. */
export async function clientsByCode(
  pool: CommonQueryMethods,
  scope: ClientReader,
): Promise<ReadonlyMap<string, { readonly companyId: string; readonly name: string }>> {
  const rows = await pool.any(sql.type(clientRow)`
    select clients.company_id, name, company_code from read.clients
    where company_code <> '' and ${companyWithin(scope, sql.fragment`clients.company_id`)}
    order by created_at desc, company_id desc`)
  return new Map(rows.map((row) => [row.company_code.toLowerCase(), { companyId: row.company_id, name: row.name }]))
}
