/** What a client has the portal called on home screens. It is shown to anybody who holds a member's phone, so it is asked for without a scope. */
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'

const nameRow = z.object({ name: z.string().nullable() })

/** @returns empty where the client has chosen none, and for a company that there is not */
export async function homeScreenNameOf(pool: CommonQueryMethods, companyId: string): Promise<string> {
  const row = await pool.maybeOne(sql.type(nameRow)`
    select features_config ->> 'homeScreenName' as name from read.clients where company_id = ${companyId}`)
  return row?.name ?? ''
}
