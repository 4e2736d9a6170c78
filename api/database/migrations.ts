/**
 * The ordinary tables (schema `app`): sessions, passwords, mailbox, files and the like. Events and read models make their own tables.
 * A migration that has been released never changes; a new one takes the next number, at the end of the list.
 */
import { sql, type CommonQueryMethods, type DatabasePool, type QuerySqlToken } from 'slonik'
import { z } from 'zod'
import { accountsMigration } from './migrations/0001-accounts.ts'
import { filesMigration } from './migrations/0002-files.ts'
import { claimsMigration } from './migrations/0003-claims.ts'
import { mailboxMigration } from './migrations/0004-mailbox.ts'
import { panelNetworkMigration } from './migrations/0005-panel-network.ts'
import { singleUseLinksMigration } from './migrations/0006-single-use-links.ts'
import { registrationsMigration } from './migrations/0007-registrations.ts'
import { sessionDevicesMigration } from './migrations/0008-session-devices.ts'
import { notificationsMigration } from './migrations/0009-notifications.ts'
import { homeContentMigration } from './migrations/0010-home-content.ts'
import { signInLocksMigration } from './migrations/0011-sign-in-locks.ts'
import { singleSignOnMigration } from './migrations/0012-single-sign-on.ts'
import { knownDevicesMigration } from './migrations/0013-known-devices.ts'
import { claimDraftsMigration } from './migrations/0014-claim-drafts.ts'
import { claimDeskMigration } from './migrations/0015-claim-desk.ts'
import { insurerMessagesMigration } from './migrations/0016-insurer-messages.ts'
import { companyMasterMigration } from './migrations/0017-company-master.ts'
import { uploadsMigration } from './migrations/0018-uploads.ts'
import { userExportsMigration } from './migrations/0019-user-exports.ts'
import { auditMigration } from './migrations/0021-audit.ts'
import { contentByAdministratorsMigration } from './migrations/0022-content-by-administrators.ts'
import { draftsOfUpdatesMigration } from './migrations/0023-drafts-of-updates.ts'
import { secondFactorsMigration } from './migrations/0024-second-factors.ts'
import { passwordRecordsMigration } from './migrations/0025-password-records.ts'
import { registrationProofsMigration } from './migrations/0026-registration-proofs.ts'
import { filesInTheClearMigration } from './migrations/0027-files-in-the-clear.ts'
import { personLanguagesMigration } from './migrations/0028-person-languages.ts'
import { companyMasterImportsMigration } from './migrations/0029-company-master-imports.ts'
import { tasksMigration } from './migrations/0030-tasks.ts'
import { emailChangesMigration } from './migrations/0031-email-changes.ts'
import { personalDataFilesMigration } from './migrations/0032-personal-data-files.ts'
import { clinicKeepingMigration } from './migrations/0033-clinic-keeping.ts'
import { webPushMigration } from './migrations/0034-web-push.ts'
import { draftsMigration } from './migrations/0035-drafts.ts'
import { insurerLettersMigration } from './migrations/0036-insurer-letters.ts'
import { uploadsOfCompaniesMigration } from './migrations/0037-uploads-of-companies.ts'
import { conversationsMigration } from './migrations/0038-conversations.ts'
import { cannedAnswersMigration } from './migrations/0039-canned-answers.ts'
import { conversationRecordsMigration } from './migrations/0040-conversation-records.ts'
import { cardsMigration } from './migrations/0041-cards.ts'
import { contentMigration } from './migrations/0042-content.ts'
import { storeMigration } from './migrations/0043-store.ts'
import { rewardCodesMigration } from './migrations/0044-reward-codes.ts'
import { contentOfEveryKindMigration } from './migrations/0045-content-of-every-kind.ts'
import { cannedAnswerTranslationsMigration } from './migrations/0046-canned-answer-translations.ts'
import { cannedAnswerVersionsMigration } from './migrations/0047-canned-answer-versions.ts'
import { draftPagesMigration } from './migrations/0048-draft-pages.ts'
import { discardedDraftsMigration } from './migrations/0049-discarded-drafts.ts'
import { notificationLanguagesMigration } from './migrations/0050-notification-languages.ts'

export interface Migration {
  /** Number and name, as recorded, for example `0001-accounts`. */
  readonly name: string
  readonly statements: readonly QuerySqlToken[]
}

export const migrations: readonly Migration[] = [
  accountsMigration,
  filesMigration,
  claimsMigration,
  mailboxMigration,
  panelNetworkMigration,
  singleUseLinksMigration,
  registrationsMigration,
  sessionDevicesMigration,
  notificationsMigration,
  homeContentMigration,
  signInLocksMigration,
  singleSignOnMigration,
  knownDevicesMigration,
  claimDraftsMigration,
  claimDeskMigration,
  insurerMessagesMigration,
  companyMasterMigration,
  uploadsMigration,
  userExportsMigration,
  auditMigration,
  contentByAdministratorsMigration,
  draftsOfUpdatesMigration,
  secondFactorsMigration,
  passwordRecordsMigration,
  registrationProofsMigration,
  filesInTheClearMigration,
  personLanguagesMigration,
  companyMasterImportsMigration,
  tasksMigration,
  emailChangesMigration,
  personalDataFilesMigration,
  clinicKeepingMigration,
  webPushMigration,
  draftsMigration,
  insurerLettersMigration,
  uploadsOfCompaniesMigration,
  conversationsMigration,
  cannedAnswersMigration,
  conversationRecordsMigration,
  cardsMigration,
  contentMigration,
  storeMigration,
  rewardCodesMigration,
  contentOfEveryKindMigration,
  cannedAnswerTranslationsMigration,
  cannedAnswerVersionsMigration,
  draftPagesMigration,
  discardedDraftsMigration,
  notificationLanguagesMigration,
]

/** Any number, the same in every process: only one migrates at a time. */
const MIGRATION_LOCK = 7_301_125

/**
 * Brings the ordinary tables up to date, in one transaction. Safe when several processes do so at once.
 * @returns names of the migrations that ran now
 */
export async function migrate(pool: DatabasePool, list: readonly Migration[] = migrations): Promise<readonly string[]> {
  return pool.transaction(async (transaction) => {
    await transaction.query(sql.unsafe`select pg_advisory_xact_lock(${MIGRATION_LOCK})`)
    await transaction.query(sql.unsafe`create schema if not exists app`)
    await transaction.query(
      sql.unsafe`create table if not exists app.migrations (name text primary key, applied_at timestamptz not null default now())`,
    )
    const applied = await transaction.anyFirst(
      sql.type(z.object({ name: z.string() }))`select name from app.migrations`,
    )
    const missing = list.filter((migration) => !applied.includes(migration.name))
    for (const migration of missing) await apply(migration, transaction)
    return missing.map((migration) => migration.name)
  })
}

async function apply(migration: Migration, transaction: CommonQueryMethods): Promise<void> {
  for (const statement of migration.statements) await transaction.query(statement)
  await transaction.query(sql.unsafe`insert into app.migrations (name) values (${migration.name})`)
}
