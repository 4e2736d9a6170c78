/**
 * `npm run verify-log` verifies the event log against its seals and anchors, and every document against the event that names it. It names
 * what was tampered with, and what is missing, and ends with 1 where there is something. `npm run verify-log -- --json` prints the result
 * for machines; with `--without-documents` no document is read. The witnesses that the settings name are asked; `--witness <file>` takes a copy that a
 * witness has given you, and may be said several times.
 * `npm run verify-log -- --anchor-anew` forgets all anchors and makes new ones, for a log whose master key was replaced.
 */
import { parseArgs } from 'node:util'
import { createAnchorFile } from '@member-care/event-store/anchors/anchor-file.ts'
import type { OutsideCopy } from '@member-care/event-store/anchors/compare-outside.ts'
import { anchorWhatIsNew } from '@member-care/event-store/anchors/keep-anchors.ts'
import { verifyJobs } from '@member-care/projections/reactors/verify-jobs.ts'
import { findCheckpointsAhead } from '@member-care/projections/runner/checkpoints-ahead.ts'
import { rename } from 'node:fs/promises'
import { resolve } from 'node:path'
import { sql, type DatabasePool } from 'slonik'
import { verificationReport } from './audit/verification-report.ts'
import { verifyInstallation } from './audit/verify-installation.ts'
import { createDatabasePool } from './database/pool.ts'
import { openWitnesses } from './integrations/witness/open-witnesses.ts'
import { openFileStore } from './integrations/file-store/open-file-store.ts'
import type { OpenedEventLog } from './open-event-log.ts'
import { reactorsFor } from './read-models.ts'
import { readSettings } from './settings.ts'
import { withEventLog } from './with-event-log.ts'

try {
  process.exitCode = await run(process.argv.slice(2))
} catch (error) {
  say(error instanceof Error ? error.message : String(error))
  process.exitCode = 2
}

/** @returns the exit code */
async function run(words: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args: [...words], options: { json: { type: 'boolean', default: false }, 'without-documents': { type: 'boolean', default: false }, witness: { type: 'string', multiple: true, default: [] }, 'anchor-anew': { type: 'boolean', default: false } } })
  return withEventLog(async (events, pool, ownerUrl) => (values['anchor-anew'] ? anchorAnew(events, ownerUrl) : verify(events, pool, { asJson: values.json, withDocuments: !values['without-documents'], copies: values.witness })))
}

async function verify({ integrity, eventLog }: OpenedEventLog, pool: DatabasePool, { asJson, withDocuments, copies }: { asJson: boolean; withDocuments: boolean; copies: readonly string[] }): Promise<number> {
  const startedAt = performance.now()
  const settings = readSettings(process.env)
  const clock = () => new Date()
  const documents = withDocuments ? { documents: { files: await openFileStore(settings), clock } } : {}
  const witnesses = [...(await openWitnesses(settings, clock)), ...copies.map(copyInFile)]
  const result = await verifyInstallation({ ...integrity, ...documents, witnesses, checkpointsAhead: async () => (await findCheckpointsAhead(pool, eventLog)).names, effects: () => verifyJobs(eventLog, pool, reactorsFor(settings)) })
  say(asJson ? JSON.stringify(result) : verificationReport(result, (performance.now() - startedAt) / 1_000))
  return result.intact ? 0 : 1
}

function copyInFile(path: string): OutsideCopy {
  return { kind: 'witness', name: `The copy ${path}`, lines: () => createAnchorFile(resolve(path)).lines() }
}

async function anchorAnew({ integrity }: OpenedEventLog, ownerUrl: string): Promise<number> {
  const { file } = readSettings(process.env).anchors
  const aside = `${file}.${new Date().toISOString().replaceAll(':', '-')}`
  await rename(file, aside).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  })
  // The product itself takes no anchor away.
  const owner = await createDatabasePool(ownerUrl, { connections: 1 })
  await owner.query(sql.unsafe`delete from anchors.blocks`).finally(() => owner.end())
  say(`${count(await anchorWhatIsNew(integrity))} events were anchored with key ${integrity.signer.keyId}. Former anchors outside the database: ${aside}`)
  return 0
}

function count(number: number): string {
  return number.toLocaleString('en-SG')
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
