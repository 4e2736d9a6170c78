/** Takes stock of an installation after it was killed many times: of its claims, their files, the insurer's book and the jobs. */
import { createHash } from 'node:crypto'
import { basename, dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { filesUnder } from '@member-care/api/integrations/file-store/files-under.ts'
import { sweepUploads } from '@member-care/api/documents/sweep-uploads.ts'
import type { TrialInsurer } from '@member-care/api/integrations/insurer/trial/trial-insurer.ts'
import type { ClaimEvent } from '@member-care/domain/claim/claim-events.ts'
import { storedPages } from '@member-care/event-store/stored-pages.ts'
import { buffer } from 'node:stream/consumers'
import { sql, type DatabasePool } from 'slonik'
import { z } from 'zod'
import { startBenchProduct, type BenchProduct } from '../bench/bench-product.ts'
import type { Filing } from '../support/filing-members.ts'
import { runReplay } from '../support/operator-commands.ts'

/** What is wrong, named one by one; everything is empty when nothing is. */
export interface Account {
  /** Claims whose filing was answered and that are not there. */
  readonly lostClaims: readonly string[]
  /** Claims that are there more than once: under two ids for one filing, or twice in a list. */
  readonly doubledClaims: readonly string[]
  /** Documents of claims whose bytes are not the ones that were sent. */
  readonly lostFiles: readonly string[]
  /** What lies in the store, or among the uploads on their way, and belongs to nothing. */
  readonly orphanFiles: readonly string[]
  /** Claims that the insurer has not, or has under a number that is not the claim's, or that were registered more than once. */
  readonly notHandedOverOnce: readonly string[]
  /** What the insurer has and we do not. */
  readonly strangeToUs: readonly string[]
  /** Jobs that are still waiting, or were given up. */
  readonly stuckJobs: readonly string[]
  /** What `replay --verify` says when it finds a difference. */
  readonly replayDifferences: readonly string[]
}

interface Installation {
  readonly dataDirectory: string
  /** Past the proxy. */
  readonly databaseUrl: string
  /** Past the proxy too; undefined where events lie in the database. */
  readonly eventStoreUrl: string | undefined
  readonly insurer: TrialInsurer
  readonly settings: Readonly<Record<string, string>>
}

/** Longer than the lease of a job whose worker was killed, and the longest pause between the tries of one. */
const SETTLED_WITHIN_MS = 120_000
const BEYOND_THE_GRACE_MS = 25 * 60 * 60_000
const PAGE_EVENTS = 500

/** Waits until the outbox is empty, sweeps as if a day had passed, and looks at everything. The product goes on running. */
export async function accountFor(installation: Installation, answered: readonly Filing[]): Promise<Account> {
  const onlooker = await startBenchProduct(installation.databaseUrl, {
    dataDirectory: installation.dataDirectory,
    ...(installation.eventStoreUrl !== undefined && { eventStoreUrl: installation.eventStoreUrl }),
  })
  try {
    const { parts } = onlooker
    const stuckJobs = await untilJobsDone(parts.database)
    await sweepUploads({ ...parts, clock: () => new Date(Date.now() + BEYOND_THE_GRACE_MS) })
    const claims = await filedClaims(onlooker)
    const replay = await runReplay(['--verify'], installation.dataDirectory, {
      ...installation.settings,
      DATABASE_URL: installation.databaseUrl,
    })
    const answeredIds = answered.map((filing) => filing.claimId() ?? '')
    const listedIds = await parts.database.anyFirst(
      sql.type(z.object({ claim_id: z.string() }))`select claim_id from read.claims`,
    )
    return {
      stuckJobs,
      lostClaims: answeredIds.filter((claimId) => !claims.has(claimId) || !listedIds.includes(claimId)),
      doubledClaims: [...repeated(answeredIds), ...repeated(listedIds), ...filedTwice([...claims.values()])],
      lostFiles: await lostFiles(onlooker, claims, answered),
      orphanFiles: await orphanFiles(onlooker, claims),
      notHandedOverOnce: [...claims].flatMap(([claimId, events]) =>
        isHandedOverOnce(claimId, events, installation.insurer) ? [] : [claimId],
      ),
      strangeToUs: [...installation.insurer.claims.keys()].filter((claimId) => !claims.has(claimId)),
      replayDifferences: replay.exitCode === 0 ? [] : [replay.output],
    }
  } finally {
    await onlooker.close()
  }
}

/** Waits until the outbox is empty. @returns what did not end in time, or was given up */
export async function untilJobsDone(
  database: DatabasePool,
  withinMs: number = SETTLED_WITHIN_MS,
): Promise<readonly string[]> {
  const giveUpAt = Date.now() + withinMs
  for (;;) {
    const jobs = await database.any(
      sql.type(
        z.object({ id: z.string(), kind: z.string(), state: z.string() }),
      )`select id, kind, state from outbox.jobs where state <> 'done'`,
    )
    if (jobs.every(({ state }) => state === 'gave-up') || Date.now() > giveUpAt)
      return jobs.map(({ id, kind, state }) => `${kind} ${id} ${state}`)
    await pause(250)
  }
}

/** By their ids. */
export async function filedClaims({
  parts,
  events,
}: Pick<BenchProduct, 'parts' | 'events'>): Promise<ReadonlyMap<string, readonly ClaimEvent[]>> {
  const claims = new Map<string, readonly ClaimEvent[]>()
  for await (const filed of storedPages(events.store, { limit: PAGE_EVENTS, types: ['ClaimFiled'] })) {
    for (const { stream } of filed)
      claims.set(stream.slice('claim-'.length), (await parts.eventLog.load<ClaimEvent>(stream)).events)
  }
  return claims
}

/** Each filing has documents like no other, so two claims with the same ones are one that was filed twice. */
function filedTwice(claims: readonly (readonly ClaimEvent[])[]): readonly string[] {
  return repeated(
    claims.flatMap((events) =>
      events.flatMap((event) =>
        event.type === 'ClaimFiled'
          ? [
              attachmentsOf(event)
                .map(({ sha256 }) => sha256)
                .join(),
            ]
          : [],
      ),
    ),
  )
}

function attachmentsOf(event: Extract<ClaimEvent, { type: 'ClaimFiled' }>) {
  return event.data.attachments
}

function isHandedOverOnce(claimId: string, events: readonly ClaimEvent[], insurer: TrialInsurer): boolean {
  const registered = events.filter((event) => event.type === 'ClaimRegistered')
  const theirs = insurer.claims.get(claimId)
  return (
    registered.length === 1 &&
    theirs !== undefined &&
    registered[0]?.data.transactionNo === theirs.transactionNo &&
    theirs.revisions.every((revision) => revision === 1)
  )
}

async function lostFiles(
  { parts }: BenchProduct,
  claims: ReadonlyMap<string, readonly ClaimEvent[]>,
  answered: readonly Filing[],
): Promise<readonly string[]> {
  const lost: string[] = []
  for (const filing of answered) {
    const filed = claims.get(filing.claimId() ?? '')?.find((event) => event.type === 'ClaimFiled')
    const kept = await Promise.all(
      (filed ? attachmentsOf(filed) : []).map(async ({ attachmentId }) =>
        hashOf(await buffer(await parts.files.open(attachmentId)).catch(() => Buffer.alloc(0))),
      ),
    )
    if (kept.join() !== filing.documents.map(hashOf).join()) lost.push(filing.claimId() ?? '')
  }
  return lost
}

async function orphanFiles(
  { parts }: BenchProduct,
  claims: ReadonlyMap<string, readonly ClaimEvent[]>,
): Promise<readonly string[]> {
  const ofClaims = new Set(
    [...claims.values()]
      .flat()
      .flatMap((event) =>
        event.type === 'ClaimFiled' ? attachmentsOf(event).map(({ attachmentId }) => attachmentId) : [],
      ),
  )
  const ofDrafts = await parts.database.anyFirst(
    sql.type(z.object({ file_id: z.string() }))`select file_id from app.draft_files`,
  )
  const stored = (await filesUnder(join(parts.settings.dataDirectory, 'files'))).map((path) => basename(path))
  const onTheirWay = await filesUnder(dirname(parts.uploadFolder))
  const registered = await parts.database.anyFirst(
    sql.type(z.object({ file_id: z.string() }))`select file_id from app.files where state <> 'refused'`,
  )
  return [...new Set([...stored, ...registered])]
    .filter((fileId) => !ofClaims.has(fileId) && !ofDrafts.includes(fileId))
    .concat(onTheirWay)
}

function repeated(values: readonly string[]): readonly string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

function hashOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}
