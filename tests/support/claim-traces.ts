/** Everything that a call about a claim may leave behind, to be compared before and after one that must leave nothing. */
import { join } from 'node:path'
import { filesUnder } from '@member-care/api/integrations/file-store/files-under.ts'
import { projections } from '@member-care/projections/projections.ts'
import { reactorsFor } from '@member-care/api/event-log/read-models.ts'
import { sql } from 'slonik'
import { z } from 'zod'
import type { ApiUnderTest } from './api-under-test.ts'

const tracesRow = z.object({
  events: z.number(),
  streams: z.number(),
  registeredFiles: z.string(),
  drafts: z.string(),
  draftFiles: z.number(),
  jobs: z.number(),
  notifications: z.number(),
  mails: z.number(),
})

export type ClaimTraces = z.infer<typeof tracesRow> & {
  readonly storedFiles: readonly string[]
  /** Uploads on their way. */
  readonly waitingUploads: readonly string[]
}

/** Waits first until everything that follows from what was done has been written down. */
export async function claimTraces({ parts, runner }: ApiUnderTest): Promise<ClaimTraces> {
  const head = await parts.eventLog.head()
  const consumers = [...projections, ...reactorsFor(parts.settings)].map(({ name }) => name)
  if (head !== undefined && !(await runner.waitFor(consumers, head, 20_000)))
    throw new Error('The read models and reactors did not get there in time.')
  const [rows, storedFiles, waitingUploads] = await Promise.all([
    parts.database.one(sql.type(tracesRow)`
      select
        -- Keys of people and passwords are put on record in their own time.
        (select count(*)::int from es.events where type not in ('SubjectKeysRecorded', 'PasswordHashesRecorded')) as events,
        (select count(distinct stream)::int from es.events where type not in ('SubjectKeysRecorded', 'PasswordHashesRecorded')) as streams,
        (select coalesce(string_agg(file_id || state, ',' order by file_id), '') from app.files) as "registeredFiles",
        (select coalesce(string_agg(draft_id || ' ' || version, ',' order by draft_id), '') from app.drafts) as drafts,
        (select count(*)::int from app.draft_files) as "draftFiles",
        (select count(*)::int from outbox.jobs) as jobs,
        (select count(*)::int from app.notifications) as notifications,
        (select count(*)::int from app.mailbox_messages) as mails`),
    filesUnder(join(parts.settings.dataDirectory, 'files')),
    filesUnder(parts.uploadFolder),
  ])
  return { ...rows, storedFiles, waitingUploads }
}
