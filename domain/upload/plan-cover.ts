/** A person's cover under one company: what an upload changes in it, and what prevents the change. */
import { uploadErrorTexts } from '../texts/upload-texts.ts'
import { userRefusalTexts } from '../texts/user-texts.ts'
import { hasEndedBefore } from '../user/end-of-cover.ts'
import { hrFieldsBy } from '../user/hr-fields.ts'
import type { UserCommand } from '../user/user-commands.ts'
import { membershipFields, type MembershipDetails, type UserState } from '../user/user-state.ts'
import { beginsAnew } from './begins-anew.ts'
import type { PlanContext, UploadClient } from './plan-person.ts'
import type { UploadEntry } from './upload-outcome.ts'
import type { WantedCover } from './wanted-person.ts'

type EntryError = UploadEntry['errors'][number]

/** Why the cover cannot become what the row asks for; undefined when it can. */
export function coverObstacle(
  user: UserState,
  cover: WantedCover,
  { companyId }: UploadClient,
  context: PlanContext,
): EntryError | undefined {
  const { row, part } = cover
  const { employee, today } = context
  const current = user?.memberships[companyId]
  if (current && beginsWhileCovered(current, cover, today))
    return {
      field: part === 'dependant' ? 'dep_effectiveStartDate' : 'effectiveStartDate',
      text: userRefusalTexts.stillCovered,
    }
  const mustExist = row.action === 'UPDATE' || row.action === 'TERMINATE'
  if (part === 'dependant') {
    // A stranger who has the employee's number is nobody to who does not reach them.
    if (!employee?.user || !context.isReached(employee.user))
      return { field: 'nric', text: uploadErrorTexts.employeeRejected(employee?.rowNo ?? row.rowNo) }
    const ofEmployee = employee.user.memberships[companyId]
    if (ofEmployee?.memberType !== 'E') return { field: 'companyCode', text: uploadErrorTexts.employeeNotCovered }
    if (current && (current.memberType !== 'D' || current.employeeId !== employee.user.userId))
      return { field: 'dep_nric', text: uploadErrorTexts.otherFamily }
    // A row that updates an employee may bring a dependant who is new.
    if (!current && row.action === 'TERMINATE') return { field: 'dep_nric', text: uploadErrorTexts.notCovered }
    return undefined
  }
  if (current && current.memberType !== 'E') return { field: 'nric', text: uploadErrorTexts.otherFamily }
  if (!current && mustExist) return { field: 'companyCode', text: uploadErrorTexts.notCovered }
  if (!current && cover.person.effectiveStartDate === '')
    return { field: 'effectiveStartDate', text: uploadErrorTexts.startDateMissing }
  return undefined
}

/**
 * The commands that make the cover what the row asks for; none when it is so already. What the row leaves empty stays
 * as it is.
 */
export function coverCommands(
  user: UserState,
  cover: WantedCover,
  { companyId }: UploadClient,
  context: PlanContext,
): readonly UserCommand[] {
  const current = user?.memberships[companyId]
  const wanted = given(wantedMembership(cover, current, companyId, context))
  const start = wanted.effectiveStartDate ?? ''
  if (!current || beginsAnew(current, start)) {
    const end = endOfFamily(wanted, companyId, context)
    return [
      {
        type: 'StartMembership',
        data: { ...wanted, ...end, companyId, effectiveStartDate: start, today: context.today },
      },
    ]
  }
  const after: MembershipDetails = {
    ...current,
    ...(context.company ? ofHr(wanted) : wanted),
    ...datesThatStay(current, wanted, cover),
    ...endThatStays(current, cover, context),
  }
  const changed = membershipFields.filter((field) => (after[field] ?? '') !== (current[field] ?? ''))
  if (changed.length === 0) return []
  const { effectiveEndDate: end } = after
  if (changed.length === 1 && changed[0] === 'effectiveEndDate' && end !== undefined)
    return [{ type: 'EndMembership', data: { companyId, effectiveEndDate: end, today: context.today } }]
  return [{ type: 'ChangeMembership', data: { ...after, companyId } }]
}

/** Somebody who has not left yet cannot come back: what is left of the cover would be lost. */
function beginsWhileCovered(
  { effectiveEndDate: end }: MembershipDetails,
  { person }: WantedCover,
  today: string,
): boolean {
  return end !== undefined && !hasEndedBefore(end, today) && person.effectiveStartDate > end
}

/** A dependant for whom no end is given is covered no longer than an employee whose cover is over (S81). */
function endOfFamily(
  { memberType, effectiveStartDate = '', effectiveEndDate }: WantedMembership,
  companyId: string,
  { employee, today }: PlanContext,
): Pick<MembershipDetails, 'effectiveEndDate'> {
  if (memberType !== 'D' || effectiveEndDate !== undefined) return {}
  const end = employee?.user?.memberships[companyId]?.effectiveEndDate
  return end !== undefined && hasEndedBefore(end, today) && effectiveStartDate <= end ? { effectiveEndDate: end } : {}
}

type WantedMembership = { readonly memberType: MembershipDetails['memberType'] } & Partial<
  Omit<MembershipDetails, 'memberType'>
>

function wantedMembership(
  { row, person }: WantedCover,
  current: MembershipDetails | undefined,
  companyId: string,
  { today, employee }: PlanContext,
): WantedMembership {
  const period = {
    effectiveStartDate: person.effectiveStartDate,
    effectiveEndDate: endDateOf(row.action, person.effectiveEndDate, row.changeEffectiveDate, today),
    planNo: person.planNo,
  }
  if ('relationship' in person) {
    const ofEmployee = employee?.user?.memberships[companyId]
    return {
      ...period,
      memberType: 'D',
      employeeId: employee?.user?.userId ?? '',
      relationship: person.relationship,
      effectiveStartDate: person.effectiveStartDate || (current ? '' : (ofEmployee?.effectiveStartDate ?? '')),
    }
  }
  const { staffId, designation, costCenter, costCenterName } = person
  return { ...period, memberType: 'E', staffId, designation, costCenter, costCenterName }
}

/** If somebody is terminated without a date, their last day is the day of the change, or today. */
function endDateOf(
  action: WantedCover['row']['action'],
  endDate: string,
  changeEffectiveDate: string,
  today: string,
): string {
  return endDate === '' && action === 'TERMINATE' ? changeEffectiveDate || today : endDate
}

/**
 * Dates of the employee say nothing of a dependant who is covered already: the row may name nobody's but the employee's. An end that comes with the
 * employee's ends the dependant's cover earlier, and never later.
 */
function datesThatStay(
  { effectiveStartDate, effectiveEndDate }: MembershipDetails,
  { effectiveEndDate: end }: WantedMembership,
  { person }: WantedCover,
): Partial<MembershipDetails> {
  if (!('relationship' in person)) return {}
  const isLater = effectiveEndDate !== undefined && (end ?? '') > effectiveEndDate
  return {
    ...(!person.hasOwnStart && { effectiveStartDate }),
    ...(!person.hasOwnEnd && isLater && { effectiveEndDate }),
  }
}

/** Who left before keeps that last day where a row terminates them without one: the same file may be uploaded again. */
function endThatStays(
  { effectiveEndDate }: MembershipDetails,
  { row, person }: WantedCover,
  { today }: PlanContext,
): Pick<MembershipDetails, 'effectiveEndDate'> {
  const isUndated = row.action === 'TERMINATE' && person.effectiveEndDate === '' && row.changeEffectiveDate === ''
  return isUndated && hasEndedBefore(effectiveEndDate, today) ? { effectiveEndDate } : {}
}

/** Of a cover that goes on, what the company's own HR changes. */
function ofHr(wanted: WantedMembership): Partial<MembershipDetails> {
  const changed = hrFieldsBy('changes').filter((field) => wanted[field] !== undefined)
  return Object.fromEntries(changed.map((field) => [field, wanted[field]]))
}

/** The membership without its empty values. */
function given(membership: WantedMembership): WantedMembership {
  return Object.fromEntries(Object.entries(membership).filter(([, value]) => value !== '')) as WantedMembership
}
