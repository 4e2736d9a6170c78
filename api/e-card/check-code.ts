/** What a clinic is told about a card whose code it has read: nothing but initials, company, policy number and dates. */
import { cardStandings, lastDayOfCover, standingOfCard } from '@member-care/domain/e-card/card-standing.ts'
import { z } from 'zod'
import type { Parts } from '../http/parts.ts'

export const checkedCodeSchema = z
  .object({
    standing: z.enum([...cardStandings, 'not-genuine']),
    /** UTC, ISO: what is told holds for this moment. */
    checkedAt: z.string(),
    /** Null where the code is none of ours. Dates are Singapore dates, YYYY-MM-DD; a last day of the cover that is null is not known. */
    card: z
      .object({
        initials: z.string(),
        companyName: z.string(),
        policyNo: z.string(),
        effectiveStartDate: z.string(),
        effectiveEndDate: z.string().nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'CheckedCard' })
type CheckedCode = z.infer<typeof checkedCodeSchema>

export async function checkCode(parts: Parts, text: string): Promise<CheckedCode> {
  const now = parts.clock()
  const checkedAt = now.toISOString()
  const code = parts.cardSigner.read(text)
  if (!code) return { standing: 'not-genuine', checkedAt, card: null }
  const { systemReader } = parts
  // Nobody is signed in here: the signature says that this code was given to somebody who may see all of it.
  const [people, client] = await Promise.all([
    parts.users.getUsers(systemReader, [code.userId, code.shownBy]),
    parts.clients.getClient(systemReader, code.companyId),
  ])
  const facts = { code, holder: people.get(code.userId), shownBy: people.get(code.shownBy), client, now }
  const { initials, companyName, policyNo, effectiveStartDate } = code
  return {
    standing: standingOfCard(facts),
    checkedAt,
    card: { initials, companyName, policyNo, effectiveStartDate, effectiveEndDate: lastDayOfCover(facts) },
  }
}
