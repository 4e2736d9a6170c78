/** Checks an upload: what would become of each person, as things stand, before anything is done. */
import { planPerson, type PersonPlan, type PlanContext } from '@member-care/domain/upload/plan-person.ts'
import { nobodyStored } from '@member-care/domain/upload/stored-person.ts'
import { addToSummary } from '@member-care/domain/upload/upload-outcome.ts'
import type { WantedPerson } from '@member-care/domain/upload/wanted-person.ts'
import type { KnownPeople } from '@member-care/projections/users/known-people.ts'
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { setImmediate as turn } from 'node:timers/promises'
import { v5 as uuidv5 } from 'uuid'
import { readUploadFile } from './read-upload-file.ts'
import { identify, loadPerson, lookUp, peopleOf, type FamilyPeople } from './stored-people.ts'
import { keepEntries, type KeptEntry } from './upload-rows.ts'
import { findUpload, moveUpload, noteProgress, submitUpload, type Upload } from './upload-store.ts'
import { beginWork, readFamilies, type UploadParts, type UploadWork } from './upload-work.ts'

/** So many families are looked at at once. */
const FAMILIES_AT_ONCE = 100

/**
 * Goes on where it was cut short.
 * @throws UnreadableFile when it can never be checked; AbortError when the signal aborts
 */
export async function checkUpload(parts: UploadParts, begun: Upload, signal: AbortSignal): Promise<void> {
  const { database, files, clock } = parts
  if (begun.familyCount === null) await readUploadFile(parts, await beginWork(parts, begun), signal)
  await files.delete(begun.uploadId)
  const upload = (await findUpload(database, begun.uploadId)) ?? begun
  const work = await beginWork(parts, upload)
  let summary = upload.checkedSummary
  const families = upload.familyCount ?? 0
  for (let from = upload.doneFamilies; from < families; from += FAMILIES_AT_ONCE) {
    signal.throwIfAborted()
    const people = (await readFamilies(database, work, from, from + FAMILIES_AT_ONCE)).map(peopleOf)
    const planned = await planFamilies(parts, work, people)
    summary = addToSummary(
      summary,
      people.reduce((rows, family) => rows + family.rows, 0),
      planned.flatMap(({ plans }) => plans.map(({ plan }) => plan.entries)),
    )
    const entries = planned.flatMap(({ familyNo, plans }) =>
      plans.flatMap(({ userId, plan }) => plan.entries.map((entry): KeptEntry => ({ ...entry, familyNo, userId }))),
    )
    const done = { families: Math.min(from + FAMILIES_AT_ONCE, families), summary }
    const goesOn = await database.transaction(async (transaction) => {
      if (!(await noteProgress(transaction, upload, done))) return false
      await keepEntries(transaction, upload.uploadId, entries)
      return true
    })
    if (!goesOn) return
    await turn()
  }
  if ((await moveUpload(database, upload.uploadId, 'checking', 'checked', clock())) && upload.submitWhenChecked) {
    await submitUpload(database, upload.uploadId, { now: clock(), today: singaporeToday(clock()) })
  }
}

interface PlannedFamily {
  readonly familyNo: number
  readonly plans: readonly { readonly userId: string; readonly plan: PersonPlan }[]
}

async function planFamilies(
  parts: UploadParts,
  work: UploadWork,
  families: readonly FamilyPeople[],
): Promise<readonly PlannedFamily[]> {
  const known = await lookUp(parts.database, families)
  return Promise.all(
    families.map(async ({ familyNo, employee, dependants }) => {
      const plan = async (wanted: WantedPerson, ofEmployee?: PlanContext['employee']) => {
        const { userId, isKnown } = identify(known, wanted, work)
        // Most people of a large file are new: nothing need be loaded for them.
        const stored = isKnown ? (await loadPerson(parts.eventLog, userId)).stored : nobodyStored
        return {
          userId,
          plan: planPerson(stored, wanted, planContext(parts, work, { known, userId, employee: ofEmployee })),
        }
      }
      const first = await plan(employee)
      const ofEmployee = { rowNo: employee.covers[0]?.row.rowNo ?? 0, user: first.plan.after.user }
      return {
        familyNo,
        plans: [first, ...(await Promise.all(dependants.map((dependant) => plan(dependant, ofEmployee))))],
      }
    }),
  )
}

/** What a person of an upload is planned by. */
export function planContext(
  { settings }: Pick<UploadParts, 'settings'>,
  { upload, rules, company, clientOf, isReached, isOfOthersToo }: UploadWork,
  {
    known,
    userId,
    employee,
  }: { readonly known: KnownPeople; readonly userId: string; readonly employee: PlanContext['employee'] },
): PlanContext {
  return {
    userId,
    today: rules.today,
    company,
    uploadedBy: upload.uploadedBy,
    proposalId: uuidv5(`bank account of ${userId}`, upload.uploadId),
    placeholderEmailDomain: settings.placeholderEmailDomain,
    clientOf,
    isReached,
    isOfOthersToo,
    holderOf: (kind, value) =>
      kind === 'nric' ? known.byNric.get(value.toUpperCase()) : known.byEmail.get(value.toLowerCase()),
    employee,
  }
}
