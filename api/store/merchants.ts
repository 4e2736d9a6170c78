/** Merchants, as they were last saved in the console: their names are nobody's secret, whether or not they are shown to members. */
import type { ContentOf } from '@member-care/domain/content/content.ts'
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
