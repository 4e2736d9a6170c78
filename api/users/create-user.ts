/** Creating a user from the console's form (3§2.10), for its own call and that of the catalogue alike. */
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { readContactNo } from '@member-care/domain/identity/contact-number.ts'
import { userFormTexts } from '@member-care/domain/texts/user-texts.ts'
import type { CoverForm } from '@member-care/domain/user/cover-form.ts'
import { newUserFormErrors, type NewUserForm } from '@member-care/domain/user/user-form.ts'
import { v5 as uuidv5 } from 'uuid'
import { formError } from '../http/api-error.ts'
import type { Caller } from '../http/caller.ts'
import { fieldError } from '../http/api-error.ts'
import type { Parts } from '../http/parts.ts'
import { coverDetails } from './cover-details.ts'
import { enrolUser } from './enrol-user.ts'
import { tellingHolder } from './telling-holder.ts'

export type UserToCreate = NewUserForm &
  Partial<Pick<CoverForm, 'staffId' | 'designation' | 'planNo' | 'costCenter' | 'costCenterName'>> & {
    readonly loginRequired: boolean
  }

/**
 * Makes an employee of a company within the caller's reach. The same call again gives the same user.
 * @returns the user's id, once the read models show them
 * @throws ApiError 422 with the texts at their fields; 409 NRIC_TAKEN, EMAIL_TAKEN, with whose it is
 */
export async function createUser(parts: Parts, caller: Caller, form: UserToCreate): Promise<string> {
  const errors = newUserFormErrors(form, singaporeToday(parts.clock()))
  if (Object.keys(errors).length > 0) throw formError(errors)
  const company = await parts.clients.getClient(caller.scope, form.companyId)
  if (!company) throw fieldError('companyId', userFormTexts.companyUnknown)
  const context = caller.context()
  const userId = uuidv5('user', context.commandId)
  const { companyId, effectiveStartDate, loginRequired, birthdate, gender, email, nric } = form
  const contactNo = readContactNo(form.contactNo)
  const { position } = await tellingHolder(parts, caller, form, () =>
    enrolUser(
      parts,
      {
        userId,
        name: form.name.trim(),
        nric,
        email,
        birthdate,
        gender: gender === '' ? undefined : gender,
        contactNumber:
          contactNo === '' ? undefined : { contactNo, contactNoCountryCode: form.contactNoCountryCode.trim() },
        loginRequired,
        memberships: [
          {
            companyId,
            memberType: 'E',
            ...coverDetails({ staffId: '', designation: '', planNo: '', costCenter: '', costCenterName: '', ...form }),
            effectiveStartDate,
          },
        ],
      },
      context,
    ),
  )
  await parts.readModels.untilVisible(['users'], position)
  return userId
}
