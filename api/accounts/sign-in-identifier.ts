/** Whom the identifier of the sign-in form means (C34). */
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import {
  findByClientIdentifier,
  findByEmail,
  type SigningInUser,
} from '@member-care/projections/users/sign-in-query.ts'
import type { SystemReader } from '@member-care/projections/scope.ts'
import type { CommonQueryMethods } from 'slonik'

/** @param identifier as typed: an e-mail address, else an NRIC or staff id, which counts only where a client of its owner says so */
export async function findSigningIn(
  { database, systemReader }: { readonly database: CommonQueryMethods; readonly systemReader: SystemReader },
  identifier: string,
  now: Date,
): Promise<SigningInUser | undefined> {
  return identifier.includes('@')
    ? findByEmail(database, systemReader, identifier)
    : findByClientIdentifier(database, systemReader, identifier, singaporeToday(now))
}
