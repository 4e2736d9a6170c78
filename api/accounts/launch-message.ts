/** The message of the launch configuration (`app.launch_message`); administrators write it in the console. */
import { noLaunchMessage, type LaunchMessage } from '@member-care/domain/client/launch-message.ts'
import { SINGAPORE } from '@member-care/domain/dates/singapore-dates.ts'
import { instant } from '@member-care/projections/tables/query-parts.ts'
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'

export const launchMessageShape = {
  publish: z.boolean(),
  startDate: z.string(),
  endDate: z.string(),
  title: z.string(),
  message: z.string(),
}
export const launchMessageSchema = z.object(launchMessageShape)

/** The message as it is kept, published or not. */
export interface KeptLaunchMessage extends LaunchMessage {
  /** Counts the savings; 0 while nobody has written one. */
  readonly version: number
  /** User id of the administrator. */
  readonly changedBy: string | null
  readonly changedAt: Date | null
}

const keptRow = launchMessageSchema.extend({
  version: z.number(),
  changedBy: z.string().nullable(),
  changedAt: instant.nullable(),
})

export async function readKeptLaunchMessage(database: CommonQueryMethods): Promise<KeptLaunchMessage> {
  const format = 'YYYY-MM-DD HH24:MI:SS'
  const row = await database.maybeOne(sql.type(keptRow)`
    select publish,
      coalesce(to_char(starts_at at time zone ${SINGAPORE}, ${format}), '') as "startDate",
      coalesce(to_char(ends_at at time zone ${SINGAPORE}, ${format}), '') as "endDate",
      title, message, version, changed_by as "changedBy", changed_at as "changedAt"
    from app.launch_message`)
  return row ?? { ...noLaunchMessage, version: 0, changedBy: null, changedAt: null }
}

/** The published message with its dates; none while it is not published: its text is nobody's business before. */
export async function readLaunchMessage(database: CommonQueryMethods): Promise<LaunchMessage> {
  const { publish, startDate, endDate, title, message } = await readKeptLaunchMessage(database)
  return publish ? { publish, startDate, endDate, title, message } : noLaunchMessage
}

/**
 * Keeps a message without errors in place of the one of `expectedVersion`.
 * @returns false when there is another one by now
 */
export async function keepLaunchMessage(
  database: CommonQueryMethods,
  message: LaunchMessage,
  saving: { readonly expectedVersion: number; readonly by: string; readonly at: Date },
): Promise<boolean> {
  const { expectedVersion, by, at } = saving
  const time = (text: string) => (text === '' ? null : `${text.replace(' ', 'T')}+08:00`)
  const rows = await database.any(sql.type(z.object({ version: z.number() }))`
    insert into app.launch_message as kept (publish, starts_at, ends_at, title, message, version, changed_by, changed_at)
    values (${message.publish}, ${time(message.startDate)}::timestamptz, ${time(message.endDate)}::timestamptz, ${message.title}, ${message.message}, ${expectedVersion + 1}, ${by}, ${at.toISOString()}::timestamptz)
    on conflict (only_one) do update set publish = excluded.publish, starts_at = excluded.starts_at, ends_at = excluded.ends_at, title = excluded.title,
      message = excluded.message, version = excluded.version, changed_by = excluded.changed_by, changed_at = excluded.changed_at
    where kept.version = ${expectedVersion}
    returning version`)
  return rows.length > 0
}
