/** What a user is covered by: companies, families and the company that comes first (3§4 "Company membership"). */
import { addDays, formatDisplay } from '../dates/singapore-dates.ts'
import { lostPeriodText, overlapText } from '../texts/user-texts.ts'
import { hasEndedBefore } from './end-of-cover.ts'
import { isSameEntry } from './directory-entry.ts'
import { decided, refused, type UserDecision } from './user-decision.ts'
import type { CoverChange, MembershipCommand } from './user-commands.ts'
import { membershipFields, type EnrolledUser, type MembershipDetails } from './user-state.ts'

export function decideMembership(command: MembershipCommand, user: EnrolledUser): UserDecision {
  const { userId } = user
  const { companyId } = command.data
  const current = user.memberships[companyId]
  if (command.type === 'StartMembership') {
    const { today, ...membership } = command.data
    return (
      comingBackRefusal(current, membership.effectiveStartDate, today) ??
      membershipRefusal(membership, userId) ??
      decided({ type: 'MembershipStarted', data: { userId, ...membership } })
    )
  }
  // Taken out of the company meanwhile: nothing of it is left to end.
  if (!current && command.type === 'LapseMembership') return decided()
  if (!current) return refused('NOT_A_MEMBER', 'notMember', 'companyId')
  switch (command.type) {
    case 'RestartMembership': {
      const { effectiveEndDate: _ended, ...before } = current
      return decideMembership({ type: 'StartMembership', data: { ...before, ...command.data } }, user)
    }
    case 'ChangeCover':
      return decideMembership(
        { type: 'ChangeMembership', data: { ...withCoverChange(current, command.data.cover), companyId } },
        user,
      )
    case 'ChangeMembership': {
      const isSame = membershipFields.every((field) => (command.data[field] ?? '') === (current[field] ?? ''))
      if (isSame) return decided()
      return (
        lostPeriodRefusal(current, command.data) ??
        membershipRefusal(command.data, userId) ??
        decided({ type: 'MembershipChanged', data: { userId, ...command.data } })
      )
    }
    case 'EndMembership': {
      const { today, ...end } = command.data
      if (current.effectiveEndDate === end.effectiveEndDate) return decided()
      const hasBegun = current.effectiveStartDate <= today
      return (
        (hasBegun ? reversedRefusal({ ...current, ...end }) : undefined) ??
        decided({ type: 'MembershipEnded', data: { userId, ...end } })
      )
    }
    case 'LapseMembership': {
      const { effectiveEndDate } = current
      const { today } = command.data
      const isOver = effectiveEndDate !== undefined && hasEndedBefore(effectiveEndDate, today)
      return isOver && user.lapsedEnds[companyId] !== effectiveEndDate
        ? decided({ type: 'MembershipLapsed', data: { userId, companyId, effectiveEndDate, lapsedOn: today } })
        : decided()
    }
    case 'RecordDirectoryEntry': {
      const { companyId: _, ...entry } = command.data
      if (isSameEntry(user.directoryEntries[companyId], entry)) return decided()
      return decided({ type: 'DirectoryEntryRecorded', data: { userId, companyId, ...entry } })
    }
    case 'RemoveCompany':
      if (!mayLoseCompany(Object.keys(user.memberships).length)) return refused('LAST_COMPANY', 'lastCompany')
      return decided({ type: 'MembershipRemoved', data: { userId, companyId } })
    case 'RemoveDependant':
      if (current.memberType !== 'D' || current.employeeId !== command.data.employeeId)
        return refused('NOT_A_DEPENDANT', 'notDependant')
      return decided({ type: 'MembershipRemoved', data: { userId, companyId } })
    case 'ChooseDefaultCompany':
      if (!mayBeDefault(current, command.data.today)) return refused('COMPANY_ENDED', 'endedCompany')
      return user.defaultCompanyId === companyId
        ? decided()
        : decided({ type: 'DefaultCompanyChosen', data: { userId, companyId } })
  }
}

/**
 * Somebody who left may come back after the end of the earlier cover (S80). A cover that still goes on is changed instead: a second one beside it
 * would hide what is left of it.
 */
function comingBackRefusal(
  current: MembershipDetails | undefined,
  start: string,
  today: string | undefined,
): UserDecision | undefined {
  if (!current) return undefined
  const { effectiveEndDate: end } = current
  if (end === undefined) return refused('ALREADY_A_MEMBER', 'alreadyMember', 'companyId')
  if (today === undefined || !hasEndedBefore(end, today)) return refused('STILL_COVERED', 'stillCovered', 'companyId')
  if (start > end) return undefined
  const message = overlapText(formatDisplay(end), formatDisplay(addDays(end, 1)))
  return { refusal: { code: 'PERIODS_OVERLAP', message, field: 'effectiveStartDate' } }
}

/** Dates that are moved behind the end would leave the days of the earlier cover without any. */
function lostPeriodRefusal(
  { effectiveEndDate: end }: MembershipDetails,
  { effectiveStartDate: start }: MembershipDetails,
): UserDecision | undefined {
  if (end === undefined || start <= end) return undefined
  return { refusal: { code: 'PERIOD_LOST', message: lostPeriodText(formatDisplay(end)), field: 'effectiveStartDate' } }
}

function withCoverChange(current: MembershipDetails, change: CoverChange): MembershipDetails {
  const given = Object.entries(change).filter(([, value]) => value !== undefined)
  const emptied = given.filter(([, value]) => value === '').map(([field]) => field)
  const kept = Object.entries({ ...current, ...Object.fromEntries(given) }).filter(
    ([field]) => !emptied.includes(field),
  )
  return Object.fromEntries(kept) as MembershipDetails
}

/** The only company of a user cannot be removed (3§4). @param companies how many there are */
export function mayLoseCompany(companies: number): boolean {
  return companies > 1
}

/**
 * Only a company whose cover ends in the future, or has no end, can be the default one (3§4).
 * @param today Singapore date
 */
export function mayBeDefault(
  { effectiveEndDate }: { readonly effectiveEndDate?: string | null | undefined },
  today: string,
): boolean {
  return !effectiveEndDate || effectiveEndDate > today
}

function membershipRefusal(membership: MembershipDetails, userId: string): UserDecision | undefined {
  const { memberType, employeeId } = membership
  if (memberType === 'D' && !employeeId) return refused('EMPLOYEE_MISSING', 'employeeMissing', 'employeeId')
  if (memberType === 'D' && employeeId === userId) return refused('OWN_DEPENDANT', 'ownDependant', 'employeeId')
  return reversedRefusal(membership)
}

/** Such an end would leave every day of the cover without any. */
function reversedRefusal({ effectiveStartDate, effectiveEndDate }: MembershipDetails): UserDecision | undefined {
  if (effectiveEndDate === undefined || effectiveEndDate >= effectiveStartDate) return undefined
  return refused('DATES_REVERSED', 'datesReversed', 'effectiveEndDate')
}
