/**
 * Families file claims on a limit that cannot hold them all, and the claims desk decides, while at one step after the other the product or its
 * database is killed and started again. Who was not answered looks and sends again; the hasty do not.
 * Then everything is counted.
 */
import { randomUUID } from 'node:crypto'
import { evolve, initialState, isFiled, type FiledClaim } from '@member-care/domain/claim/claim-state.ts'
import type { ClaimEvent } from '@member-care/domain/claim/claim-events.ts'
import { addDays, formatSlashed, singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { examplePlan, exampleBenefit } from '@member-care/domain/cover/testing/example-plan.ts'
import { listCoverUses, type CoverUse } from '@member-care/projections/cover-uses/cover-use-queries.ts'
import { startBenchProduct, type BenchProduct } from '../bench/bench-product.ts'
import { signInAdministrator } from '../bench/bench-people.ts'
import { pdf } from '../support/claim-forms.ts'
import { filingInOne, recordFilingMembers, type Filing, type FilingMember } from '../support/filing-members.ts'
import { runReplay } from '../support/operator-commands.ts'
import { recordPlan } from '../support/recorded-plans.ts'
import { filedClaims, untilJobsDone } from './account-for-claims.ts'
import type { KillPoint, Victim } from './kill-points.ts'
import { DECIDER } from './kill-points-of-decisions.ts'
import { MORTAL_DATABASE, startMortalInstallation } from './mortal-installation.ts'
import { endMortalProduct, killAt, sendToTheEnd, type MortalProduct, type Sending } from './mortal-product.ts'

const FAMILY_LIMIT_CENTS = 500_00
/** Longer than the lease of a job whose worker was killed, and the longest pause between the tries of one: until then a claim waits for its number. */
const ANSWERED_WITHIN_MS = 150_000

/** What is wrong, named one by one; everything is empty when nothing is. */
export interface CoverStock {
  /** Parts of the cover that are held or used for claims that are not there. */
  readonly heldForNothing: readonly string[]
  /** Claims in work that hold nothing. */
  readonly notHeld: readonly string[]
  /** Approved claims whose use is not there, or is another amount. */
  readonly decidedWithoutUse: readonly string[]
  /** Rejected claims that still hold or use something. */
  readonly notGivenBack: readonly string[]
  /** Claims that were decided more than once. */
  readonly decidedTwice: readonly string[]
  /** Families that were paid more than their limit. */
  readonly overspent: readonly string[]
  readonly stuckJobs: readonly string[]
  /** What `replay --verify` says when it finds a difference. */
  readonly replayDifferences: readonly string[]
}

export interface DecidingToll {
  readonly kills: Readonly<Record<Victim, number>>
  readonly approved: number
  readonly rejected: number
  readonly inWork: number
  /** What was sent again to the end, and never answered with success: why its last try failed. */
  readonly unanswered: readonly string[]
  readonly stock: CoverStock
}

interface Desk {
  readonly headers: Readonly<Record<string, string>>
}

/**
 * Kills at every point, and takes stock afterwards.
 * @throws Error when a step does not come, or the product does not come back
 */
export async function killWhileDeciding(points: readonly KillPoint[]): Promise<DecidingToll> {
  const { scene, recorded } = await startMortalInstallation((recording) => record(recording, points.length))
  const { members, desk } = recorded
  try {
    const kills = { process: 0, database: 0, both: 0, 'event store': 0 }
    let open: readonly Sending[] = []
    for (const [index, point] of points.entries()) {
      // Each point has its own family, whose claims are decided as soon as they are filed.
      const { patient, hasty } = sendingsOf(members[index], desk)
      await killAt(scene, point, [...open, ...patient, ...hasty])
      kills[point.victim] += 1
      open = [...open, ...patient].filter((sending) => !sending.isAnswered())
    }
    const unanswered = await sendToTheEnd(open, scene.product.origin, ANSWERED_WITHIN_MS)
    return { kills, unanswered, ...(await takeStock(scene)) }
  } finally {
    await endMortalProduct(scene)
  }
}

/**
 * Three claims that ask for more than the family has, of which two are approved, and one that is rejected.
 * The hasty do not send again what was not answered.
 */
function sendingsOf(
  member: FilingMember | undefined,
  desk: Desk,
): { readonly patient: readonly Sending[]; readonly hasty: readonly Sending[] } {
  if (!member) throw new Error('There is nobody who files.')
  const filings = [200, 300, 250, 100].map((dollars, index) =>
    filingInOne(member, [Buffer.from(pdf(`receipt ${randomUUID()}`)), Buffer.from(pdf(`letter ${randomUUID()}`))], {
      benefitGroup: 'Care',
      benefitId: 'care',
      benefitName: 'Care',
      providerName: `Clinic ${index}`,
      visitDate: formatSlashed(addDays(singaporeToday(new Date()), -index)),
      amount: String(dollars),
    }),
  )
  const [first, second, third, last] = filings
  if (!first || !second || !third || !last) throw new Error('Too few claims.')
  return {
    patient: [first, second, last, approval(first, desk), rejection(last, desk)],
    hasty: [third, approval(second, desk)],
  }
}

interface SeenClaim {
  readonly status: string
  readonly version: number
}

/** Finds the provider on the panel, which is another amount than was held, and takes what the plan says then. */
function approval(filing: Filing, desk: Desk): Sending {
  return decision(filing, desk, async (claim, call) => {
    const facts = { network: 'panel' }
    const { reckoning } = (await call(`claims/${filing.claimId()}/reckoning?network=panel`)) as {
      reckoning: { payableCents: number }
    }
    await call(`claims/${filing.claimId()}/approve`, {
      expectedVersion: claim.version,
      shownPayableCents: reckoning.payableCents,
      desk: facts,
      batchNo: 'B',
    })
  })
}

function rejection(filing: Filing, desk: Desk): Sending {
  return decision(filing, desk, async (claim, call) => {
    await call(`claims/${filing.claimId()}/reject`, { expectedVersion: claim.version, reasonCode: 'OTHERS' })
  })
}

type Call = (path: string, body?: object) => Promise<unknown>

/** Looks before it sends again: the last call may have been carried out although nobody heard of it. */
function decision(filing: Filing, desk: Desk, decide: (claim: SeenClaim, call: Call) => Promise<void>): Sending {
  let isAnswered = false
  return {
    isAnswered: () => isAnswered,
    async send(origin) {
      if (filing.claimId() === undefined) throw new Error('The claim is not filed yet.')
      const call: Call = (path, body) => callConsole(origin, desk, path, body)
      const claim = (await call(`outpatient-claims/${filing.claimId()}`)) as SeenClaim
      if (claim.status !== 'APPROVED' && claim.status !== 'REJECTED') await decide(claim, call)
      isAnswered = true
    },
  }
}

async function callConsole(origin: string, { headers }: Desk, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`${origin}/api/console/${path}`, {
    headers: { ...headers, ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${path.split('?')[0]} was answered ${response.status}: ${await response.text()}`)
  return response.json()
}

async function record(
  recording: BenchProduct,
  memberCount: number,
): Promise<{ readonly members: readonly FilingMember[]; readonly desk: Desk }> {
  const members = await recordFilingMembers(recording, memberCount)
  await recordPlan(recording, members[0]?.companyId ?? '', planOfFamilies())
  const desk = { headers: { ...(await signInAdministrator(recording, ['ADMIN_CLAIM'], ['ALL'], DECIDER)) } }
  return { members, desk }
}

/** Nobody knows at filing whether a provider is on the panel, where nothing is borne. */
function planOfFamilies() {
  const benefit = exampleBenefit({}, { other: { coPay: { amount: 20_00, per: 'visit' } } })
  return examplePlan(
    {},
    {
      groups: [{ code: 'Care', name: 'Care', benefits: [benefit] }],
      limits: [
        {
          id: 'year',
          name: 'A year',
          period: 'policy-year',
          per: 'family',
          of: 'payment',
          measure: 'amount',
          most: FAMILY_LIMIT_CENTS,
        },
      ],
    },
  )
}

async function takeStock(scene: MortalProduct): Promise<Omit<DecidingToll, 'kills' | 'unanswered'>> {
  const onlooker = await startBenchProduct(scene.database.url(MORTAL_DATABASE), { dataDirectory: scene.dataDirectory })
  try {
    const { database, systemReader } = onlooker.parts
    const stuckJobs = await untilJobsDone(database)
    const replay = await runReplay(['--verify'], scene.dataDirectory, {
      ...scene.settings,
      DATABASE_URL: scene.database.url(MORTAL_DATABASE),
    })
    const claims = await claimsAsTheyAre(onlooker)
    const uses = await listCoverUses(database, systemReader, {})
    const countOf = (status: string) => claims.filter(({ claim }) => claim.status === status).length
    const [approved, rejected] = [countOf('APPROVED'), countOf('REJECTED')]
    return {
      approved,
      rejected,
      inWork: claims.length - approved - rejected,
      stock: {
        ...compare(claims, uses),
        stuckJobs,
        replayDifferences: replay.exitCode === 0 ? [] : [replay.output],
      },
    }
  } finally {
    await onlooker.close()
  }
}

interface StoredClaim {
  readonly claim: FiledClaim
  readonly decisions: number
}

async function claimsAsTheyAre(onlooker: BenchProduct): Promise<readonly StoredClaim[]> {
  const streams = [...(await filedClaims(onlooker)).values()]
  return streams.flatMap((events: readonly ClaimEvent[]) => {
    const claim = events.reduce(evolve, initialState)
    const decisions = events.filter(({ type }) => type === 'ClaimApproved' || type === 'ClaimRejected').length
    return isFiled(claim) ? [{ claim, decisions }] : []
  })
}

function compare(
  claims: readonly StoredClaim[],
  uses: readonly CoverUse[],
): Omit<CoverStock, 'stuckJobs' | 'replayDifferences'> {
  const useOf = (claimId: string) => uses.find(({ sourceId }) => sourceId === claimId)
  const wrong = (isWrong: (claim: FiledClaim, use: CoverUse | undefined) => boolean) =>
    claims.flatMap(({ claim }) => (isWrong(claim, useOf(claim.claimId)) ? [claim.claimId] : []))
  const isDecided = ({ status }: FiledClaim) => status === 'APPROVED' || status === 'REJECTED'
  return {
    heldForNothing: uses
      .filter(({ sourceId }) => !claims.some(({ claim }) => claim.claimId === sourceId))
      .map(({ sourceId }) => sourceId),
    notHeld: wrong((claim, use) => !isDecided(claim) && use?.state !== 'reserved'),
    decidedWithoutUse: wrong(
      (claim, use) => claim.status === 'APPROVED' && (use?.state !== 'used' || use.payableCents !== claim.payableCents),
    ),
    notGivenBack: wrong((claim, use) => claim.status === 'REJECTED' && use !== undefined),
    decidedTwice: claims.filter(({ decisions }) => decisions > 1).map(({ claim }) => claim.claimId),
    overspent: [...new Set(uses.map(({ employeeId }) => employeeId))].filter(
      (employeeId) =>
        uses.reduce((sum, use) => (use.employeeId === employeeId ? sum + use.payableCents : sum), 0) >
        FAMILY_LIMIT_CENTS,
    ),
  }
}
