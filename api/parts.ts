/** The parts that main.ts puts together and every route may use. Tests put together the same ones. */
import type { BlindIndex } from '@member-care/event-store/codec/blind-index.ts'
import type { SubjectKeys } from '@member-care/event-store/codec/subject-keys.ts'
import type { EventLog } from '@member-care/event-store/event-log.ts'
import type { ClaimQueries } from '@member-care/projections/claims/claim-queries.ts'
import type { ClientQueries } from '@member-care/projections/clients/client-queries.ts'
import type { DatabaseSession } from '@member-care/projections/runner/database-session.ts'
import type { UserQueries } from '@member-care/projections/users/user-queries.ts'
import type { FastifyBaseLogger, FastifyInstance, RawReplyDefaultExpression, RawRequestDefaultExpression, RawServerDefault } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { DatabasePool } from 'slonik'
import type { LinkRequests } from './accounts/link-requests.ts'
import type { OneTimePasswords } from './accounts/one-time-passwords.ts'
import type { PasswordChecks } from './accounts/password-checks.ts'
import type { PendingSignIns } from './accounts/pending-sign-ins.ts'
import type { Registrations } from './accounts/registrations.ts'
import type { RecoveryCodes } from './accounts/second-factors/recovery-codes.ts'
import type { Sessions } from './accounts/sessions.ts'
import type { SignInAttempts } from './accounts/sign-in-attempts.ts'
import type { SignInRecords } from './accounts/sign-in-records.ts'
import type { SignInKey } from './accounts/sign-in-key.ts'
import type { SingleUseLinks } from './accounts/single-use-links.ts'
import type { BackupsOfPeople } from './backup/forget-in-backups.ts'
import type { FollowUps } from './commands/follow-ups.ts'
import type { CommandHandling } from './commands/handle-command.ts'
import type { PictureViews } from './files/picture-view.ts'
import type { Antivirus } from './integrations/antivirus/antivirus.ts'
import type { Captcha } from './integrations/captcha/captcha.ts'
import type { FileStore } from './integrations/file-store/file-store.ts'
import type { Insurer } from './integrations/insurer/insurer.ts'
import type { Mailer } from './integrations/mail/mailer.ts'
import type { NotificationStore } from './notifications/notification-store.ts'
import type { Settings } from './settings.ts'
import type { SingleSignOn } from './single-sign-on/single-sign-on.ts'

export interface Parts extends CommandHandling {
  readonly settings: Settings
  readonly database: DatabasePool
  /** Address of the database, for connections that belong to nobody else. */
  readonly databaseUrl: string
  /** The connection of this process that listens, and holds its locks. */
  readonly databaseSession: DatabaseSession
  readonly eventLog: EventLog
  readonly subjectKeys: SubjectKeys
  /** How people are looked up by a personal value, and what reservations are named by. */
  readonly blindIndex: BlindIndex
  /** The time now. Tests put their own. */
  readonly clock: () => Date
  readonly logger: FastifyBaseLogger
  readonly followUps: FollowUps
  readonly users: UserQueries
  readonly clients: ClientQueries
  readonly claims: ClaimQueries
  readonly files: FileStore
  /** Absent where the product does not know of any. */
  readonly backups?: BackupsOfPeople
  readonly pictureViews: PictureViews
  /** Where uploads wait while they are received; an absolute path. */
  readonly uploadFolder: string
  readonly antivirus: Antivirus
  readonly insurer: Insurer
  /** The secrets that sign the insurer's messages; none where the built-in desk decides. */
  readonly insurerWebhookSecrets: readonly string[]
  readonly captcha: Captcha
  readonly mailer: Mailer
  readonly notifications: NotificationStore
  readonly signInKey: SignInKey
  readonly signInAttempts: SignInAttempts
  readonly passwordChecks: PasswordChecks
  readonly signInRecords: SignInRecords
  readonly pendingSignIns: PendingSignIns
  readonly oneTimePasswords: OneTimePasswords
  readonly sessions: Sessions
  readonly recoveryCodes: RecoveryCodes
  readonly registrations: Registrations
  readonly singleUseLinks: SingleUseLinks
  /** Absent where administrators sign in with their passwords only. */
  readonly singleSignOn: SingleSignOn | undefined
  readonly linkRequests: LinkRequests
}

/** The server, with routes typed by their zod schemas. */
export type App = FastifyInstance<RawServerDefault, RawRequestDefaultExpression, RawReplyDefaultExpression, FastifyBaseLogger, ZodTypeProvider>

/** Adds the routes of one capability, without the `/api` before them. */
export type Routes = (app: App, parts: Parts) => void
