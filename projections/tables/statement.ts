/** SQL that answers no rows: tables, indexes, views, updates. */
import { sql } from 'slonik'
import { z } from 'zod'

export const statement = sql.type(z.object({}))
