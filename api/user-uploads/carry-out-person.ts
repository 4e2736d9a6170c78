/** Carries out what an upload wants of one person. However often it is taken up again, it is done once. */
import type { CommandContext } from '@member-care/domain/events/metadata.ts'
import { decideUserBank, type UserBankCommand } from '@member-care/domain/user/user-bank.ts'
import { planPerson, rejectPlan, type PersonPlan, type PlanContext } from '@member-care/domain/upload/plan-person.ts'
import { uploadErrorTexts } from '@member-care/domain/texts/upload-texts.ts'
import { nobodyStored } from '@member-care/domain/upload/stored-person.ts'
import type { UploadColumn } from '@member-care/domain/upload/upload-columns.ts'
import type { WantedPerson } from '@member-care/domain/upload/wanted-person.ts'
import type { UserState } from '@member-care/domain/user/user-state.ts'
import { unlessRedacted } from '@member-care/domain/events/event-definition.ts'
import { WrongExpectedRevision, type AppendResult } from '@member-care/event-store/port.ts'
import { v5 as uuidv5 } from 'uuid'
import { holderOf, releaseEmailAddress, releaseNric } from '../accounts/reservations.ts'
import { carryOutUserBank } from '../aggregates/user.ts'
import { ApiError } from '../http/api-error.ts'
import { changeUser } from '../users/change-user.ts'
import { enrolUser, type NewUser } from '../users/enrol-user.ts'
import { loadPerson } from './stored-people.ts'
import type { UploadParts } from './upload-work.ts'

export interface PersonToCarryOut {
  readonly wanted: WantedPerson
  readonly userId: string
  /** What it is planned by, for the person with this id. */
  readonly contextOf: (userId: string) => PlanContext
  /** Everything that follows from the upload; the command's id is the person's own. */
  readonly context: Omit<CommandContext, 'commandId'>
  readonly uploadId: string
  /** True where nothing can be stored under this id yet, neither before nor by the same upload. */
  readonly isSurelyNew: boolean
}

export interface CarriedOut {
  readonly userId: string
  readonly plan: PersonPlan
}

/** So often somebody else may be quicker. */
const MOST_TRIES = 4

/** @throws StoreUnavailable: then the same again finds out what was done */
export async function carryOutPerson(parts: UploadParts, person: PersonToCarryOut): Promise<CarriedOut> {
  let { userId } = person
  for (let tries = 1; ; tries++) {
    const planned = await planAsItIs(parts, tries === 1 ? person : { ...person, isSurelyNew: false }, userId)
    try {
      await record(parts, person, { ...planned, userId })
      return { userId, plan: planned.plan }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // Somebody has been enrolled with this number a moment ago: then it is a row about them.
      const holder = error.code === 'NRIC_TAKEN' ? await holderOf(parts, 'nric', person.wanted.nric) : undefined
      const mayTryAgain =
        error.code === 'CONFLICT' || error.code === 'ALREADY_ENROLLED' || (holder !== undefined && holder !== userId)
      if (mayTryAgain && tries < MOST_TRIES) {
        userId = holder ?? userId
        continue
      }
      await giveBack(parts, person, userId, planned.plan)
      return { userId, plan: rejectPlan(planned.plan, fieldOf(error, person.wanted), textOf(error)) }
    }
  }
}

/** Of somebody who was not enrolled in the end nothing stays reserved, also where it was reserved before a kill. */
async function giveBack(
  parts: UploadParts,
  { context, wanted, uploadId }: PersonToCarryOut,
  userId: string,
  { before, after }: PersonPlan,
): Promise<void> {
  if (before.user !== undefined) return
  const releasing = { ...context, commandId: uuidv5(`release of ${userId}`, uploadId) }
  await releaseNric(parts, { nric: wanted.nric, userId }, releasing)
  const email = unlessRedacted(after.user?.email)
  if (email !== undefined) await releaseEmailAddress(parts, { email, userId }, releasing)
}

function textOf(error: ApiError): string {
  if (error.code === 'NRIC_TAKEN') return uploadErrorTexts.nricTaken
  return error.code === 'EMAIL_TAKEN' ? uploadErrorTexts.emailTaken : error.message
}

function fieldOf({ code }: ApiError, { memberType, newNric }: WantedPerson): UploadColumn {
  const field = code === 'EMAIL_TAKEN' ? 'email' : code === 'NRIC_TAKEN' && newNric !== '' ? 'newNric' : 'nric'
  return memberType === 'E' ? field : `dep_${field}`
}

interface PlanAsItIs {
  readonly plan: PersonPlan
  readonly revision: number
  readonly carriedOut: ReadonlySet<string>
}

async function planAsItIs(
  { eventLog }: UploadParts,
  { wanted, contextOf, uploadId, isSurelyNew }: PersonToCarryOut,
  userId: string,
): Promise<PlanAsItIs> {
  if (isSurelyNew)
    return { plan: planPerson(nobodyStored, wanted, contextOf(userId)), revision: -1, carriedOut: new Set() }
  const { stored, revision, carriedOut } = await loadPerson(
    eventLog,
    userId,
    Object.values(commandIdsOf(uploadId, userId)),
  )
  return { plan: planPerson(stored, wanted, contextOf(userId)), revision, carriedOut }
}

/** One append for the record and one for a proposed account: they are decided in different places. */
function commandIdsOf(uploadId: string, userId: string): { readonly record: string; readonly bank: string } {
  return { record: uuidv5(`record of ${userId}`, uploadId), bank: uuidv5(`account of ${userId}`, uploadId) }
}

async function record(
  parts: UploadParts,
  { context, uploadId }: PersonToCarryOut,
  { userId, plan, revision, carriedOut }: PlanAsItIs & { readonly userId: string },
): Promise<void> {
  const { commands, bankCommand, before, after } = plan
  const commandIds = commandIdsOf(uploadId, userId)
  const ofRecord = { ...context, commandId: commandIds.record }
  const isNew = before.user === undefined
  let enrolled: AppendResult | undefined
  if (commands.length > 0 && isNew && after.user && !carriedOut.has(commandIds.record))
    enrolled = await enrolUser(parts, newUserOf(after.user), ofRecord)
  // Cut short after the append, it still has a former number or address to free.
  if (commands.length > 0 && !isNew)
    await changeUser(parts, userId, {
      commands,
      context: ofRecord,
      expectedRevision: carriedOut.has(commandIds.record) ? undefined : revision,
    })
  if (!bankCommand || carriedOut.has(commandIds.bank)) return
  const ofAccount = { ...context, commandId: commandIds.bank }
  if (
    enrolled &&
    !enrolled.repeated &&
    (await proposeForNewUser(parts, userId, bankCommand, { revision: enrolled.revision, context: ofAccount }))
  )
    return
  await carryOutUserBank(parts, userId, {
    context: ofAccount,
    decide: (state) => decideUserBank(bankCommand, state),
    visibleIn: [],
  })
}

/** Right after the enrolment it is known what stands in the stream. @returns false when somebody else was quicker */
async function proposeForNewUser(
  { eventLog }: UploadParts,
  userId: string,
  command: UserBankCommand,
  { revision, context }: { readonly revision: number; readonly context: CommandContext },
): Promise<boolean> {
  const decision = decideUserBank(command, { userId, userType: 'client', proposal: undefined })
  if ('refusal' in decision) return false
  try {
    await eventLog.append(`user-${userId}`, decision.events, { expected: { kind: 'revision', revision }, context })
    return true
  } catch (error) {
    if (error instanceof WrongExpectedRevision) return false
    throw error
  }
}

/** Somebody new as they are enrolled. */
function newUserOf({
  userId,
  details,
  email,
  loginRequired,
  memberships,
  studentInformation,
}: Exclude<UserState, undefined>): NewUser {
  const birthdate = unlessRedacted(details.birthdate)
  return {
    userId,
    name: unlessRedacted(details.name) ?? '',
    nric: unlessRedacted(details.nric) ?? '',
    email: unlessRedacted(email),
    birthdate,
    gender: details.gender,
    loginRequired,
    memberships: Object.entries(memberships).map(([companyId, membership]) => ({ ...membership, companyId })),
    ...(Object.keys(studentInformation).length > 0 && { studentInformation }),
  }
}
