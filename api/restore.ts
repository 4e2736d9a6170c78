/**
 * `npm run restore -- <folder>` makes an installation of the last backup in a folder, in an empty DATA_DIR, with the master key of
 * MASTER_KEY_FILE. It ends with the verification of the log, the proof of the read models and a sentence; with 1 where something differs or is missing.
 * `-- <folder> --moment 2026-01-31T18:30:00.123Z` takes an earlier backup.
 */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { shownCount } from '@member-care/domain/language/shown-count.ts'
import { replayReport } from '@member-care/projections/replay/replay-report.ts'
import { assemble } from './assemble.ts'
import { verificationReport } from './audit/verification-report.ts'
import { meansOfOnesOwn } from './backup/parts-of-ones-own.ts'
import { restoreBackup, type Restored } from './backup/restore-backup.ts'
import { runCommand, say } from './operator-command.ts'
import { readSettings } from './settings/read-settings.ts'

await runCommand(run)

/** @returns the exit code */
async function run(words: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: { moment: { type: 'string' } },
    allowPositionals: true,
  })
  const [folder] = positionals
  if (folder === undefined || positionals.length > 1)
    throw new Error('Say which folder holds the backups: npm run restore -- <folder>')
  const settings = readSettings(process.env)
  const ownMeans = meansOfOnesOwn(settings)
  if (ownMeans) throw new Error(ownMeans)
  const startedAt = performance.now()
  const restored = await restoreBackup(settings, {
    assemble,
    folder: resolve(folder),
    moment: values.moment,
    onProgress: (text) => say(`${text} …`),
  })
  say(verificationReport(restored.verification, (performance.now() - startedAt) / 1_000))
  say(replayReport(restored.replayed))
  say(sentence(restored))
  return restored.verification.intact && restored.replayed.every(({ equal }) => equal) ? 0 : 1
}

/** Up to when, how much, and what is missing. */
function sentence({ list, forgottenAgain, verification, hasOtherAnchors }: Restored): string {
  const farthest = Math.max(0, ...verification.outside.map(({ total }) => total))
  const missing = Math.max(0, farthest - list.events.count)
  const lost =
    missing > 0
      ? `the anchors tell of ${shownCount(missing)} later events, which are lost`
      : hasOtherAnchors
        ? 'the anchors tell of no later event'
        : 'no anchors but those of the backup were there to tell whether events came later'
  const again =
    forgottenAgain > 0 ? ` ${shownCount(forgottenAgain)} who were forgotten since have been forgotten again.` : ''
  return `Restored as of ${list.moment}: ${shownCount(list.events.count)} events${list.lastEvent ? `, the last of ${list.lastEvent.recordedAt}` : ''}, and ${shownCount(list.files?.count ?? 0)} files; ${lost}.${again}`
}
