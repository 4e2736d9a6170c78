/** Puts the product together from its settings, from the database up to the server. main.ts runs it; tests run it on a database of their own. */
import type { Power } from '@member-care/domain/access/powers.ts'
import { createAnchorKeeper } from '@member-care/event-store/anchors/keep-anchors.ts'
import { removeDraftsBegunIn } from './drafts/draft-store.ts'
import { createClaimQueries } from '@member-care/projections/claims/claim-queries.ts'
import { createClientQueries } from '@member-care/projections/clients/client-queries.ts'
import { ADDRESS_CHANGE_INVITATION } from '@member-care/projections/reactors/administrator-address-change.ts'
import { ADMINISTRATOR_INVITATION } from '@member-care/projections/reactors/administrator-invitation.ts'
import { COVER_ACCOUNT, COVER_CHECK } from '@member-care/projections/reactors/cover-account.ts'
import { GUARANTEE_FOLLOW_UP, GUARANTEE_HANDOVER } from '@member-care/projections/reactors/guarantee-handover.ts'
import { LETTER_COVER } from '@member-care/projections/reactors/letter-cover.ts'
import { DECIDED_IDENTITY_CHANGE_MAIL } from '@member-care/projections/reactors/decided-identity-change.ts'
import { DECLINED_PROPOSAL_MAIL } from '@member-care/projections/reactors/declined-proposal.ts'
import { INSURER_FOLLOW_UP, INSURER_HANDOVER } from '@member-care/projections/reactors/insurer-handover.ts'
import { LETTER_CONTACT_MAIL } from '@member-care/projections/reactors/letter-contacts.ts'
import { SETTLE_ORDER } from '@member-care/projections/reactors/order-settlement.ts'
import { ONBOARDING_EMAIL } from '@member-care/projections/reactors/onboarding-email.ts'
import { SIGN_IN_OPENING } from '@member-care/projections/reactors/sign-in-opening.ts'
import {
  NOTIFICATION_MAIL,
  NOTIFICATION_PUSH,
  PORTAL_NOTIFICATION,
} from '@member-care/projections/reactors/notifications.ts'
import { createOutboxWorker } from '@member-care/projections/reactors/outbox-worker.ts'
import { createDatabaseSession } from '@member-care/projections/runner/database-session.ts'
import { createProjectionRunner, type ProjectionRunner } from '@member-care/projections/runner/runner.ts'
import { SystemReader } from '@member-care/projections/scope-making.ts'
import { createUserQueries } from '@member-care/projections/users/user-queries.ts'
import type { FastifyBaseLogger } from 'fastify'
import { join } from 'node:path'
import { Registry } from 'prom-client'
import { createIdentify } from './accounts/identify.ts'
import { createTurns } from './accounts/one-at-a-time.ts'
import { createClientIdentify } from './scim/tokens.ts'
import { ACCOUNT_LINK, createLinkRequests } from './accounts/link-requests.ts'
import { createOneTimePasswords } from './accounts/one-time-passwords.ts'
import { openSignIn } from './accounts/open-sign-in.ts'
import { createPasswordChecks } from './accounts/password-checks.ts'
import { createPendingSignIns } from './accounts/pending-sign-ins.ts'
import { createRegistrations } from './accounts/registrations.ts'
import { completeEmailUndo, EMAIL_UNDO } from './accounts/email-undo.ts'
import { completePasswordReset, PASSWORD_RESET } from './accounts/reset-password.ts'
import { createRecoveryCodes } from './accounts/second-factors/recovery-codes.ts'
import { createSessions } from './accounts/sessions.ts'
import { createSignInAttempts } from './accounts/sign-in-attempts.ts'
import { createSignInRecords } from './accounts/sign-in-records.ts'
import { loadSignInKey } from './accounts/sign-in-key.ts'
import { createSingleUseLinks } from './accounts/single-use-links.ts'
import { buildApp } from './app.ts'
import { auditJobHandlers } from './audit/audit-jobs.ts'
import { ANCHOR_WITNESS, askWitnesses, tellWitness } from './audit/tell-witnesses.ts'
import { createBackupsOfPeople } from './backup/forget-in-backups.ts'
import { createNightlyBackups, measureBackups } from './backup/nightly-backups.ts'
import { createSealing } from './backup/sealing.ts'
import { fillClaimCatalogue } from './claims/catalogue/claim-catalogue.ts'
import { singaporeCatalogue } from './claims/catalogue/singapore-catalogue.ts'
import { followClaim } from './claims/follow-claim.ts'
import { handOverClaim } from './claims/hand-over-claim.ts'
import { PEOPLE_RECKONED_AGAIN, PLAN_RECKONED_AGAIN } from '@member-care/projections/reactors/reckoned-again.ts'
import { reckonPeopleAgain, reckonPlanAgain } from './cover/reckon-family-again.ts'
import { keepAccount } from './cover/keep-account.ts'
import { createFollowUps } from './commands/follow-ups.ts'
import { createDatabasePool } from './database/pool.ts'
import { COVER_LAPSED, LAPSE_COVER } from '@member-care/projections/reactors/cover-end.ts'
import { STRAIGHT_THROUGH } from '@member-care/projections/reactors/straight-through.ts'
import { whatIfTask } from './plans/what-if-task.ts'
import { taskJobs } from './tasks/ask-task.ts'
import { decideAtOnce } from './straight-through/decide-at-once.ts'
import { PERSONAL_DATA } from './personal-data/request-personal-data.ts'
import { writePersonalData } from './personal-data/write-personal-data.ts'
import { USER_EXPORT } from './user-exports/request-user-export.ts'
import { writeUserExport } from './user-exports/write-user-export.ts'
import { createLeftoverCount, type Leftovers } from './documents/leftovers.ts'
import { createPictureViews } from './documents/picture-view.ts'
import { sharedReceiptsRoutes } from './documents/shared-receipts-page.ts'
import { openProcessFolder } from './limited-process/process-folder.ts'
import { createClearFileTask } from './integrations/file-store/seal-clear-files.ts'
import { builtFrontEnds, type FrontEnds } from './http/front-ends.ts'
import { diskWarning } from './operations/disk-room.ts'
import { failingJobsWarning, measureReadModels, readinessChecks } from './operations/health.ts'
import type { Operations } from './operations/operations.ts'
import { createAntivirus } from './integrations/antivirus/antivirus.ts'
import { followGuarantee, handOverGuarantee } from './guarantees/hand-over-guarantee.ts'
import { keepLetterCover } from './guarantees/letter-cover.ts'
import { createLetterCodes } from './guarantees/letter-codes.ts'
import { createCardSigner } from './e-card/card-signer.ts'
import { createConversationRounds } from './chats/conversation-rounds.ts'
import { createLetterRounds } from './guarantees/end-letters.ts'
import { tellLetterContacts } from './guarantees/tell-letter-contacts.ts'
import { openLetterSigning } from './guarantees/letter/letter-signing.ts'
import { createCodeSeal } from './rewards/code-seal.ts'
import { createCodeStore } from './rewards/code-store.ts'
import { REWARD_CODES_LOW, tellKeeper } from './rewards/low-pools.ts'
import { createRewardRounds } from './rewards/reward-rounds.ts'
import { createAltcha } from './integrations/captcha/altcha.ts'
import { switchedOffCaptcha } from './integrations/captcha/captcha.ts'
import { openFileStore } from './integrations/file-store/open-file-store.ts'
import { DELETE_CARD_CUSTOMER, deleteCardCustomer } from './cards/card-customers.ts'
import { openCardProvider, type OpenedCardProvider } from './integrations/payments/open-card-provider.ts'
import { openInsurer, type OpenedInsurer } from './integrations/insurer/open-insurer.ts'
import { openWitnesses } from './integrations/witness/open-witnesses.ts'
import { createLocalMailbox } from './integrations/mail/local-mailbox.ts'
import { offeredLanguages, openLanguages } from './http/in-language.ts'
import { writeInLanguages } from './languages/mail-in-language.ts'
import { createPersonLanguages } from './languages/person-languages.ts'
import { mailboxRoutes } from './operations/mailbox-routes.ts'
import { sendAccountLink } from './accounts/send-account-link.ts'
import { addressChangeJobHandlers } from './administrators/address-change-jobs.ts'
import { sendAdministratorInvitation } from './administrators/send-administrator-invitation.ts'
import { withoutPlaceholders } from './integrations/mail/delivered-mailer.ts'
import { createPushSender } from './integrations/push/push-sender.ts'
import { createSmtpMailer } from './integrations/mail/smtp-mailer.ts'
import { requireNotMoving } from './moving/while-stopped.ts'
import { tellHrOfDecision } from './employees/tell-hr.ts'
import { tellProposer } from './bank-proposals/tell-proposer.ts'
import { putOnList, sendNotificationMail } from './notifications/notification-jobs.ts'
import { createNotificationStore } from './notifications/notification-store.ts'
import { DEVICE_PUSH, pushToDevice, sendPush } from './notifications/push-job.ts'
import { openEventLog, type OpenedEventLog } from './event-log/open-event-log.ts'
import { createOnboardingRounds } from './onboarding/onboarding-rounds.ts'
import { sendOnboardingEmail } from './onboarding/send-onboarding-email.ts'
import { createMasterKeyWatch } from './master-key/master-key-watch.ts'
import { createRotationKeeper } from './master-key/rotation-keeper.ts'
import type { App, Parts, Routes } from './http/parts.ts'
import { projections } from '@member-care/projections/projections.ts'
import { reactorsFor, readModelsOf } from './event-log/read-models.ts'
import { createRoutes } from './routes.ts'
import { whenForgotten } from './when-forgotten.ts'
import type { Settings } from './settings/arranged-settings.ts'
import { endWithCover } from './users/end-with-cover.ts'
import { createPaymentRounds } from './store/compare-payments.ts'
import { createRedeemCodes } from './store/redeem-codes.ts'
import { settleOrders } from './store/settle-order-job.ts'
import { createCoverRounds, lapseAtOnce } from './users/lapsed-covers.ts'
import { laneWork } from './user-uploads/lane-work.ts'
import { createUploadLanes } from './user-uploads/upload-lanes.ts'
import { workApart } from './user-uploads/work-apart.ts'
import { createSingleSignOn, issuerConnection } from './single-sign-on/connect-single-sign-on.ts'
import { createLocalIssuerRoutes } from './single-sign-on/local-issuer-routes.ts'

const MASTER_KEY_WATCH_MS = 10 * 60_000

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
    turns: createTurns(databaseUrl),
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

  const account = keepAccount(parts)
  const worker = createOutboxWorker({
    pool: database,
    session: databaseSession,
    log: logger,
    handlers: {
      [INSURER_HANDOVER]: handOverClaim(parts),
      [INSURER_FOLLOW_UP]: followClaim(parts),
      [GUARANTEE_HANDOVER]: handOverGuarantee(parts),
      [GUARANTEE_FOLLOW_UP]: followGuarantee(parts),
      [COVER_ACCOUNT]: account,
      [COVER_CHECK]: account,
      [LETTER_COVER]: keepLetterCover(parts),
      [SETTLE_ORDER]: settleOrders(parts),
      [PLAN_RECKONED_AGAIN]: reckonPlanAgain(parts),
      [PEOPLE_RECKONED_AGAIN]: reckonPeopleAgain(parts),
      [STRAIGHT_THROUGH]: decideAtOnce(parts, rootSecret.derive('straight-through')),
      [PORTAL_NOTIFICATION]: putOnList(parts),
      [NOTIFICATION_MAIL]: sendNotificationMail(parts),
      [NOTIFICATION_PUSH]: sendPush(parts),
      [DEVICE_PUSH]: pushToDevice(parts),
      [DECLINED_PROPOSAL_MAIL]: tellProposer(parts),
      [DECIDED_IDENTITY_CHANGE_MAIL]: tellHrOfDecision(parts),
      [LETTER_CONTACT_MAIL]: tellLetterContacts(parts),
      [ACCOUNT_LINK]: sendAccountLink(parts),
      [SIGN_IN_OPENING]: openSignIn(parts),
      [PASSWORD_RESET]: completePasswordReset(parts),
      [EMAIL_UNDO]: completeEmailUndo(parts),
      ...auditJobHandlers(parts, { ...events.integrity, witnesses }, projections),
      [taskJobs['what-if']]: whatIfTask(parts),
      [ANCHOR_WITNESS]: tellWitness(parts, events.integrity, witnesses),
      [ADMINISTRATOR_INVITATION]: sendAdministratorInvitation(parts),
      ...addressChangeJobHandlers(parts),
      [ONBOARDING_EMAIL]: sendOnboardingEmail(parts),
      [LAPSE_COVER]: lapseAtOnce(parts),
      [COVER_LAPSED]: endWithCover(parts),
      [USER_EXPORT]: writeUserExport(parts),
      [PERSONAL_DATA]: writePersonalData(parts),
      [DELETE_CARD_CUSTOMER]: deleteCardCustomer(parts),
      [REWARD_CODES_LOW]: tellKeeper(parts),
    },
    promptKinds: [
      ACCOUNT_LINK,
      SIGN_IN_OPENING,
      PASSWORD_RESET,
      EMAIL_UNDO,
      ADMINISTRATOR_INVITATION,
      ADDRESS_CHANGE_INVITATION,
      USER_EXPORT,
      PERSONAL_DATA,
    ],
  })

  const anchors = createAnchorKeeper(events.integrity, {
    everyMs: settings.anchors.everySeconds * 1_000,
    onAnchored: () => askWitnesses(database, witnesses),
    onFailure: (error) => logger.error({ err: error }, 'the event log could not be anchored; it is tried again'),
  })

  const rotation = createRotationKeeper({
    wrapping: events.wrapping,
    logger,
    onDone: async () => parts.backups?.renewKeys(),
  })
  const masterKeyWatch = createMasterKeyWatch({ keys: events.installationKeys, everyMs: MASTER_KEY_WATCH_MS, logger })
  const onboarding = createOnboardingRounds(parts)
  const letterRounds = createLetterRounds(parts)
  const rewardRounds = createRewardRounds(parts)
  const coverRounds = createCoverRounds(parts)
  const paymentRounds = createPaymentRounds(parts)
  const conversationRounds = createConversationRounds(parts)
  const uploads = createUploadLanes(
    parts,
    options.uploadsApart ? (lane) => workApart(lane, databaseUrl) : (lane) => laneWork[lane],
  )

  const nightlyBackups =
    settings.backup.folder === undefined
      ? undefined
      : createNightlyBackups({ ...settings.backup, folder: settings.backup.folder, clock, logger })
  const clearFiles = createClearFileTask({ database, files, logger })
  const observed = { database, events, runner }
  const metrics = new Registry()
  const countLeftovers = createLeftoverCount(metrics, logger)
  countLeftovers({ temporary: leftovers })
  const measures = [
    measureReadModels(metrics, observed),
    ...(settings.backup.folder === undefined
      ? []
      : [measureBackups(metrics, { folder: settings.backup.folder, clock })]),
  ]
  const operations = {
    metrics,
    readiness: readinessChecks(observed, options.databaseTrouble),
    warnings: {
      disk: diskWarning({ folder: settings.dataDirectory, ...settings.disk }),
      jobs: failingJobsWarning(database),
      'letters of guarantee': letterSigning.warning,
      'master key': async () => (await masterKeyWatch.warning()) ?? rotation.warning(),
      ...(nightlyBackups && { backup: nightlyBackups.warning }),
    },
    measure: async () => void (await Promise.all(measures.map((measure) => measure()))),
    details: {
      'master key': rotation.describe,
      files: clearFiles.describe,
      ...(nightlyBackups && { backup: nightlyBackups.describe }),
    },
  }
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
      anchors.start()
      rotation.start()
      masterKeyWatch.start()
      onboarding.start()
      letterRounds.start()
      rewardRounds.start()
      coverRounds.start()
      paymentRounds.start()
      conversationRounds.start()
      uploads.start()
      nightlyBackups?.start()
      clearFiles.start()
      return worker.start()
    },
    async close() {
      await app.close()
      await nightlyBackups?.stop()
      await clearFiles.stop()
      await onboarding.stop()
      await letterRounds.stop()
      await rewardRounds.stop()
      await coverRounds.stop()
      await paymentRounds.stop()
      await conversationRounds.stop()
      await uploads.stop()
      await parts.followUps.settled()
      await worker.stop()
      await rotation.stop()
      masterKeyWatch.stop()
      await anchors.stop()
      await runner.stop()
      await insurer.close()
      await cards.close()
      await parts.mailer.close()
      await events.close()
      await parts.turns.end()
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
