/** The message of the launch configuration (`app.launch_message`); administrators write it. */
import { noLaunchMessage, type LaunchMessage } from '@member-care/domain/client/launch-message.ts'
import { SINGAPORE } from '@member-care/domain/dates/singapore-dates.ts'
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'

export const launchMessageSchema = z.object({ publish: z.boolean(), startDate: z.string(), endDate: z.string(), title: z.string(), message: z.string() })

/** The published message with its dates; none while it is not published: its text is nobody's business before. */
export async function readLaunchMessage(database: CommonQueryMethods): Promise<LaunchMessage> {
  const format = 'YYYY-MM-DD HH24:MI:SS'
  const row = await database.maybeOne(sql.type(launchMessageSchema)`
    select publish,
      coalesce(to_char(starts_at at time zone ${SINGAPORE}, ${format}), '') as "startDate",
      coalesce(to_char(ends_at at time zone ${SINGAPORE}, ${format}), '') as "endDate",
      title, message
    from app.launch_message`)
  return row?.publish ? row : noLaunchMessage
}
