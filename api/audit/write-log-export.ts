/**
 * Writes the event log as it is stored (personal fields stay encrypted) with its anchors and a signed manifest, as a ZIP that anybody
 * can verify with the script in it. A page of events is in memory at a time.
 */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate as giveWay } from 'node:timers/promises'
import { asSigned } from '@member-care/event-store/anchors/anchor.ts'
import type { AnchorTable } from '@member-care/event-store/anchors/anchor-table.ts'
import { createSignedPositions } from '@member-care/event-store/anchors/signed-positions.ts'
import type { LogSigner } from '@member-care/event-store/anchors/log-signer.ts'
import type { StoredEvent, StoredLog } from '@member-care/event-store/port.ts'
import { storedPages } from '@member-care/event-store/stored-pages.ts'
import { auditTexts } from '@member-care/domain/texts/audit-texts.ts'
import { openZipFile, type ZipFile } from '../archives/zip-file.ts'
import { TaskImpossible } from '../tasks/ask-task.ts'

export interface ExportedLog {
  readonly store: Pick<StoredLog, 'readAll'>
  readonly table: Pick<AnchorTable, 'block' | 'latest'>
  readonly signer: LogSigner
}

export interface LogExport {
  readonly events: number
  readonly anchored: number
  readonly bytes: number
  /** Of the manifest, which names the others: enough to know an export again. */
  readonly manifestSha256: string
}

/** Who asked for it, by id, and when. */
interface AboutExport {
  readonly exportId: string
  readonly exportedBy: string
  readonly exportedAt: Date
}

const PAGE_EVENTS = 250

/**
 * @param path absolute path of the file to write
 * @param mostBytes fewer than a ZIP can hold, for tests
 * @throws ArchiveTooLarge for a log that a ZIP cannot hold; TaskImpossible where anchors are missing
 */
export async function writeLogExport(
  log: ExportedLog,
  about: AboutExport,
  path: string,
  onProgress: (events: number) => Promise<void>,
  mostBytes?: number,
): Promise<LogExport> {
  const archive = openZipFile(path, mostBytes)
  try {
    return await writeInto(archive, log, about, onProgress)
  } catch (error) {
    archive.discard()
    throw error
  }
}

async function writeInto(
  archive: ZipFile,
  log: ExportedLog,
  about: AboutExport,
  onProgress: (events: number) => Promise<void>,
): Promise<LogExport> {
  const files: Record<string, { readonly sha256: string; readonly bytes: number }> = {}

  // Before the events are read: an anchor that speaks of more of them than there are then shows that some were taken from the end.
  const anchorsFile = archive.file('anchors.ndjson')
  // Asked first: a block that is added meanwhile is none that is missing.
  const [latest] = await log.table.latest(1)
  let anchored = 0
  let number = 0
  for (let block = await log.table.block(0); block; block = await log.table.block(++number)) {
    await anchorsFile.write(`${JSON.stringify({ number, events: block.events.length, ...asSigned(block.anchor) })}\n`)
    anchored = block.anchor.total
  }
  if (latest && latest.number >= number)
    throw new TaskImpossible(auditTexts.exports.anchorsMissing(number, latest.number))
  files['anchors.ndjson'] = anchorsFile.end()

  const eventsFile = archive.file('events.ndjson')
  const signedPositionOf = createSignedPositions(log.table)
  let events = 0
  for await (const page of storedPages(log.store, { limit: PAGE_EVENTS })) {
    for (const event of page)
      await eventsFile.write(lineOf({ ...event, position: await signedPositionOf(event.position) }))
    events += page.length
    await onProgress(events)
    await giveWay()
  }
  files['events.ndjson'] = eventsFile.end()

  const manifest = JSON.stringify(
    {
      format: 'member-care log export 1',
      exportId: about.exportId,
      exportedBy: about.exportedBy,
      exportedAt: about.exportedAt.toISOString(),
      events,
      anchored,
      keyId: log.signer.keyId,
      files,
    },
    undefined,
    2,
  )
  const whole = {
    'manifest.json': manifest,
    'manifest.sig': log.signer.sign(manifest),
    'public-key.pem': log.signer.publicKey,
    'verify-export.mjs': await readFile(join(import.meta.dirname, 'verify-export.mjs'), 'utf8'),
  }
  for (const [name, content] of Object.entries(whole)) {
    const file = archive.file(name)
    await file.write(content)
    file.end()
  }
  return {
    events,
    anchored,
    bytes: await archive.end(),
    manifestSha256: createHash('sha256').update(manifest).digest('hex'),
  }
}

function lineOf({ position, stream, revision, id, type, data, metadata, recordedAt }: StoredEvent): string {
  return `${JSON.stringify({ position, stream, revision, id, type, data, metadata, recordedAt: recordedAt.toISOString() })}\n`
}
