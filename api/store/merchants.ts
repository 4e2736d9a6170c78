/** Merchants, as they were last saved in the console: their names are nobody's secret, whether or not they are shown to members. */
import type { ContentOf } from '@member-care/domain/content/content.ts'
import { audienceWithin } from '@member-care/projections/content/content-queries.ts'
import type { ClientScope } from '@member-care/projections/scope.ts'
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'

const row = z.object({ content: z.custom<ContentOf<'merchant'>>() })

export async function readMerchant(
  database: CommonQueryMethods,
  merchantId: string,
): Promise<ContentOf<'merchant'> | undefined> {
  const found = await database.maybeOne(sql.type(row)`
    select content from read.content_versions where content_id = ${merchantId} and content->>'kind' = 'merchant'
    order by version desc limit 1`)
  return found?.content
}

const named = z.object({ id: z.string(), name: z.string() })
export type NamedMerchant = z.infer<typeof named>

/** Names of these merchants by their id; of one that is not among the content that is kept, none. */
export async function namesOfMerchants(
  database: CommonQueryMethods,
  merchantIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = await database.any(sql.type(named)`
    select content_id as id, title as name from read.content_items
    where kind = 'merchant' and content_id = any(${sql.array([...merchantIds], 'text')})`)
  return new Map(found.map(({ id, name }) => [id, name]))
}

/** Those that the scope reaches, by name: merchants of all clients, and those of its own. */
export function listMerchants(database: CommonQueryMethods, scope: ClientScope): Promise<readonly NamedMerchant[]> {
  return database.any(sql.type(named)`
    select content_id as id, title as name from read.content_items
    where kind = 'merchant' and ${audienceWithin(scope, sql.fragment`audience`)} order by lower(title), content_id`)
}
