/**
 * `npm run verify-log` verifies the event log against its seals and anchors, and every document against the event that names it, and what was said in the chat. It names
 * what was tampered with, and what is missing, and ends with 1 where there is something. `npm run verify-log -- --json` prints the result
 * for machines; with `--without-documents` no document is read. The witnesses that the settings name are asked; `--witness <file>` takes a copy that a
 * witness has given you, and may be said several times.
 * `npm run verify-log -- --anchor-anew` forgets all anchors and makes new ones, for a log whose master key was replaced.
 */
import { parseArgs } from 'node:util'
import { createAnchorFile } from '@member-care/event-store/anchors/anchor-file.ts'
import type { OutsideCopy } from '@member-care/event-store/anchors/compare-outside.ts'
import { verifyJobs } from '@member-care/projections/reactors/verify-jobs.ts'
import { findCheckpointsAhead } from '@member-care/projections/runner/checkpoints-ahead.ts'
import { resolve } from 'node:path'
import { shownCount } from '@member-care/domain/language/shown-count.ts'
import type { DatabasePool } from 'slonik'
import { anchorAnew } from './audit/anchor-anew.ts'
import { verificationReport } from './audit/verification-report.ts'
import { verifyInstallation } from './audit/verify-installation.ts'
import { openWitnesses } from './integrations/witness/open-witnesses.ts'
import { openFileStore } from './integrations/file-store/open-file-store.ts'
import type { OpenedEventLog } from './event-log/open-event-log.ts'
import { reactorsFor } from './event-log/read-models.ts'
import { runCommand, say } from './operator-command.ts'
import { readSettings } from './settings/read-settings.ts'
import { withEventLog } from './event-log/with-event-log.ts'

await runCommand(run)

/** @returns the exit code */
async function run(words: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...words],
    options: {
      json: { type: 'boolean', default: false },
      'without-documents': { type: 'boolean', default: false },
      witness: { type: 'string', multiple: true, default: [] },
      'anchor-anew': { type: 'boolean', default: false },
    },
  })
  return withEventLog(async (events, pool, ownerUrl) =>
    values['anchor-anew']
      ? anchor(events, ownerUrl)
      : verify(events, pool, {
          asJson: values.json,
          withDocuments: !values['without-documents'],
          copies: values.witness,
        }),
  )
}

async function verify(
  events: OpenedEventLog,
  pool: DatabasePool,
  { asJson, withDocuments, copies }: { asJson: boolean; withDocuments: boolean; copies: readonly string[] },
): Promise<number> {
  const startedAt = performance.now()
  const { integrity, eventLog } = events
  const settings = readSettings(process.env)
  const clock = () => new Date()
  const documents = withDocuments ? { documents: { files: await openFileStore(settings, events), clock } } : {}
  const conversations = { database: pool, clock, ...(documents.documents && { files: documents.documents.files }) }
  const witnesses = [...(await openWitnesses(settings, clock)), ...copies.map(copyInFile)]
  const result = await verifyInstallation({
    ...integrity,
    ...documents,
    conversations,
    witnesses,
    checkpointsAhead: async () => (await findCheckpointsAhead(pool, eventLog)).names,
    effects: () => verifyJobs(eventLog, pool, reactorsFor(settings)),
  })
  say(asJson ? JSON.stringify(result) : verificationReport(result, (performance.now() - startedAt) / 1_000))
  return result.intact ? 0 : 1
}

function copyInFile(path: string): OutsideCopy {
  return { kind: 'witness', name: `The copy ${path}`, lines: () => createAnchorFile(resolve(path)).lines() }
}

async function anchor({ integrity }: OpenedEventLog, ownerUrl: string): Promise<number> {
  const { anchored, formerFile } = await anchorAnew(integrity, readSettings(process.env).anchors.file, ownerUrl)
  say(
    `${shownCount(anchored)} events were anchored with key ${integrity.signer.keyId}. ${formerFile ? `Former anchors outside the database: ${formerFile}` : 'There were no former anchors outside the database.'}`,
  )
  return 0
}
