/** Changing one's own e-mail address, contact number or bank account (2§4, API-068): what is left out stays as it is. */
import { registrationBankErrors, givenBankAccount } from '@member-care/domain/account/registration-form.ts'
import { singaporeBanks } from '@member-care/domain/bank/singapore-banks.ts'
import { readContactNo } from '@member-care/domain/identity/contact-number.ts'
import { contactNumberErrors } from '@member-care/domain/identity/contact-number-change.ts'
import { bankTexts } from '@member-care/domain/texts/bank-texts.ts'
import { registrationFieldTexts } from '@member-care/domain/texts/registration-texts.ts'
import { ownBankAccountTexts } from '@member-care/domain/texts/update-bio-texts.ts'
import { mayEnterBankAccount } from '@member-care/domain/user/own-changes.ts'
import type { UserCommand } from '@member-care/domain/user/user-commands.ts'
import type { UserEvent } from '@member-care/domain/user/user-events.ts'
import { addDays } from 'date-fns/addDays'
import { randomUUID } from 'node:crypto'
import { countryCodes } from '../accounts/country-codes.ts'
import { readCovers } from '../accounts/session-user.ts'
import { apiError, fieldError, formError } from '../http/api-error.ts'
import type { Caller } from '../http/caller.ts'
import type { Parts } from '../http/parts.ts'
import { changeUser } from '../users/change-user.ts'
import { requireChangeableAddress } from './change-email.ts'
import { noteEmailChangeStep, requireEmailChangeStep } from './email-changes.ts'

export interface ProfileUpdate {
  /** One that was verified in this session (change-email.ts). */
  readonly email?: string | undefined
  readonly contactNoCountryCode?: string | undefined
  readonly contactNo?: string | undefined
  readonly bankName?: string | undefined
  readonly bankNo?: string | undefined
  readonly branchNo?: string | undefined
  readonly accountNo?: string | undefined
}

/**
 * Changes what is given, all of it or nothing. The same command again is the same change.
 * @throws ApiError 400 EMAIL_NOT_VERIFIED; 403 for an address or account that the member may not change; 409 EMAIL_TAKEN; 422 with the texts at
 *   their fields
 */
export async function updateProfile(parts: Parts, caller: Caller, update: ProfileUpdate): Promise<void> {
  const context = caller.context()
  const { userId } = caller.user
  const { events } = await parts.eventLog.load<UserEvent>(`user-${userId}`)
  const isRepeated = events.some(({ metadata }) => metadata.commandId === context.commandId)
  const commands = isRepeated
    ? []
    : [
        ...(await emailCommands(parts, caller, update)),
        ...(await contactCommands(parts, caller, update)),
        ...(await bankCommands(parts, caller, update)),
      ]
  await changeUser(parts, userId, { commands, context, visibleIn: ['users', 'bank_accounts'] })
  if (update.email !== undefined && !isRepeated) await noteEmailChangeStep(...emailChange(parts, caller, update.email))
}

async function emailCommands(parts: Parts, caller: Caller, { email }: ProfileUpdate): Promise<readonly UserCommand[]> {
  if (email === undefined) return []
  await requireChangeableAddress(parts, caller, email, 'email')
  await requireEmailChangeStep(...emailChange(parts, caller, email))
  const undoableUntil = addDays(parts.clock(), parts.settings.emailUndoDays).toISOString()
  return [{ type: 'ChangeEmailAddress', data: { email: email.trim(), changeId: randomUUID(), undoableUntil } }]
}

function emailChange(parts: Parts, { session }: Caller, email: string): Parameters<typeof requireEmailChangeStep> {
  const address = parts.blindIndex('email', email)
  return [parts.database, session.sessionId, { type: 'change', address, at: parts.clock() }]
}

async function contactCommands(parts: Parts, { own }: Caller, update: ProfileUpdate): Promise<readonly UserCommand[]> {
  if (update.contactNo === undefined && update.contactNoCountryCode === undefined) return []
  const user = await parts.users.getUser(own, own.userId)
  const present = {
    contactNo: user?.contactNo ?? '',
    contactNoCountryCode: (user?.contactNoCountryCode ?? '').replace(/^\+/, ''),
  }
  const contactNo = readContactNo(update.contactNo ?? present.contactNo)
  const contactNoCountryCode = (update.contactNoCountryCode ?? present.contactNoCountryCode).trim()
  const typed = {
    contactNo,
    contactNoCountryCode,
    contactNoAgain: contactNo,
    contactNoCountryCodeAgain: contactNoCountryCode,
  }
  const { contactNo: numberError, contactNoCountryCode: codeError } = contactNumberErrors(typed, present)
  const isListed = countryCodes().some(({ code }) => code === contactNoCountryCode)
  const errors = {
    ...(numberError !== undefined && { contactNo: numberError }),
    ...((codeError !== undefined || !isListed) && { contactNoCountryCode: registrationFieldTexts.countryCodeRequired }),
  }
  if (Object.keys(errors).length > 0) throw formError(errors)
  return [{ type: 'ChangeContactNumber', data: { contactNo, contactNoCountryCode } }]
}

async function bankCommands(
  parts: Parts,
  { own }: Caller,
  { bankName, bankNo, branchNo, accountNo }: ProfileUpdate,
): Promise<readonly UserCommand[]> {
  const given = { bankName, bankNo, branchNo, accountNo }
  if (Object.values(given).every((value) => value === undefined)) return []
  const covers = await readCovers(parts, own, own.userId, parts.clock())
  if (
    !mayEnterBankAccount(
      covers.map(({ entry }) => entry),
      false,
    )
  )
    throw apiError('FORBIDDEN', ownBankAccountTexts.employeesOnly)
  const errors = registrationBankErrors(given, singaporeBanks)
  if (Object.keys(errors).length > 0) throw formError(errors)
  const account = givenBankAccount(given)
  if (account === undefined) throw fieldError('accountNo', bankTexts.accountRequired)
  return [{ type: 'EnterBankAccount', data: account }]
}
