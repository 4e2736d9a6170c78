/**
 * `npm run retry-jobs` names the jobs of the outbox that fail or were given up.
 * `npm run retry-jobs -- --all`, or `-- <kind or id> …`, lets them be tried at once, as if for the first time: by the running product, or when it
 * starts. Works beside the running product and on a stopped one.
 */
import { parseArgs } from 'node:util'
import { shownCount } from '@member-care/domain/language/shown-count.ts'
import {
  listDeadLetters,
  outboxStatus,
  retryJobs,
  type OutboxStatus,
} from '@member-care/projections/reactors/outbox.ts'
import type { DatabasePool } from 'slonik'
import { withDatabase } from './event-log/with-event-log.ts'
import { runCommand, say } from './operator-command.ts'
import { readSettings } from './settings/read-settings.ts'

const usage = `Try them again, when what was in their way is gone:
  npm run retry-jobs -- --all              all of them
  npm run retry-jobs -- <kind or id> …     these`

/** Of those that were given up, so many are named one by one. */
const NAMED_ONE_BY_ONE = 20

await runCommand(run)

/** @returns the exit code: 1 where jobs are listed, or none was there to try again */
async function run(words: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: { all: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  if (values.all && positionals.length > 0) throw new Error(`Say either --all or which.\n${usage}`)
  const settings = readSettings(process.env)
  return withDatabase(settings, { isInstalled: false, keepsEvents: !settings.eventStore }, async ({ pool }) =>
    values.all || positionals.length > 0 ? retry(pool, values.all ? undefined : positionals) : list(pool),
  )
}

async function retry(pool: DatabasePool, which: readonly string[] | undefined): Promise<number> {
  const count = await retryJobs(pool, which)
  say(
    count === 0
      ? 'No such job fails or was given up.'
      : `${shownCount(count)} ${count === 1 ? 'job is' : 'jobs are'} tried again.`,
  )
  return count === 0 ? 1 : 0
}

async function list(pool: DatabasePool): Promise<number> {
  const troubled = (await outboxStatus(pool)).filter(({ failing, gaveUp }) => failing + gaveUp > 0)
  if (troubled.length === 0) {
    say('No job fails, and none was given up.')
    return 0
  }
  for (const status of troubled) say(lineOf(status))
  for (const { id, kind, gaveUpAt, attempts, lastError } of await listDeadLetters(pool, {
    offset: 0,
    limit: NAMED_ONE_BY_ONE,
  }))
    say(
      `  ${id} ${kind}: given up ${gaveUpAt.toISOString()} after ${attempts} tries: ${lastError ?? 'no reason is known'}`,
    )
  say(usage)
  return 1
}

function lineOf({ kind, failing, failingSeconds, gaveUp }: OutboxStatus): string {
  const since = failing > 0 ? ` (the first for ${shownCount(Math.floor(failingSeconds / 60))} min)` : ''
  return `${kind}: ${shownCount(failing)} fail${since}, ${shownCount(gaveUp)} given up`
}
