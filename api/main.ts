/** Starts the product: `npm start` ends here. */
import { signInPageTexts } from '@member-care/domain/texts/public-page-texts.ts'
import { MasterKeyRefused } from '@member-care/event-store/codec/master-key.ts'
import { LogRefused } from '@member-care/event-store/identity/log-refused.ts'
import closeWithGrace from 'close-with-grace'
import type { FastifyInstance } from 'fastify'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { inspect } from 'node:util'
import { removeExpired } from './accounts/housekeeping.ts'
import { removeRestingDrafts } from './drafts/draft-store.ts'
import { assemble, type Product } from './assemble.ts'
import { inviteFirstAdministrator, isItRoleHeld } from './administrators/first-administrator.ts'
import { sweepAuditTasks } from './audit/audit-jobs.ts'
import { requireWholeInstallation } from './backup/restore-place.ts'
import { createPeriodicTask, type PeriodicTask } from './commands/periodic-task.ts'
import { RUNNING_ROLE } from './database/database-roles.ts'
import { openEmbeddedDatabase, type EmbeddedDatabase } from './database/embedded-database.ts'
import { installDatabase } from './database/install-database.ts'
import { isPlaceTrouble, StartRefused } from './database/start-refused.ts'
import { takeOverArticles } from './content/take-over-articles.ts'
import { takeOverRows } from './content/take-over-rows.ts'
import { ensureDemonstrationData } from './demonstration/ensure-demonstration-data.ts'
import { keepDemonstrationAnswers } from './demonstration/canned-answers.ts'
import { makeDemonstrationConversations } from './demonstration/conversations.ts'
import { makeDemonstrationGuarantees } from './demonstration/guarantees.ts'
import { inviteDemonstrationAdministrators } from './demonstration/invite-demonstration-administrators.ts'
import { invitedAdministratorEmails } from './demonstration/people.ts'
import { makeDemonstrationPurchases } from './demonstration/purchases.ts'
import { makeDemonstrationRewards } from './demonstration/rewards.ts'
import { DEMONSTRATION_PASSWORD, demonstrationNewcomers, demonstrationSignIns } from './demonstration/sign-ins.ts'
import { sweepPersonalData } from './personal-data/end-personal-data.ts'
import { sweepUserExports } from './user-exports/sweep-user-exports.ts'
import { withoutSecrets } from './failure-text.ts'
import { sweepUploads } from './documents/sweep-uploads.ts'
import { createLogger } from './http/logging.ts'
import { buildMetricsServer } from './operations/metrics-server.ts'
import { outsideServersOf, untilServersAnswer } from './event-log/outside-servers.ts'
import { projections } from '@member-care/projections/projections.ts'
import { sweepUserUploads } from './user-uploads/sweep-uploads.ts'
import { readSettings } from './settings/read-settings.ts'
import { SettingsRefused } from './settings/refused-settings.ts'
import type { Settings } from './settings/arranged-settings.ts'
import { whenToldToEnd } from './told-to-end.ts'

const TIDY_EVERY_MS = 60 * 60_000
/** After a fill, the read models get this long before the address is announced. */
const CATCH_UP_MS = 120_000
/** What is under way when the process is told to end gets this long. */
const GRACE_MS = 20_000

/** What is open so far. It is closed when the process is told to end, which can happen at any moment. */
const opened: { product?: Product; metrics?: FastifyInstance; embedded?: EmbeddedDatabase; tidying?: PeriodicTask } = {}
let isClosing = false

try {
  await start(readSettings(process.env))
} catch (error) {
  // What was closed under its feet could not be finished.
  if (!isClosing) await giveUp(error)
}

async function start(settings: Settings): Promise<void> {
  const logger = createLogger(settings)
  const { close } = closeWithGrace({ delay: GRACE_MS, logger }, async ({ err, signal, manual }) => {
    isClosing = true
    if (err) logger.error({ err }, 'an error that nobody handled ends the process')
    if (signal || manual) say('Stopping …')
    await closeAll()
    if (opened.embedded?.lost.aborted) process.exit(1)
  })
  const closeOnce = () => {
    if (!isClosing) void close()
  }
  whenToldToEnd(closeOnce)

  // Said at once, and not after minutes of making demonstration data.
  await tryToListen(settings)
  await requireWholeInstallation(settings.dataDirectory)
  await untilServersAnswer(outsideServersOf(settings), { waitMs: settings.serverWaitMs, say })
  if (!settings.databaseUrl) {
    say(`Starting Postgres in ${settings.dataDirectory} …`)
    opened.embedded = await openEmbeddedDatabase(settings.dataDirectory, logger)
    opened.embedded.lost.addEventListener('abort', () => {
      if (!isClosing) logger.error('somebody has ended the embedded Postgres, and the product ends with it')
      closeOnce()
    })
  }
  const databaseUrl = settings.databaseUrl ?? opened.embedded?.url ?? ''
  await installDatabase({
    ownerUrl: opened.embedded?.ownerUrl ?? databaseUrl,
    runningRole: opened.embedded && RUNNING_ROLE,
    keepsEvents: !settings.eventStore,
  })
  const product = await assemble({
    settings,
    databaseUrl,
    logger,
    uploadsApart: true,
    ...(opened.embedded && { databaseTrouble: opened.embedded.trouble }),
  })
  opened.product = product
  opened.tidying = createPeriodicTask(TIDY_EVERY_MS, () => tidy(product), { atOnce: false })
  opened.tidying.start()

  const hasDemonstrationData = settings.demonstrationData && (await fill(product))
  await takeOverArticles(product.parts)
  await takeOverRows(product.parts)
  await seeToFirstAdministrator(product.parts)
  await product.startJobs()
  if (settings.metrics) {
    opened.metrics = buildMetricsServer(product.operations)
    await opened.metrics.listen(settings.metrics)
  }
  await product.app.listen({
    host: settings.host,
    port: settings.port,
    listenTextResolver: (address) => `listening on ${address}`,
  })
  announce(product, hasDemonstrationData)
}

/** @throws as `listen` does, when something else listens there */
async function tryToListen({ host, port }: Settings): Promise<void> {
  const server = createServer().listen(port, host)
  await once(server, 'listening')
  server.close()
  await once(server, 'close')
}

async function closeAll(): Promise<void> {
  // Before the pool: a tidy that is under way asks it.
  await opened.tidying?.stop()
  await opened.metrics?.close()
  await opened.product?.close()
  await opened.embedded?.leave()
}

/** Ends with what was in the way: what an operator can change in a sentence, anything else with its stack. */
async function giveUp(error: unknown): Promise<never> {
  process.stderr.write(`${withoutSecrets(refusalOf(error) ?? inspect(error))}\n`)
  await closeAll().catch(() => {})
  process.exit(1)
}

function refusalOf(error: unknown): string | undefined {
  if (error instanceof SettingsRefused) return `Member Care does not start with these settings:\n${error.message}`
  if (error instanceof StartRefused || error instanceof MasterKeyRefused) return error.message
  if (error instanceof LogRefused) return `Member Care does not start on this event log. ${error.message}`
  if (!(error instanceof Error) || !('syscall' in error)) return undefined
  const { code, syscall, message } = error as NodeJS.ErrnoException
  if (syscall === 'listen')
    return `Member Care cannot listen there (${code === 'EADDRINUSE' ? 'something else does already' : message}): name another port with PORT, or another address with HOST.`
  return isPlaceTrouble(error)
    ? `Member Care cannot use its data directory (${message}): make it writable for this user, or name another one with DATA_DIR.`
    : undefined
}

async function seeToFirstAdministrator(parts: Product['parts']): Promise<void> {
  const { firstAdministrator } = parts.settings
  if (await isItRoleHeld(parts)) return
  if (firstAdministrator === undefined)
    say(
      'Nobody holds ADMIN_IT: name with FIRST_ADMINISTRATOR the e-mail address that is to be invited as the first administrator.',
    )
  else if (await inviteFirstAdministrator(parts, firstAdministrator))
    say(`${firstAdministrator} is invited by e-mail as the first administrator.`)
}

/** @returns whether this installation has demonstration data */
async function fill({ parts, runner, cards }: Product): Promise<boolean> {
  const { eventLog } = parts
  const before = await eventLog.head()
  const hasData = await ensureDemonstrationData({
    ...parts,
    progress: (text) => say(`Making demonstration data: ${text} …`),
  })
  const head = await eventLog.head()
  if (head !== undefined && head !== before) {
    say('Bringing the read models up to date …')
    await runner.waitFor(
      projections.map(({ name }) => name),
      head,
      CATCH_UP_MS,
    )
    if (hasData) {
      await makeDemonstrationGuarantees(parts)
      await makeDemonstrationConversations(parts)
      await keepDemonstrationAnswers(parts)
      await makeDemonstrationRewards(parts)
      if (cards.local) await makeDemonstrationPurchases(parts, cards.local)
    }
  }
  if (hasData && (await areMadeAnew(runner))) await inviteDemonstrationAdministrators(parts)
  return hasData
}

/** Waits for the read models that this version of the product makes anew: what it asks them for stands only in these. @returns false when that takes longer than the start may */
async function areMadeAnew(runner: Product['runner']): Promise<boolean> {
  for (const giveUpAt = Date.now() + CATCH_UP_MS; Date.now() < giveUpAt; await pause(200)) {
    const followers = await runner.status()
    if (
      projections.every(({ name, version }) =>
        followers.some((follower) => follower.active && follower.name === name && follower.version >= version),
      )
    )
      return true
  }
  return false
}

async function tidy({ parts, countLeftovers }: Product): Promise<void> {
  const steps = [
    () => removeExpired(parts.database, parts.clock()),
    () => removeRestingDrafts(parts.database, parts.clock()),
    async () => countLeftovers(await sweepUploads(parts)),
    () => sweepUserExports(parts),
    () => sweepPersonalData(parts),
    () => sweepUserUploads(parts),
    () => sweepAuditTasks(parts),
  ]
  try {
    for (const step of steps) {
      // The end waits for the step under way alone.
      if (isClosing) return
      await step()
    }
  } catch (error) {
    parts.logger.warn({ err: error }, 'tidying up failed; it is tried again in an hour')
  }
}

function announce({ app, parts, insurer, cards }: Product, hasDemonstrationData: boolean): void {
  const { settings } = parts
  const address = app.server.address()
  // Port 0 took a free one.
  const origin =
    settings.port === 0 && typeof address === 'object' ? `http://localhost:${address?.port}` : settings.publicUrl
  say(`Member Care is ready at ${origin}`)
  if (!settings.mail.url) say(`E-mails, with the one-time passwords: ${origin}/dev/mail`)
  if (insurer.trialPage) say(`Decide claims as the insurer: ${insurer.trialPage}`)
  if (cards.local) say(`Cards to try the wallet with: ${cards.local.publicAddress}`)
  if (!hasDemonstrationData) return
  say(`Sign in with the password ${DEMONSTRATION_PASSWORD} as`)
  for (const { email, who } of demonstrationSignIns) process.stdout.write(`    ${email.padEnd(28)}${who}\n`)
  if (settings.singleSignOn.kind === 'local')
    say(`Or press “${signInPageTexts.singleSignOn}”, which asks for no password here`)
  say('Register with the NRIC of')
  for (const { nric, name, who } of demonstrationNewcomers)
    process.stdout.write(`    ${`${nric}  ${name}`.padEnd(28)}${who}\n`)
  if (!settings.mail.url)
    say(`Activate an administrator's account with the e-mail to ${invitedAdministratorEmails.join(' or ')}`)
}

function say(text: string): void {
  process.stdout.write(`▸ ${text}\n`)
}
