/**
 * `npm run replay -- --verify [read model …]` proves that the read models are what the log says; it ends with 1 where they are not.
 * `npm run replay -- <read model> …` makes read models anew from the log.
 * `npm run replay -- --cut-back` accepts a log that ends before what was made from it: makes all anew, and lets reactors go on from its end.
 * Both work beside the running product and on a stopped one.
 */
import { parseArgs } from 'node:util'
import type { StoredEventLog } from '@member-care/event-store/event-log.ts'
import { rebuildReadModel } from '@member-care/projections/replay/rebuild-read-model.ts'
import { verifyJobs } from '@member-care/projections/reactors/verify-jobs.ts'
import { replayAlone } from '@member-care/projections/replay/replay-lock.ts'
import { replayReport } from '@member-care/projections/replay/replay-report.ts'
import { verifyReadModel, type Verification } from '@member-care/projections/replay/verify-read-model.ts'
import { cutReactorsBack } from '@member-care/projections/runner/checkpoints-ahead.ts'
import type { Projection } from '@member-care/projections/runner/projection.ts'
import type { DatabasePool } from 'slonik'
import { projections, reactorsFor } from './read-models.ts'
import { readSettings } from './settings.ts'
import { withEventLog } from './with-event-log.ts'

const usage = `Say what to do:
  npm run replay -- --verify [read model …]   compare read models with the log
  npm run replay -- <read model> …            make read models anew
  npm run replay -- --cut-back                make all anew from a log that has lost its end
Read models: ${projections.map(({ name }) => name).join(', ')}`

try {
  process.exitCode = await replay(process.argv.slice(2))
} catch (error) {
  say(error instanceof Error ? error.message : String(error))
  process.exitCode = 2
}

/** @returns the exit code */
async function replay(words: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args: [...words], options: { verify: { type: 'boolean', default: false }, 'cut-back': { type: 'boolean', default: false } }, allowPositionals: true })
  const unknown = positionals.find((name) => projections.every((projection) => projection.name !== name))
  if (unknown !== undefined) throw new Error(`There is no read model ${unknown}.\n${usage}`)
  if (!values.verify && !values['cut-back'] && positionals.length === 0) throw new Error(usage)
  if (values['cut-back']) return withEventLog(({ eventLog }, pool) => replayAlone(pool, () => cutBack(eventLog, pool)))
  const chosen = positionals.length === 0 ? projections : projections.filter(({ name }) => positionals.includes(name))
  return withEventLog(({ eventLog }, pool) => replayAlone(pool, () => (values.verify ? verify(eventLog, pool, chosen) : rebuild(eventLog, pool, chosen))))
}

async function verify(eventLog: StoredEventLog, pool: DatabasePool, chosen: readonly Projection[]): Promise<number> {
  const verifications: Verification[] = []
  for (const projection of chosen) {
    say(`Replaying ${projection.name} …`)
    verifications.push(await verifyReadModel(eventLog, pool, projection))
  }
  say(replayReport(verifications))
  const areAll = chosen.length === projections.length
  return verifications.every(({ equal }) => equal) && (!areAll || (await recountJobs(eventLog, pool))) ? 0 : 1
}

/** @returns whether the outbox holds what follows from the events, and nothing else of its kinds */
async function recountJobs(eventLog: StoredEventLog, pool: DatabasePool): Promise<boolean> {
  const { jobs, findings } = await verifyJobs(eventLog, pool, reactorsFor(readSettings(process.env)))
  for (const { detail } of findings) say(detail)
  say(`${jobs.toLocaleString('en-SG')} jobs of the outbox follow from events${findings.length > 0 ? '; not all are as they should be' : ', and no other is there'}.`)
  return findings.length === 0
}

async function cutBack(eventLog: StoredEventLog, pool: DatabasePool): Promise<number> {
  await rebuild(eventLog, pool, projections)
  const reactors = await cutReactorsBack(pool, eventLog)
  say(reactors.length === 0 ? 'No reactor stood after the end of the log.' : `These go on from the end of the log: ${reactors.join(', ')}. What they did for events that are lost stays done.`)
  return 0
}

async function rebuild(eventLog: StoredEventLog, pool: DatabasePool, chosen: readonly Projection[]): Promise<number> {
  for (const projection of chosen) {
    say(`Making ${projection.name} anew …`)
    const { events } = await rebuildReadModel(eventLog, pool, projection)
    say(`${projection.name} has been made from ${events.toLocaleString('en-SG')} events.`)
  }
  return 0
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
