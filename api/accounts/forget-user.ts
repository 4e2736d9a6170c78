/**
 * Forgetting a person everywhere at once. What happened stays recorded, and what others have in it stays readable;
 * what it said about this person is gone for good.
 */
import type { CommandContext } from '@member-care/domain/events/metadata.ts'
import { forgetPerson } from '@member-care/event-store/codec/forget-person.ts'
import type { SubjectKeys } from '@member-care/event-store/codec/subject-keys.ts'
import { dropAbandonedReplays } from '@member-care/projections/replay/replay-schemas.ts'
import { dropWaysBack } from '@member-care/projections/runner/versions.ts'
import { sql, type CommonQueryMethods, type DatabasePool } from 'slonik'
import { removeAllDetails } from '../audit/audit-task-store.ts'
import type { BackupsOfPeople } from '../backup/forget-in-backups.ts'
import { removeDraftsAbout } from '../claims/drafts/draft-store.ts'
import { blankVisitsOf } from '../claims/panel-visits.ts'
import { removeUserExports } from '../exports/sweep-user-exports.ts'
import { removeFiles, removeFilesAbout } from '../files/sweep-uploads.ts'
import type { FileStore } from '../integrations/file-store/file-store.ts'
import { forgetMailbox } from '../integrations/mail/local-mailbox.ts'
import { removePhoto } from '../profile/profile-photo.ts'
import { forgetNotifications } from '../notifications/notification-store.ts'
import { projections } from '../read-models.ts'
import { removeRowsAbout } from '../uploads/upload-rows.ts'
import { forgetAccount } from './housekeeping.ts'
import { recordedValues, releaseAllOf, type Reserving } from './reservations.ts'

export interface ForgettingUsers extends Reserving {
  readonly database: DatabasePool
  readonly subjectKeys: Pick<SubjectKeys, 'forget'>
  readonly files: FileStore
  readonly backups?: BackupsOfPeople
}

/** The read models with personal values. */
const readModelsOfPeople = ['users', 'claims', 'verification']

/**
 * Forgets a user: their way in, their address and number, their key (and with it every personal value of theirs in the log), what read models,
 * panel visits, notifications, uploaded files of users and the mailbox hold of them, unfinished claims, every document about them, and every exported file of users. Takes a few seconds: until no process holds the key.
 * Safe to repeat: what an earlier call that was cut short has left is done then.
 * @param reason why, without personal data: it stays readable
 * @throws WrongExpectedRevision when there is no such user, StoreUnavailable
 */
export async function forgetUser(forgetting: ForgettingUsers, { userId, reason }: { userId: string; reason: string }, context: CommandContext): Promise<void> {
  const { database, eventLog, readModels, subjectKeys } = forgetting
  await forgetAccount(database, userId)
  // As long as the log can say which they were.
  const { emails, nrics } = await recordedValues(forgetting, userId)
  await releaseAllOf(forgetting, userId, context)
  await removeRowsAbout(database, userId, [...emails, ...nrics])
  const { position } = await forgetPerson({ keys: subjectKeys, log: eventLog }, userId, reason, context)
  await readModels.untilVisible(readModelsOfPeople, position)
  // Only now: as long as a read model knew the person, a mail to them could be written.
  await forgetMailbox(database, userId)
  await forgetNotifications(database, userId)
  await removeFiles(forgetting, await removeDraftsAbout(database, userId))
  await removeFilesAbout(forgetting, userId)
  await removePhoto(forgetting, userId)
  await blankVisitsOf(database, userId)
  // Once more: an upload may have been under way.
  await removeRowsAbout(database, userId, [...emails, ...nrics])
  await removeUserExports(forgetting)
  await removeAllDetails(database)
  await dropWaysBack(database)
  await dropAbandonedReplays(database, projections)
  await forgetSamples(database)
  await forgetting.backups?.forget(userId)
}

/** The planner's statistics hold samples of what stands in the tables; they are taken anew. */
async function forgetSamples(database: CommonQueryMethods): Promise<void> {
  await database.query(sql.unsafe`analyze`)
}
