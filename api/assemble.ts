/** Puts the product together from its settings, from the database up to the server. main.ts runs it; tests run it on a database of their own. */
import type { Power } from '@member-care/domain/access/powers.ts'
import { createClaimQueries } from '@member-care/projections/claims/claim-queries.ts'
import { createClientQueries } from '@member-care/projections/clients/client-queries.ts'
import { projections } from '@member-care/projections/projections.ts'
import { createOutboxWorker } from '@member-care/projections/reactors/outbox-worker.ts'
import { createDatabaseSession } from '@member-care/projections/runner/database-session.ts'
import { createProjectionRunner, type ProjectionRunner } from '@member-care/projections/runner/runner.ts'
import { SystemReader } from '@member-care/projections/scope-making.ts'
import { createUserQueries } from '@member-care/projections/users/user-queries.ts'
import type { FastifyBaseLogger } from 'fastify'
import { join } from 'node:path'
import { Registry } from 'prom-client'
import { createIdentify } from './accounts/identify.ts'
import { createLinkRequests } from './accounts/link-requests.ts'
import { createNamedLocks } from './database/named-locks.ts'
import { createOneTimePasswords } from './accounts/one-time-passwords.ts'
import { createPasswordChecks } from './accounts/password-checks.ts'
import { createPendingSignIns } from './accounts/pending-sign-ins.ts'
import { createRegistrations } from './accounts/registrations.ts'
import { createRecoveryCodes } from './accounts/second-factors/recovery-codes.ts'
import { createSessions } from './accounts/sessions.ts'
import { createSignInAttempts } from './accounts/sign-in-attempts.ts'
import { loadSignInKey } from './accounts/sign-in-key.ts'
import { createSignInRecords } from './accounts/sign-in-records.ts'
import { createSingleUseLinks } from './accounts/single-use-links.ts'
import { buildApp } from './app.ts'
import { createBackupsOfPeople } from './backup/forget-in-backups.ts'
import { createSealing } from './backup/sealing.ts'
import { fillClaimCatalogue } from './claims/catalogue/claim-catalogue.ts'
import { singaporeCatalogue } from './claims/catalogue/singapore-catalogue.ts'
import { createFollowUps } from './commands/follow-ups.ts'
import { createDatabasePool } from './database/pool.ts'
import { createLeftoverCount, type Leftovers } from './documents/leftovers.ts'
import { createPictureViews } from './documents/picture-view.ts'
import { sharedReceiptsRoutes } from './documents/shared-receipts-page.ts'
import { removeDraftsBegunIn } from './drafts/draft-store.ts'
import { createCardSigner } from './e-card/card-signer.ts'
import { openEventLog, type OpenedEventLog } from './event-log/open-event-log.ts'
import { reactorsFor, readModelsOf } from './event-log/read-models.ts'
import { createLetterCodes } from './guarantees/letter-codes.ts'
import { openLetterSigning } from './guarantees/letter/letter-signing.ts'
import { builtFrontEnds, type FrontEnds } from './http/front-ends.ts'
import { offeredLanguages, openLanguages } from './http/in-language.ts'
import type { App, Parts, Routes } from './http/parts.ts'
import { createAntivirus } from './integrations/antivirus/antivirus.ts'
import { createAltcha } from './integrations/captcha/altcha.ts'
import { switchedOffCaptcha } from './integrations/captcha/captcha.ts'
import { openFileStore } from './integrations/file-store/open-file-store.ts'
import { openInsurer, type OpenedInsurer } from './integrations/insurer/open-insurer.ts'
import { withoutPlaceholders } from './integrations/mail/delivered-mailer.ts'
import { createLocalMailbox } from './integrations/mail/local-mailbox.ts'
import { createSmtpMailer } from './integrations/mail/smtp-mailer.ts'
import { openCardProvider, type OpenedCardProvider } from './integrations/payments/open-card-provider.ts'
import { createPushSender } from './integrations/push/push-sender.ts'
import { openWitnesses } from './integrations/witness/open-witnesses.ts'
import { writeInLanguages } from './languages/mail-in-language.ts'
import { createPersonLanguages } from './languages/person-languages.ts'
import { openProcessFolder } from './limited-process/process-folder.ts'
import { requireNotMoving } from './moving/while-stopped.ts'
import { createNotificationStore } from './notifications/notification-store.ts'
import { mailboxRoutes } from './operations/mailbox-routes.ts'
import type { Operations } from './operations/operations.ts'
import { createCodeSeal } from './rewards/code-seal.ts'
import { createCodeStore } from './rewards/code-store.ts'
import { createRoutes } from './routes.ts'
import { createClientIdentify } from './scim/tokens.ts'
import type { Settings } from './settings/arranged-settings.ts'
import { createSingleSignOn, issuerConnection } from './single-sign-on/connect-single-sign-on.ts'
import { createLocalIssuerRoutes } from './single-sign-on/local-issuer-routes.ts'
import { createRedeemCodes } from './store/redeem-codes.ts'
import { whenForgotten } from './when-forgotten.ts'
import { assembleOperations } from './assemble-operations.ts'
import { createBackgroundWork } from './background-work.ts'
import { createJobHandlers, promptKinds } from './job-handlers.ts'

export interface AssembleOptions {
  readonly settings: Settings
  /** Address of the database, which has been installed (database/install-database.ts). */
  readonly databaseUrl: string
  readonly logger: FastifyBaseLogger
  readonly clock?: () => Date
  readonly frontEnds?: FrontEnds
  /** What is wrong with the server of the database at the moment, where that is known. */
  readonly databaseTrouble?: () => string | undefined
  /** Whether uploads are checked and carried out in a process of their own, which reads its settings from this one's environment. Tests do it in theirs. */
  readonly uploadsApart?: boolean
}

export interface Product {
  readonly app: App
  /** What an operator asks of it, for a port of its own. */
  readonly operations: Operations
  readonly parts: Parts
  readonly events: OpenedEventLog
  readonly runner: ProjectionRunner
  readonly insurer: OpenedInsurer
  readonly cards: OpenedCardProvider
  /** Notes what was removed of what killed processes and given-up submissions had left. */
  readonly countLeftovers: (removed: Partial<Leftovers>) => void
  /** Begins to do the jobs of the outbox. */
  startJobs(): Promise<void>
  /** Lets what is under way come to an end, then closes every connection. */
  close(): Promise<void>
}

export async function assemble(options: AssembleOptions): Promise<Product> {
  const { settings, databaseUrl, logger, clock = () => new Date() } = options

  const database = await createDatabasePool(databaseUrl, { connections: settings.databaseConnections })
  await fillClaimCatalogue(database, singaporeCatalogue)
  await requireNotMoving(database)
  const events = await openEventLog({ settings, databaseUrl, database })
  const { eventLog, subjectKeys, rowKeys, rootSecret, blindIndex } = events
  const databaseSession = createDatabaseSession({ databaseUrl, log: logger })
  const runner = createProjectionRunner({
    eventLog,
    pool: database,
    keys: rowKeys,
    session: databaseSession,
    projections,
    reactors: reactorsFor(settings),
    log: logger,
  })
  await runner.start()

  const altcha = createAltcha({ pool: database, key: rootSecret.derive('captcha'), cost: settings.captcha.cost, clock })
  const files = await openFileStore(settings, events)
  const witnesses = await openWitnesses(settings, clock)
  const systemReader = new SystemReader()
  const [users, clients] = [createUserQueries(database, subjectKeys), createClientQueries(database)]
  const offered = offeredLanguages(settings)
  openLanguages(offered)
  const languages = createPersonLanguages(database, offered)
  const insurer = await openInsurer({ settings, database, clock, systemReader, users, clients, files })
  const cards = await openCardProvider({ settings, database, key: rootSecret.derive('local-card-provider') })
  const { folder: uploadFolder, leftovers } = await openProcessFolder(join(settings.dataDirectory, 'uploads'))
  const readModels = readModelsOf(runner, logger)
  const letterSigning = await openLetterSigning({ settings, clock })
  const rewardCodeSeal = createCodeSeal(rootSecret)
  const parts: Parts = {
    settings,
    clock,
    logger,
    followUps: createFollowUps(logger),
    whenForgotten,
    database,
    databaseUrl,
    databaseSession,
    locks: createNamedLocks(databaseUrl),
    eventLog,
    subjectKeys,
    rowKeys,
    blindIndex,
    readModels,
    systemReader,
    users,
    clients,
    claims: createClaimQueries(database, subjectKeys),
    signInKey: await loadSignInKey(settings.signInKeyFile, { createIfMissing: !settings.production }),
    letterSigning,
    signInAttempts: createSignInAttempts(database, rootSecret.derive('sign-in-attempts')),
    passwordChecks: createPasswordChecks(),
    signInRecords: createSignInRecords({ eventLog, readModels }),
    pendingSignIns: createPendingSignIns(database),
    recoveryCodes: createRecoveryCodes(database, rootSecret.derive('recovery-codes')),
    oneTimePasswords: createOneTimePasswords(database, rootSecret.derive('one-time-passwords')),
    sessions: createSessions(database, { whenSignedOut: (sessionId) => removeDraftsBegunIn(database, sessionId) }),
    registrations: createRegistrations(database),
    singleUseLinks: createSingleUseLinks(database),
    singleSignOn: createSingleSignOn({ settings, database, rootSecret }),
    linkRequests: createLinkRequests(database, rootSecret),
    captcha: settings.captcha.enabled ? altcha : switchedOffCaptcha(altcha),
    languages,
    mailer: writeInLanguages(
      withoutPlaceholders(
        settings.mail.url
          ? createSmtpMailer({ url: settings.mail.url, from: settings.mail.from })
          : createLocalMailbox(database, clock),
        settings.placeholderEmailDomain,
      ),
      languages,
    ),
    notifications: createNotificationStore(database),
    // Derived, as every secret of the installation: made at the first start, and the same in each process and after each restore.
    pushSender: createPushSender(rootSecret.derive('web-push'), settings.push),
    files,
    uploadFolder,
    pictureViews: createPictureViews({ files, folder: uploadFolder, key: rootSecret.derive('picture-views') }),
    antivirus: createAntivirus(settings.clamdUrl),
    cardSigner: createCardSigner(rootSecret),
    letterCodes: createLetterCodes(rootSecret),
    redeemCodes: createRedeemCodes(rootSecret),
    rewardCodeSeal,
    rewardCodes: createCodeStore(database, rewardCodeSeal),
    ...(settings.backup.folder !== undefined && {
      backups: createBackupsOfPeople({
        backup: { folder: settings.backup.folder, sealing: createSealing(rootSecret) },
        keyId: events.integrity.signer.keyId,
        database,
        databaseUrl,
        logger,
      }),
    }),
    insurer: insurer.insurer,
    insurerWebhookSecrets: insurer.webhookSecrets,
    cardProvider: cards.provider,
  }

  const worker = createOutboxWorker({
    pool: database,
    session: databaseSession,
    log: logger,
    handlers: createJobHandlers({ parts, integrity: events.integrity, rootSecret, witnesses }),
    promptKinds,
  })
  const background = createBackgroundWork({
    parts,
    events,
    witnesses,
    files,
    uploadsApart: options.uploadsApart ?? false,
  })
  const metrics = new Registry()
  const countLeftovers = createLeftoverCount(metrics, logger)
  countLeftovers({ temporary: leftovers })
  const operations = assembleOperations(metrics, {
    parts,
    events,
    runner,
    background,
    databaseTrouble: options.databaseTrouble,
  })
  const app = await buildApp({
    parts,
    access: {
      identify: createIdentify(parts),
      identifyClient: createClientIdentify(parts),
      support: settings.support,
      withheld: withheldPowers(settings),
    },
    operations,
    frontEnds: options.frontEnds ?? builtFrontEnds,
    routes: createRoutes({
      runner,
      evidence: events.integrity,
      eventStoreKind: events.place.kind,
      integrity: events.integrity,
      projections,
    }),
    rootRoutes: [
      sharedReceiptsRoutes,
      ...(settings.mail.url ? [] : [mailboxRoutes]),
      ...localIssuerRoutes({ settings, rootSecret }),
    ],
  })

  return {
    app,
    operations,
    parts,
    events,
    runner,
    insurer,
    cards,
    countLeftovers,
    startJobs() {
      for (const work of [...background.keepers, ...background.rounds]) work.start()
      return worker.start()
    },
    async close() {
      await app.close()
      for (const work of background.rounds) await work.stop()
      await parts.followUps.settled()
      await worker.stop()
      for (const work of background.keepers) await work.stop()
      await runner.stop()
      await insurer.close()
      await cards.close()
      await parts.mailer.close()
      await events.close()
      await parts.locks.end()
      await database.end()
    },
  }
}

/**
 * What nobody may do here, in any role. Nobody decides claims where an insurer's own system decides them (S37). Nobody
 * reads the API's description where it is not shown.
 */
function withheldPowers({ insurer, apiDocs }: Settings): ReadonlySet<Power> {
  return new Set<Power>([
    ...(insurer.connection.kind === 'desk' ? [] : ['claims.decide' as const]),
    ...(apiDocs ? [] : ['apiDocs.view' as const]),
  ])
}

function localIssuerRoutes(connecting: Parameters<typeof issuerConnection>[0]): Routes[] {
  const connection = issuerConnection(connecting)
  return connecting.settings.singleSignOn.kind === 'local' && connection ? [createLocalIssuerRoutes(connection)] : []
}
