/** Takes stock of letters of guarantee after the product was killed many times: of their events, their PDFs, and what they hold of the cover. */
import { basename, join } from 'node:path'
import { loadGuarantee } from '@member-care/api/aggregates/guarantee.ts'
import { documentEventTypes, documentsOf } from '@member-care/api/documents/recorded-documents.ts'
import { sweepUploads } from '@member-care/api/documents/sweep-uploads.ts'
import { verifyDocuments } from '@member-care/api/documents/verify-documents.ts'
import { coverStream } from '@member-care/api/aggregates/cover.ts'
import { projections } from '@member-care/projections/projections.ts'
import { giveBackHolds } from '@member-care/api/guarantees/give-back-holds.ts'
import { filesUnder } from '@member-care/api/integrations/file-store/files-under.ts'
import { evolveCoverAccount, nothingTaken } from '@member-care/domain/cover/account/cover-account.ts'
import type { CoverAccountEvent } from '@member-care/domain/cover/account/cover-account-events.ts'
import { isRequested, latestLetter, type RequestedGuarantee } from '@member-care/domain/guarantee/guarantee-state.ts'
import { storedPages } from '@member-care/event-store/stored-pages.ts'
import { sql } from 'slonik'
import { z } from 'zod'
import { startBenchProduct, type BenchProduct } from '../bench/bench-product.ts'
import { runReplay } from '../support/operator-commands.ts'
import { untilJobsDone } from './account-for-claims.ts'

export interface LetterAccount {
  readonly requested: number
  /** Letters that were issued, those that others took the place of included. */
  readonly letters: number
  readonly found: FoundInLetters
}

/** What is wrong, named one by one; everything is empty when nothing is. */
interface FoundInLetters {
  /** Letters and documents that an event names and whose bytes are not there, or are others. */
  readonly eventsWithoutTheirFile: readonly string[]
  /** PDFs and documents that are kept although no event names them. */
  readonly filesWithoutTheirEvent: readonly string[]
  /** Letters in force that hold nothing, or another amount. */
  readonly lettersWithoutTheirHold: readonly string[]
  /** What is held for letters that are not in force. */
  readonly holdsWithoutTheirLetter: readonly string[]
  /** Requests on which something was done twice, or out of turn. */
  readonly doneTwice: readonly string[]
  /** Families that were promised more than their limit. */
  readonly overspent: readonly string[]
  readonly stuckJobs: readonly string[]
  /** What `replay --verify` says when it finds a difference. */
  readonly replayDifferences: readonly string[]
}

interface Installation {
  readonly dataDirectory: string
  /** Past the proxy. */
  readonly databaseUrl: string
  readonly settings: Readonly<Record<string, string>>
  readonly familyLimitCents: number
}

const PAGE_EVENTS = 500
const READ_WITHIN_MS = 60_000
/** After it a call that held something must be over, and an upload that belongs to nothing is swept. */
const A_DAY_AND_MORE_MS = 25 * 60 * 60_000
/** What may have happened to one request here, in this order. */
const course = ['GuaranteeRequested', 'GuaranteeIssued', 'GuaranteeReplaced', 'GuaranteeRevoked']

/** Waits for the jobs, goes the product's own rounds as if a day had passed, and looks at everything. The product goes on running. */
export async function accountForLetters(installation: Installation): Promise<LetterAccount> {
  const { dataDirectory, databaseUrl, settings, familyLimitCents } = installation
  const onlooker = await startBenchProduct(databaseUrl, { dataDirectory })
  try {
    const { parts, events } = onlooker
    const stuckJobs = await untilJobsDone(parts.database)
    await untilRead(onlooker)
    const later = { ...parts, clock: () => new Date(Date.now() + A_DAY_AND_MORE_MS) }
    await giveBackHolds(later)
    await sweepUploads(later)
    const letters = await requestedLetters(onlooker)
    const verified = await verifyDocuments({ store: events.store, files: parts.files, clock: parts.clock })
    const replay = await runReplay(['--verify'], dataDirectory, { ...settings, DATABASE_URL: databaseUrl })
    return {
      requested: letters.length,
      letters: letters.flatMap(({ state }) => state.letters).length,
      found: {
        eventsWithoutTheirFile: verified.findings.map((finding) => JSON.stringify(finding)),
        filesWithoutTheirEvent: await filesWithoutTheirEvent(onlooker),
        doneTwice: letters.flatMap(({ state, types }) =>
          types.join() === course.slice(0, types.length).join() ? [] : [`${state.guaranteeId}: ${types.join(', ')}`],
        ),
        ...(await compareHolds(
          onlooker,
          letters.map(({ state }) => state),
          familyLimitCents,
        )),
        stuckJobs,
        replayDifferences: replay.exitCode === 0 ? [] : [replay.output],
      },
    }
  } finally {
    await onlooker.close()
  }
}

/** Until the read models show everything. */
export async function untilRead({ parts, runner }: BenchProduct): Promise<void> {
  const head = await parts.eventLog.head()
  const names = projections.map(({ name }) => name)
  if (head !== undefined && !(await runner.waitFor(names, head, READ_WITHIN_MS)))
    throw new Error('The read models did not get there.')
}

interface StoredLetter {
  readonly state: RequestedGuarantee
  readonly types: readonly string[]
}

async function requestedLetters({ parts, events }: BenchProduct): Promise<readonly StoredLetter[]> {
  const letters: StoredLetter[] = []
  for await (const page of storedPages(events.store, { limit: PAGE_EVENTS, types: ['GuaranteeRequested'] }))
    for (const { stream } of page) {
      const { state, loaded } = await loadGuarantee(parts, stream.slice('guarantee-'.length))
      if (isRequested(state)) letters.push({ state, types: loaded.events.map(({ type }) => type) })
    }
  return letters
}

/** Files that are kept although no event names them. */
export async function filesWithoutTheirEvent({ parts, events }: BenchProduct): Promise<readonly string[]> {
  const named = new Set<string>()
  for await (const page of storedPages(events.store, { limit: PAGE_EVENTS, types: documentEventTypes }))
    for (const event of page) for (const { fileId } of documentsOf(event)?.documents ?? []) named.add(fileId)
  const stored = (await filesUnder(join(parts.settings.dataDirectory, 'files'))).map((path) => basename(path))
  const registered = await parts.database.anyFirst(
    sql.type(z.object({ file_id: z.string() }))`select file_id from app.files where state <> 'refused'`,
  )
  return [...new Set([...stored, ...registered])].filter((fileId) => !named.has(fileId))
}

async function compareHolds(
  { parts }: BenchProduct,
  letters: readonly RequestedGuarantee[],
  familyLimitCents: number,
): Promise<Pick<FoundInLetters, 'lettersWithoutTheirHold' | 'holdsWithoutTheirLetter' | 'overspent'>> {
  const families = [
    ...new Map(letters.map(({ companyId, employeeId }) => [employeeId, { companyId, employeeId }])).values(),
  ]
  const held = new Map<string, number>()
  const overspent: string[] = []
  for (const family of families) {
    const { events } = await parts.eventLog.load<CoverAccountEvent>(coverStream(family))
    const taken = [...events.reduce(evolveCoverAccount, nothingTaken).values()]
    for (const { sourceId, payableCents } of taken) held.set(sourceId, payableCents)
    const sum = taken.reduce((cents, { payableCents }) => cents + payableCents, 0)
    if (sum > familyLimitCents) overspent.push(`${family.employeeId}: ${sum}`)
  }
  const promised = new Map(
    letters.flatMap((letter) => {
      const amountCents = letter.status === 'APPROVED' ? latestLetter(letter)?.amountCents : undefined
      return amountCents === undefined ? [] : [[letter.guaranteeId, amountCents] as const]
    }),
  )
  return {
    lettersWithoutTheirHold: [...promised].flatMap(([id, cents]) => (held.get(id) === cents ? [] : [id])),
    holdsWithoutTheirLetter: [...held.keys()].filter((id) => !promised.has(id)),
    overspent,
  }
}
