/** A person who is about to register: who they are, and what their clients demand of the e-mail address. */
import {
  registrationEmailPolicy,
  registrationRefusal,
  type KnownOfRegistrant,
  type RegistrationEmailPolicy,
} from '@member-care/domain/account/registration-rules.ts'
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { isPlaceholderEmail } from '@member-care/domain/user/placeholder-email.ts'
import type { UserRecord } from '@member-care/projections/users/user-records.ts'
import { apiError, refusalError } from '../http/api-error.ts'
import type { Parts } from '../http/parts.ts'

export interface Registrant {
  readonly user: UserRecord
  readonly emailPolicy: RegistrationEmailPolicy
  readonly known: KnownOfRegistrant
}

/**
 * @param user undefined when the number is nobody's
 * @throws ApiError 404 REGISTRATION_NOT_POSSIBLE, 409 ALREADY_REGISTERED
 */
export async function requireRegistrant(parts: Parts, user: UserRecord | undefined): Promise<Registrant> {
  if (!user || user.userType !== 'client' || user.forgotten) throw apiError('REGISTRATION_NOT_POSSIBLE')
  const refusal = registrationRefusal(user)
  if (refusal) throw refusalError(refusal)
  const clients = await clientsOf(parts, user.userId)
  const known = {
    birthdate: user.birthdate,
    staffIds: user.memberships.flatMap(({ staffId }) => (staffId ? [staffId] : [])),
  }
  const emailPolicy = clients.length > 0 ? registrationEmailPolicy(clients, addressOf(parts, user), known) : undefined
  if (!emailPolicy) throw apiError('REGISTRATION_NOT_POSSIBLE')
  return { user, emailPolicy, known }
}

/**
 * Empty when the person has no address. A placeholder counts as none: nobody reads it, so the person has to enter
 * another address.
 */
function addressOf({ settings }: Parts, { email }: UserRecord): string {
  return email === null || isPlaceholderEmail(email, settings.placeholderEmailDomain) ? '' : email
}

/** The settings of the clients under whom somebody is covered, today in Singapore or from a later day on: one may register before the first day. */
async function clientsOf({ users, clients, clock, systemReader }: Parts, userId: string) {
  const today = singaporeToday(clock())
  const covers = (await users.companiesOf(systemReader, userId)).filter(
    ({ effectiveEndDate }) => effectiveEndDate === null || effectiveEndDate >= today,
  )
  const found = await Promise.all(covers.map(({ companyId }) => clients.getClient(systemReader, companyId)))
  return found.flatMap((client) => (client ? [client.featuresConfig] : []))
}
