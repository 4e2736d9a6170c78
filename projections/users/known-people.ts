/**
 * Whose numbers and addresses these are, for enrolment, many at a time. It must know of everybody, wherever they are covered, and so
 * has no scope; it gives ids only. Who is quicker than the read model is found out where numbers and addresses are given (reservations).
 */
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'

export interface KnownPeople {
  /** User ids by number in upper case, and by address in lower case. */
  readonly byNric: ReadonlyMap<string, string>
  readonly byEmail: ReadonlyMap<string, string>
}

const holderRow = z.object({ value: z.string(), user_id: z.string() })

/** @param nrics, emails in any case */
export async function findKnownPeople(
  pool: CommonQueryMethods,
  { nrics, emails }: { readonly nrics: readonly string[]; readonly emails: readonly string[] },
): Promise<KnownPeople> {
  const [numbers, addresses] = [nrics.map((nric) => nric.toUpperCase()), emails.map((email) => email.toLowerCase())]
  const [ofNumbers, ofAddresses] = await Promise.all([
    pool.any(
      sql.type(
        holderRow,
      )`select upper(nric) as value, user_id from read.users where upper(nric) = any(${sql.array(numbers, 'text')})`,
    ),
    pool.any(
      sql.type(
        holderRow,
      )`select lower(email) as value, user_id from read.users where lower(email) = any(${sql.array(addresses, 'text')})`,
    ),
  ])
  const byValue = (rows: typeof ofNumbers) => new Map(rows.map((row) => [row.value, row.user_id]))
  return { byNric: byValue(ofNumbers), byEmail: byValue(ofAddresses) }
}
