/** Carries out a submitted upload, family by family. Killed at any moment, it goes on where it was and ends as if it had not been. */
import { addToSummary } from '@member-care/domain/upload/upload-outcome.ts'
import type { Actor } from '@member-care/domain/events/metadata.ts'
import { uploadWarningTexts } from '@member-care/domain/texts/upload-texts.ts'
import type { PlanContext } from '@member-care/domain/upload/plan-person.ts'
import type { WantedPerson } from '@member-care/domain/upload/wanted-person.ts'
import type { EventLog } from '@member-care/event-store/event-log.ts'
import type { Position } from '@member-care/event-store/port.ts'
import type { KnownPeople } from '@member-care/projections/users/known-people.ts'
import { setImmediate as turn } from 'node:timers/promises'
import { createPace } from './pace.ts'
import { FEWEST_FAMILIES, keepsUp, MOST_FAMILIES, nextPieceSize } from './piece-size.ts'
import { carryOutPerson, type CarriedOut } from './carry-out-person.ts'
import { planContext } from './check-upload.ts'
import { identify, lookUp, peopleOf, type FamilyPeople } from './stored-people.ts'
import { entriesOfFamilies, keepEntries, type KeptEntry } from './upload-rows.ts'
import { moveUpload, noteProgress, type Upload } from './upload-store.ts'
import { beginWork, readFamilies, type UploadParts, type UploadWork } from './upload-work.ts'

/**
 * How many families begin before we look at what else there is to do. A caller who comes meanwhile waits only for
 * these, and not for all.
 */
const FAMILIES_A_TURN = 8

/** @throws StoreUnavailable, and AbortError when the signal aborts: what was done stays done, and the rest is done later */
export async function processUpload(parts: UploadParts, upload: Upload, signal: AbortSignal): Promise<void> {
  const { database, clock } = parts
  const work = await beginWork(parts, upload)
  const { eventLog, lastOfUsers } = notingUsers(parts.eventLog)
  const families = upload.familyCount ?? 0
  let summary = upload.summary
  let size = FEWEST_FAMILIES
  let visible = Promise.resolve(0)
  for (let from = upload.doneFamilies, until = from; from < families; from = until) {
    signal.throwIfAborted()
    until = Math.min(from + size, families)
    const people = (await readFamilies(database, work, from, until)).map(peopleOf)
    // An earlier process that was killed may have begun any of the families that are taken at once.
    const isTakenUp = from < upload.doneFamilies + MOST_FAMILIES
    const carriedOut = await carryOutFamilies(
      { ...parts, eventLog },
      { ...work, known: await lookUp(database, people), isTakenUp },
      people,
    )
    summary = addToSummary(
      summary,
      people.reduce((rows, family) => rows + family.rows, 0),
      carriedOut.map(({ done }) => done.plan.entries),
    )
    const entries = await differingFromCheck(parts, upload, { from, until }, carriedOut)
    await database.transaction(async (transaction) => {
      await keepEntries(transaction, upload.uploadId, entries)
      await noteProgress(transaction, upload, { families: until, summary })
    })
    // The read models keep up, one piece behind, so that members who write meanwhile see what they wrote without waiting for all of this.
    const behindMs = await visible
    visible = millisecondsUntilVisible(parts, lastOfUsers())
    // A failure is told where it is waited for.
    visible.catch(() => undefined)
    // While they are behind, nothing more is put upon them.
    if (!keepsUp(behindMs)) await visible
    size = nextPieceSize(size, behindMs)
    await turn()
  }
  await visible
  await moveUpload(database, upload.uploadId, 'processing', 'complete', clock())
}

/** The log, and where the last event stands that was appended to a user's own stream: of what an upload appends, the read models show these. */
function notingUsers(eventLog: EventLog): {
  readonly eventLog: EventLog
  readonly lastOfUsers: () => Position | undefined
} {
  let last: Position | undefined
  const append: EventLog['append'] = async (stream, events, options) => {
    const appended = await eventLog.append(stream, events, options)
    if (stream.startsWith('user-') && (last === undefined || appended.position > last)) last = appended.position
    return appended
  }
  return { eventLog: { ...eventLog, append }, lastOfUsers: () => last }
}

async function millisecondsUntilVisible({ readModels }: UploadParts, position: Position | undefined): Promise<number> {
  const begin = performance.now()
  if (position !== undefined) await readModels.untilVisible(['users'], position)
  return performance.now() - begin
}

interface CarriedOutOfFamily {
  readonly familyNo: number
  readonly done: CarriedOut
}

interface PieceOfWork extends UploadWork {
  readonly known: KnownPeople
  /** Whether some of these families may have been carried out before the process was killed. */
  readonly isTakenUp: boolean
}

async function carryOutFamilies(
  parts: UploadParts,
  work: PieceOfWork,
  families: readonly FamilyPeople[],
): Promise<readonly CarriedOutOfFamily[]> {
  const people = families.flatMap(({ employee, dependants }) => [employee, ...dependants])
  // Their keys are made with one question, and not with one for each of them.
  await parts.subjectKeys.forWriting(people.map((person) => identify(work.known, person, work).userId))
  const begin = createPace(FAMILIES_A_TURN)
  const all = await Promise.all(
    families.map(async ({ familyNo, employee, dependants }) => {
      await begin()
      const first = await carryOut(parts, work, employee, undefined)
      const ofEmployee = { rowNo: employee.covers[0]?.row.rowNo ?? 0, user: first.plan.after.user }
      const others = await Promise.all(dependants.map((dependant) => carryOut(parts, work, dependant, ofEmployee)))
      return [first, ...others].map((done) => ({ familyNo, done }))
    }),
  )
  return all.flat()
}

function carryOut(
  parts: UploadParts,
  work: PieceOfWork,
  wanted: WantedPerson,
  employee: PlanContext['employee'],
): Promise<CarriedOut> {
  const { known, isTakenUp } = work
  const { uploadId, correlationId, clientAddress } = work.upload
  const { userId, isKnown } = identify(known, wanted, work)
  return carryOutPerson(parts, {
    wanted,
    userId,
    isSurelyNew: !isKnown && !isTakenUp,
    contextOf: (id) => planContext(parts, work, { known, userId: id, employee }),
    context: {
      actor: actorOf(work.upload),
      correlationId,
      causationId: uploadId,
      ...(clientAddress !== null && { clientAddress }),
    },
    uploadId,
  })
}

function actorOf({ uploadedBy: id, uploadedRole, companyId }: Upload): Actor {
  const kind = companyId === null ? 'system-administrator' : 'hr-administrator'
  return { kind, id, ...(uploadedRole !== null && { role: uploadedRole }) }
}

/** The entries that came out otherwise than they were checked, each saying so. */
async function differingFromCheck(
  { database }: UploadParts,
  { uploadId }: Upload,
  range: { readonly from: number; readonly until: number },
  carriedOut: readonly CarriedOutOfFamily[],
): Promise<readonly KeptEntry[]> {
  const checked = new Map(
    (await entriesOfFamilies(database, uploadId, range.from, range.until)).map((entry) => [
      `${entry.rowNo} ${entry.memberType}`,
      entry,
    ]),
  )
  return carriedOut.flatMap(({ familyNo, done }) =>
    done.plan.entries.flatMap((entry): readonly KeptEntry[] => {
      const before = checked.get(`${entry.rowNo} ${entry.memberType}`)
      if (before && isSame(before, entry) && before.userId === done.userId) return []
      const warnings =
        before && !isSame(before, entry) ? [...entry.warnings, uploadWarningTexts.decidedAnew] : entry.warnings
      return [{ ...entry, warnings, familyNo, userId: done.userId }]
    }),
  )
}

function isSame(
  one: Pick<KeptEntry, 'outcome' | 'changes' | 'errors'>,
  other: Pick<KeptEntry, 'outcome' | 'changes' | 'errors'>,
): boolean {
  const essence = ({ outcome, changes, errors }: typeof one) =>
    JSON.stringify([
      outcome,
      changes.map(({ field, from, to }) => [field, from, to]),
      errors.map(({ field, text }) => [field, text]),
    ])
  return essence(one) === essence(other)
}
