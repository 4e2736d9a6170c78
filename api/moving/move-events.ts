/**
 * Moves the events of an installation to another store: copies what is not there yet, holds the copy against the log event by event and against every
 * anchor, makes the read models from it beside the live ones, and lets the database follow it from one moment on. Until that moment nothing has
 * changed for the product, and a move that was cut short goes on where the copy ends.
 */
import { shownCount } from '@member-care/domain/language/shown-count.ts'
import { replaceBlock, type AnchorTable } from '@member-care/event-store/anchors/anchor-table.ts'
import type { Finding } from '@member-care/event-store/anchors/finding.ts'
import { anchorWhatIsNew } from '@member-care/event-store/anchors/keep-anchors.ts'
import { verifyLog, type LogVerification } from '@member-care/event-store/anchors/verify-log.ts'
import { identityOf } from '@member-care/event-store/identity/log-identity.ts'
import { rememberLogAnew } from '@member-care/event-store/identity/log-memory.ts'
import { copyEvents } from '@member-care/event-store/moving/copy-events.ts'
import { copyIntoEventStoreDb } from '@member-care/event-store/moving/copy-into-eventstoredb.ts'
import { copyIntoPostgres } from '@member-care/event-store/moving/copy-into-postgres.ts'
import { movedAnchors, movedBlock } from '@member-care/event-store/moving/move-anchors.ts'
import { mapPositions, type PositionMap } from '@member-care/event-store/moving/position-map.ts'
import { NoCopy, walkBoth } from '@member-care/event-store/moving/walk-both.ts'
import { allowAppends, refuseAppends } from '@member-care/event-store/postgres/moved-away.ts'
import { moveJobs } from '@member-care/projections/reactors/move-jobs.ts'
import { buildBeside, putInPlace } from '@member-care/projections/replay/rebuild-read-model.ts'
import { replayAlone } from '@member-care/projections/replay/replay-lock.ts'
import { rebuildSchemaOf } from '@member-care/projections/replay/replay-schemas.ts'
import { holdTransaction } from '@member-care/projections/runner/held-transaction.ts'
import { moveCheckpoints } from '@member-care/projections/runner/move-checkpoints.ts'
import type { Projection } from '@member-care/projections/runner/projection.ts'
import { leadLockOf, readCheckpoints, type Checkpoint } from '@member-care/projections/runner/registry.ts'
import { dropInstance, dropOtherVersions, dropWaysBack } from '@member-care/projections/runner/versions.ts'
import type { DatabasePool } from 'slonik'
import { openWitnesses } from '../integrations/witness/open-witnesses.ts'
import { openStore, type OpenedEventLog } from '../event-log/open-event-log.ts'
import { projections } from '@member-care/projections/projections.ts'
import type { Settings } from '../settings/arranged-settings.ts'
import { whileStopped } from './while-stopped.ts'

/** The events cannot be moved, or not there. The message says why, and what to do; nothing has been switched. */
export class MoveRefused extends Error {
  override readonly name = 'MoveRefused'
}

export interface Move {
  /** As the product was run until now. */
  readonly source: OpenedEventLog
  /** Over the same database, with the other store. */
  readonly target: OpenedEventLog
  /** As the product will be run from now on. */
  readonly settings: Settings
  readonly databaseUrl: string
  readonly pool: DatabasePool
  readonly ownerPool: DatabasePool
  readonly say: (text: string) => void
}

export interface Moved {
  readonly events: number
  readonly copied: number
  readonly verification: LogVerification
}

/** @throws MoveRefused, ProductRuns, ReplayUnderWay, ReplayStopped, StoreUnavailable, AccessDenied; run again, the move goes on */
export async function moveEvents(move: Move): Promise<Moved> {
  const leads = (await readCheckpoints(move.pool)).map(leadLockOf)
  return whileStopped(move.pool, leads, () => replayAlone(move.pool, () => moveStopped(move).catch(refusal)))
}

function refusal(error: unknown): never {
  if (error instanceof NoCopy)
    throw new MoveRefused(
      `The events cannot be moved there: ${error.message}. Nothing has been switched; the product goes on as it was.`,
    )
  throw error
}

async function moveStopped(move: Move): Promise<Moved> {
  const { source, target, pool, ownerPool, say } = move
  requireWorkingReadModels(await readCheckpoints(pool))
  await anchorWhatIsNew(source.integrity)
  if (target.place.kind === 'postgres') await allowAppends(ownerPool)

  const copied = await withTaker(move, (take) =>
    copyEvents(
      { original: source.store, copy: target.store, take },
      nowAndThen((events) => say(`Copying: ${shownCount(events)} events`)),
    ),
  )
  const positions = await mapPositions(
    walkBoth(source.store, target.store),
    nowAndThen((events) => say(`Holding the copy against the log: ${shownCount(events)} events`)),
  )
  await requireWhole(source, positions)

  say('Verifying the copy against the anchors')
  const table = movedAnchors(source.integrity.table, positions)
  const verification = await verifyCopy(move, table)

  const kept = await buildReadModels(move)
  try {
    say('Switching')
    await holdTransaction(pool, 'read committed', async (held) => {
      await moveCheckpoints(held, positions.upTo)
      await moveJobs(held, positions.upTo)
      for (const { projection, position } of kept) await putInPlace(held, projection, { position, active: true })
      await dropOtherVersions(held)
      const anchors = source.integrity.table
      for (let number = 0, block = await anchors.block(0); block; block = await anchors.block(++number))
        await replaceBlock(held, movedBlock(block, positions))
      const identity = await identityOf(target.store)
      if (identity) await rememberLogAnew(held, { identity, ...target.place })
    })
  } finally {
    for (const { projection } of kept) await dropInstance(pool, rebuildSchemaOf(projection))
  }
  await leaveSource(move, positions)
  return { events: positions.events, copied, verification }
}

/** What stays behind takes nothing any more. @throws MoveRefused where something came after it was copied */
export async function leaveSource(
  { source, ownerPool }: Pick<Move, 'source' | 'ownerPool'>,
  positions?: PositionMap,
): Promise<void> {
  if (source.place.kind === 'postgres') await refuseAppends(ownerPool)
  const head = await source.store.head()
  if (!positions || head === undefined || positions.of(head) !== undefined) return
  throw new MoveRefused(
    `The events have been moved, and meanwhile another process has appended to the store that they came from (position ${head}): that was lost. Look for a process of Member Care that still runs there, and stop it.`,
  )
}

function requireWorkingReadModels(checkpoints: readonly Checkpoint[]): void {
  const failed = checkpoints.filter(({ status }) => status === 'failed').map(({ name }) => name)
  if (failed.length > 0)
    throw new MoveRefused(
      `These have stopped at an event: ${failed.join(', ')}. Mend that first (Console → System → Read models).`,
    )
}

async function requireWhole({ store }: OpenedEventLog, positions: PositionMap): Promise<void> {
  const head = await store.head()
  if (head === undefined)
    throw new MoveRefused(
      'There are no events yet: nothing is to be moved. Set EVENTSTORE_URL as it is to be, and start.',
    )
  if (positions.of(head) === undefined)
    throw new MoveRefused(
      'The log has grown while it was copied: a process of Member Care still runs. Stop it, and run this again.',
    )
}

async function withTaker<Result>(
  { target, settings, databaseUrl, ownerPool }: Move,
  use: (take: ReturnType<typeof copyIntoPostgres>) => Promise<Result>,
): Promise<Result> {
  if (target.place.kind === 'postgres') return use(copyIntoPostgres(ownerPool))
  // The product's own store would write down which log it follows at its first append, and it must still follow the old one.
  const { store } = await openStore({ settings, databaseUrl })
  try {
    return await use(copyIntoEventStoreDb(store))
  } finally {
    await store.close()
  }
}

/** @returns the verification of the copy @throws MoveRefused where it finds what the verification of the log does not */
async function verifyCopy(
  { source, target, settings, say }: Move,
  table: Pick<AnchorTable, 'block' | 'latest'>,
): Promise<LogVerification> {
  const witnesses = await openWitnesses(settings, () => new Date())
  const options = { onProgress: nowAndThen((events) => say(`Verifying: ${shownCount(events)} events`)) }
  const ofCopy = await verifyLog({ ...target.integrity, table, witnesses }, options)
  if (ofCopy.intact) return ofCopy
  const before = new Set((await verifyLog({ ...source.integrity, witnesses }, options)).findings.map(sameFinding))
  const added = ofCopy.findings.filter((finding) => !before.has(sameFinding(finding)))
  if (added.length > 0)
    throw new MoveRefused(
      `The copy does not verify as the log does. Nothing has been switched. ${added.map(({ detail }) => detail).join(' ')}`,
    )
  say(
    `The verification names ${shownCount(ofCopy.findingsInAll)} findings, in the log as in its copy: \`npm run verify-log\` lists them.`,
  )
  return ofCopy
}

function sameFinding(finding: Finding): string {
  return JSON.stringify({ ...finding, position: undefined })
}

async function buildReadModels({ target, pool, say }: Move) {
  await dropWaysBack(pool)
  const active = (await readCheckpoints(pool)).filter((checkpoint) => checkpoint.active)
  const kept: { projection: Projection; position: Awaited<ReturnType<typeof buildBeside>>['position'] }[] = []
  for (const projection of projections) {
    if (!active.some(({ name, version }) => name === projection.name && version === projection.version)) continue
    say(`Making ${projection.name} from the copy`)
    kept.push({
      projection,
      position: (await buildBeside({ eventLog: target.eventLog, pool, keys: target.rowKeys }, projection)).position,
    })
  }
  return kept
}

/** A line each second, of what counts up. */
function nowAndThen(tell: (events: number) => void): (events: number) => void {
  let toldAt = performance.now()
  return (events) => {
    if (performance.now() - toldAt < 1_000) return
    toldAt = performance.now()
    tell(events)
  }
}
