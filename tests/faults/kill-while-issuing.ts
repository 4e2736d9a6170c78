/**
 * Members ask for letters of guarantee, and the desk issues, replaces and withdraws them, while at one step after the other the product or its
 * database is killed and started again. Who was not answered sends the same call again; the hasty do not. Then everything is counted.
 */
import { join } from 'node:path'
import { examplePlan } from '@member-care/domain/cover/testing/example-plan.ts'
import { sql } from 'slonik'
import { hospital } from '../bad-submissions/bad-letter.ts'
import { signInAdministrator } from '../bench/bench-people.ts'
import { startBenchProduct, type BenchProduct } from '../bench/bench-product.ts'
import { recordFilingMembers, type FilingMember } from '../support/filing-members.ts'
import { letterDecision, letterRequest, type LetterCall } from '../support/letter-sendings.ts'
import { recordPlan } from '../support/recorded-plans.ts'
import { createDataDirectory, startProduct } from '../support/running-product.ts'
import { startWatchingProxy } from '../support/watching-proxy.ts'
import { accountForLetters, type LetterAccount } from './account-for-letters.ts'
import type { KillPoint, Victim } from './kill-points.ts'
import { startMortalDatabase } from './mortal-database.ts'
import { endMortalProduct, killAt, type MortalProduct } from './mortal-product.ts'

const DATABASE = 'member_care'
const FAMILY_LIMIT_CENTS = 10_000_00
/** Longer than the pauses between the tries of a product that has just started again. */
const ANSWERED_WITHIN_MS = 60_000

export interface IssuingToll {
  readonly kills: Readonly<Record<Victim, number>>
  /** What was sent again to the end, and never answered with success. */
  readonly unanswered: number
  readonly account: LetterAccount
}

/**
 * Kills at every point, and takes stock afterwards.
 * @throws Error when a step does not come, or the product does not come back
 */
export async function killWhileIssuing(points: readonly KillPoint[]): Promise<IssuingToll> {
  const { scene, members, desk } = await prepare(points.length)
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
    const unanswered = await sendToTheEnd(sent, scene.product.origin)
    const account = await accountForLetters({
      dataDirectory: scene.dataDirectory,
      databaseUrl: scene.database.url(DATABASE),
      settings: scene.settings,
      familyLimitCents: FAMILY_LIMIT_CENTS,
    })
    return { kills, unanswered, account }
  } finally {
    await endMortalProduct(scene)
  }
}

/** @returns how many are left without an answer */
async function sendToTheEnd(calls: readonly LetterCall[], origin: string): Promise<number> {
  const giveUpAt = Date.now() + ANSWERED_WITHIN_MS
  const open = () => calls.filter((call) => !call.isAnswered())
  while (open().length > 0 && Date.now() < giveUpAt) await Promise.allSettled(open().map((call) => call.send(origin)))
  return open().length
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

async function prepare(memberCount: number): Promise<{
  readonly scene: MortalProduct
  readonly members: readonly FilingMember[]
  readonly desk: Readonly<Record<string, string>>
}> {
  const dataDirectory = await createDataDirectory()
  const database = await startMortalDatabase(join(dataDirectory, 'postgres'))
  const recording = await startBenchProduct(database.url(DATABASE), { dataDirectory })
  const members = await recordFilingMembers(recording, memberCount)
  await offerLetters(recording, members[0]?.companyId ?? '')
  const desk = { ...(await signInAdministrator(recording, ['ADMIN_CLAIM'])) }
  await recording.close()
  const nowhere = await startWatchingProxy({ host: '127.0.0.1', port: 0 })
  const wires = {
    database: await startWatchingProxy(database.place),
    // Nobody goes through these here.
    insurer: nowhere,
    'event store': nowhere,
  }
  const settings = {
    NODE_ENV: 'test',
    DATABASE_URL: database.url(DATABASE, wires.database.port),
    DEMO_DATA: 'off',
    CAPTCHA: 'off',
    LOG_LEVEL: 'fatal',
    RATE_LIMIT_PER_MINUTE: '1000000',
  }
  const product = await startProduct({ dataDirectory, settings })
  return { scene: { dataDirectory, database, eventStore: undefined, wires, settings, product }, members, desk }
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
