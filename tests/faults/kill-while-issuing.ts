/**
 * Members ask for letters of guarantee, and the desk issues, replaces and withdraws them, while at one step after the other the product or its
 * database is killed and started again. Who was not answered sends the same call again; the hasty do not. Then everything is counted.
 */
import { examplePlan } from '@member-care/domain/cover/testing/example-plan.ts'
import { sql } from 'slonik'
import { hospital } from '../bad-submissions/bad-letter.ts'
import { signInAdministrator } from '../bench/bench-people.ts'
import type { BenchProduct } from '../bench/bench-product.ts'
import { recordFilingMembers, type FilingMember } from '../support/filing-members.ts'
import { letterDecision, letterRequest, type LetterCall } from '../support/letter-sendings.ts'
import { recordPlan } from '../support/recorded-plans.ts'
import { accountForLetters, type LetterAccount } from './account-for-letters.ts'
import type { KillPoint, Victim } from './kill-points.ts'
import { MORTAL_DATABASE, startMortalInstallation } from './mortal-installation.ts'
import { endMortalProduct, killAt, sendToTheEnd } from './mortal-product.ts'

const FAMILY_LIMIT_CENTS = 10_000_00
/** Longer than the pauses between the tries of a product that has just started again. */
const ANSWERED_WITHIN_MS = 60_000

export interface IssuingToll {
  readonly kills: Readonly<Record<Victim, number>>
  /** What was sent again to the end, and never answered with success: why its last try failed. */
  readonly unanswered: readonly string[]
  readonly account: LetterAccount
}

/**
 * Kills at every point, and takes stock afterwards.
 * @throws Error when a step does not come, or the product does not come back
 */
export async function killWhileIssuing(points: readonly KillPoint[]): Promise<IssuingToll> {
  const { scene, recorded } = await startMortalInstallation((recording) => record(recording, points.length))
  const { members, desk } = recorded
  try {
    const kills = { process: 0, database: 0, both: 0, 'event store': 0 }
    const sent: LetterCall[] = []
    for (const [index, point] of points.entries()) {
      // Each point has its own family, whose letters are decided as soon as they are asked for.
      const { patient, hasty } = callsOf(members[index], desk)
      await killAt(scene, point, [...sent.filter((call) => !call.isAnswered()), ...patient, ...hasty])
      kills[point.victim] += 1
      sent.push(...patient)
    }
    const unanswered = await sendToTheEnd(sent, scene.product.origin, ANSWERED_WITHIN_MS)
    const account = await accountForLetters({
      dataDirectory: scene.dataDirectory,
      databaseUrl: scene.database.url(MORTAL_DATABASE),
      settings: scene.settings,
      familyLimitCents: FAMILY_LIMIT_CENTS,
    })
    return { kills, unanswered, account }
  } finally {
    await endMortalProduct(scene)
  }
}

/** One letter that is issued, replaced and withdrawn, and one that stays; the hasty do not send again what was not answered. */
function callsOf(
  member: FilingMember | undefined,
  desk: Readonly<Record<string, string>>,
): { readonly patient: readonly LetterCall[]; readonly hasty: readonly LetterCall[] } {
  if (!member) throw new Error('There is nobody who asks.')
  const [first, second, third] = [letterRequest(member), letterRequest(member), letterRequest(member)]
  const issue = (request: LetterCall, dollars: number, after = request) =>
    letterDecision(desk, { request, after, path: 'letter', asked: { amountCents: dollars * 100 } })
  const issued = issue(first, 3_000)
  const replaced = issue(first, 4_000, issued)
  const asked = { reason: 'Called off' }
  const revoked = letterDecision(desk, { request: first, after: replaced, path: 'revocation', asked })
  return {
    patient: [first, second, issued, replaced, revoked, issue(second, 3_500)],
    hasty: [third, issue(third, 1_500)],
  }
}

async function record(
  recording: BenchProduct,
  memberCount: number,
): Promise<{ readonly members: readonly FilingMember[]; readonly desk: Readonly<Record<string, string>> }> {
  const members = await recordFilingMembers(recording, memberCount)
  await offerLetters(recording, members[0]?.companyId ?? '')
  return { members, desk: { ...(await signInAdministrator(recording, ['ADMIN_CLAIM'])) } }
}

/** With a hospital to go to, and a plan by which it can be told what is left for one. */
async function offerLetters(product: BenchProduct, companyId: string): Promise<void> {
  await product.parts.database.query(sql.unsafe`
    insert into app.clinics (code, name, address, area, zone, type, opening_hours, latitude, longitude)
    values ('H1', ${hospital}, '1 Example Road', 'North', 'N', 8, array['24 hours','','',''], 1.3, 103.8)`)
  const year = {
    id: 'year',
    name: 'A year',
    period: 'policy-year',
    per: 'family',
    of: 'payment',
    measure: 'amount',
    most: FAMILY_LIMIT_CENTS,
  } as const
  await recordPlan(product, companyId, examplePlan({}, { limits: [year] }, { claimedAs: 'inpatient' }))
  await product.record(`client-${companyId}`, {
    type: 'ClientFeaturesChanged',
    data: { companyId, featuresConfig: { allowLOG: true } },
  })
}
