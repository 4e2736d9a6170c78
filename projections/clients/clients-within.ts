/** The clients that somebody reaches, as files of users name them: by the company's code, in any case. */
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'
import type { ClientReader } from '../scope.ts'
import { companyWithin } from '../tables/query-parts.ts'

const clientRow = z.object({ company_id: z.string(), name: z.string(), company_code: z.string() })

export interface ClientsWithin {
  /** Also of those that have no code yet. */
  readonly companyIds: ReadonlySet<string>
  /** By their code in lower case; of several with one code the oldest. */
  readonly byCode: ReadonlyMap<string, { readonly companyId: string; readonly name: string }>
}

export async function clientsWithin(pool: CommonQueryMethods, scope: ClientReader): Promise<ClientsWithin> {
  const rows = await pool.any(sql.type(clientRow)`
    select clients.company_id, name, company_code from read.clients
    where ${companyWithin(scope, sql.fragment`clients.company_id`)}
    order by created_at desc, company_id desc`)
  const named = rows.filter((row) => row.company_code !== '')
  return {
    companyIds: new Set(rows.map((row) => row.company_id)),
    byCode: new Map(
      named.map((row) => [row.company_code.toLowerCase(), { companyId: row.company_id, name: row.name }]),
    ),
  }
}
