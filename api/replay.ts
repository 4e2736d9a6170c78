/**
 * `npm run replay -- --verify [read model …]` proves that the read models are what the log says; it ends with 1 where they are not.
 * `npm run replay -- <read model> …` makes read models anew from the log.
 * Both work beside the running product and on a stopped one.
 */
import { parseArgs } from 'node:util'
import { rebuildReadModel } from '@member-care/projections/replay/rebuild-read-model.ts'
import { verifyJobs } from '@member-care/projections/reactors/verify-jobs.ts'
import { replayAlone } from '@member-care/projections/replay/replay-lock.ts'
import { replayReport } from '@member-care/projections/replay/replay-report.ts'
import {
  verifyReadModel,
  type ReplayParts,
  type Verification,
} from '@member-care/projections/replay/verify-read-model.ts'
import type { Projection } from '@member-care/projections/runner/projection.ts'
import { shownCount } from '@member-care/domain/language/shown-count.ts'
import { projections } from '@member-care/projections/projections.ts'
import { reactorsFor } from './event-log/read-models.ts'
import { runCommand, say } from './operator-command.ts'
import { readSettings } from './settings/read-settings.ts'
import { withEventLog } from './event-log/with-event-log.ts'

const usage = `Say what to do:
  npm run replay -- --verify [read model …]   compare read models with the log
  npm run replay -- <read model> …            make read models anew
Read models: ${projections.map(({ name }) => name).join(', ')}`

await runCommand(replay)

/** @returns the exit code */
async function replay(words: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: { verify: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const unknown = positionals.find((name) => projections.every((projection) => projection.name !== name))
  if (unknown !== undefined) throw new Error(`There is no read model ${unknown}.\n${usage}`)
  if (!values.verify && positionals.length === 0) throw new Error(usage)
  const chosen = positionals.length === 0 ? projections : projections.filter(({ name }) => positionals.includes(name))
  return withEventLog(({ eventLog, rowKeys: keys }, pool) =>
    replayAlone(pool, () => (values.verify ? verify : rebuild)({ eventLog, pool, keys }, chosen)),
  )
}

async function verify(parts: ReplayParts, chosen: readonly Projection[]): Promise<number> {
  const verifications: Verification[] = []
  for (const projection of chosen) {
    say(`Replaying ${projection.name} …`)
    verifications.push(await verifyReadModel(parts, projection))
  }
  say(replayReport(verifications))
  const areAll = chosen.length === projections.length
  return verifications.every(({ equal }) => equal) && (!areAll || (await recountJobs(parts))) ? 0 : 1
}

/** @returns whether the outbox holds what follows from the events, and nothing else of its kinds */
async function recountJobs({ eventLog, pool }: ReplayParts): Promise<boolean> {
  const { jobs, findings } = await verifyJobs(eventLog, pool, reactorsFor(readSettings(process.env)))
  for (const { detail } of findings) say(detail)
  say(
    `${shownCount(jobs)} jobs of the outbox follow from events${findings.length > 0 ? '; not all are as they should be' : ', and no other is there'}.`,
  )
  return findings.length === 0
}

async function rebuild(parts: ReplayParts, chosen: readonly Projection[]): Promise<number> {
  for (const projection of chosen) {
    say(`Making ${projection.name} anew …`)
    const { events } = await rebuildReadModel(parts, projection)
    say(`${projection.name} has been made from ${shownCount(events)} events.`)
  }
  return 0
}
