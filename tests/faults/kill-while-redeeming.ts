/**
 * Members redeem a reward while at one step after the other the product or its database is killed and started again. Who was not answered asks
 * again; the hasty do not. Then every code and every voucher is counted.
 */
import type { RewardEvent } from '@member-care/domain/reward/reward-events.ts'
import { finishVouchers } from '@member-care/api/rewards/reward-rounds.ts'
import { storedPages } from '@member-care/event-store/stored-pages.ts'
import { randomUUID } from 'node:crypto'
import { sql } from 'slonik'
import { z } from 'zod'
import { startBenchProduct, type BenchProduct } from '../bench/bench-product.ts'
import { recordFilingMembers, type FilingMember } from '../support/filing-members.ts'
import { runReplay } from '../support/operator-commands.ts'
import { exampleReward, publishContent } from '../support/published-content.ts'
import { untilJobsDone } from './account-for-claims.ts'
import type { KillPoint, Victim } from './kill-points.ts'
import { MORTAL_DATABASE, startMortalInstallation } from './mortal-installation.ts'
import { endMortalProduct, killAt, sendToTheEnd, type Sending } from './mortal-product.ts'

/** Of each point: those who ask until they are answered, and one who does not ask again. */
const PATIENT = 2
const MEMBERS_A_POINT = PATIENT + 1
/** Longer than the pauses between the tries of a product that has just started again. */
const ANSWERED_WITHIN_MS = 60_000
const PAGE_EVENTS = 500
/** After it a call that gave a code must be over. */
const LATER_MS = 5 * 60_000

export interface RedeemingToll {
  readonly kills: Readonly<Record<Victim, number>>
  /** What was asked for to the end, and never answered with success: why its last try failed. */
  readonly unanswered: readonly string[]
  /** Codes that members were answered, by the member. */
  readonly answered: ReadonlyMap<string, string>
  readonly vouchers: number
  readonly found: FoundInVouchers
}

/** What is wrong, named one by one; everything is empty when nothing is. */
interface FoundInVouchers {
  /** Codes that were given to a voucher that is not recorded with them. */
  readonly codesWithoutTheirVoucher: readonly string[]
  /** Vouchers whose code is given to nobody, or to another one. */
  readonly vouchersWithoutTheirCode: readonly string[]
  /** Codes that stand on two vouchers. */
  readonly givenTwice: readonly string[]
  /** Members who have two vouchers. */
  readonly redeemedTwice: readonly string[]
  /** Codes of which it is not noted that they are recorded. */
  readonly unnoted: readonly string[]
  /** Members who were answered one code and then another. */
  readonly answeredOtherwise: readonly string[]
  readonly stuckJobs: readonly string[]
  /** What `replay --verify` says when it finds a difference. */
  readonly replayDifferences: readonly string[]
}

/**
 * Kills at every point, and takes stock afterwards.
 * @throws Error when a step does not come, or the product does not come back
 */
export async function killWhileRedeeming(points: readonly KillPoint[]): Promise<RedeemingToll> {
  const { scene, recorded } = await startMortalInstallation((recording) => record(recording, points.length))
  const { members, rewardId } = recorded
  const answers = new Map<string, string>()
  const answeredOtherwise: string[] = []
  const ask = (member: FilingMember): Sending => ({
    isAnswered: () => answers.has(member.userId),
    async send(origin) {
      const reference = await redeem(origin, member, rewardId)
      const before = answers.get(member.userId)
      if (before !== undefined && before !== reference) answeredOtherwise.push(member.userId)
      answers.set(member.userId, reference)
    },
  })
  try {
    const kills = { process: 0, database: 0, both: 0, 'event store': 0 }
    const sent: Sending[] = []
    for (const [index, point] of points.entries()) {
      const calls = members.slice(index * MEMBERS_A_POINT, (index + 1) * MEMBERS_A_POINT).map(ask)
      await killAt(scene, point, [...sent.filter((call) => !call.isAnswered()), ...calls])
      kills[point.victim] += 1
      sent.push(...calls.slice(0, PATIENT))
    }
    const unanswered = await sendToTheEnd(sent, scene.product.origin, ANSWERED_WITHIN_MS)
    // Once more, of all who were answered: the code is the same.
    await Promise.all(
      members.filter(({ userId }) => answers.has(userId)).map((member) => ask(member).send(scene.product.origin)),
    )
    const { vouchers, found } = await takeStock(scene)
    return { kills, unanswered, answered: answers, vouchers, found: { ...found, answeredOtherwise } }
  } finally {
    await endMortalProduct(scene)
  }
}

/** As a page does that goes on after a lost answer, by the call of the catalogue. */
async function redeem(origin: string, { token }: FilingMember, rewardId: string): Promise<string> {
  const response = await fetch(`${origin}/api/externalapi/rewards/redeemReward/${rewardId}`, {
    headers: { Accesstoken: token },
  })
  if (!response.ok) throw new Error(`redeeming was answered ${response.status}: ${await response.text()}`)
  const { redeemedDetails } = (await response.json()) as { redeemedDetails: { reference: string } | null }
  if (redeemedDetails === null) throw new Error('The voucher is not to be seen yet.')
  return redeemedDetails.reference
}

async function record(
  recording: BenchProduct,
  points: number,
): Promise<{ readonly members: readonly FilingMember[]; readonly rewardId: string }> {
  const members = await recordFilingMembers(recording, points * MEMBERS_A_POINT)
  const companyId = members[0]?.companyId ?? ''
  await recording.record(`client-${companyId}`, {
    type: 'ClientFeaturesChanged',
    data: { companyId, featuresConfig: { allowStretchMyDollar: true } },
  })
  const rewardId = randomUUID()
  await publishContent(recording, { contentId: rewardId, content: exampleReward })
  // One for each: a code that was lost or given twice would leave somebody without.
  const codes = members.map((_, index) => `CODE-${index}`)
  await recording.parts.rewardCodes.add({ rewardId, codes, by: 'a-keeper', at: new Date() })
  return { members, rewardId }
}

interface Installation {
  readonly dataDirectory: string
  readonly database: { url(name: string): string }
  readonly settings: Readonly<Record<string, string>>
}

/** Waits for the jobs, goes the round that finishes vouchers as if minutes had passed, and looks at everything. The product goes on running. */
async function takeStock({ dataDirectory, database, settings }: Installation) {
  const databaseUrl = database.url(MORTAL_DATABASE)
  const onlooker = await startBenchProduct(databaseUrl, { dataDirectory })
  try {
    const { parts } = onlooker
    const stuckJobs = await untilJobsDone(parts.database)
    await finishVouchers({ ...parts, clock: () => new Date(Date.now() + LATER_MS) })
    const vouchers = await recordedVouchers(onlooker)
    const codes = await parts.database.any(sql.type(codeRow)`
      select code_id::text as "codeId", redemption_id as "redemptionId", to_record is null as noted from app.reward_codes where redemption_id is not null`)
    const replay = await runReplay(['--verify'], dataDirectory, { ...settings, DATABASE_URL: databaseUrl })
    return {
      vouchers: vouchers.length,
      found: {
        codesWithoutTheirVoucher: codes.flatMap(({ codeId, redemptionId }) =>
          vouchers.some((one) => one.codeId === codeId && one.redemptionId === redemptionId) ? [] : [codeId],
        ),
        vouchersWithoutTheirCode: vouchers.flatMap(({ codeId, redemptionId }) =>
          codes.some((one) => one.codeId === codeId && one.redemptionId === redemptionId) ? [] : [redemptionId],
        ),
        givenTwice: repeated(vouchers.map(({ codeId }) => codeId ?? '')),
        redeemedTwice: repeated(vouchers.map(({ userId }) => userId)),
        unnoted: codes.flatMap(({ codeId, noted }) => (noted ? [] : [codeId])),
        stuckJobs,
        replayDifferences: replay.exitCode === 0 ? [] : [replay.output],
      },
    }
  } finally {
    await onlooker.close()
  }
}

const codeRow = z.object({ codeId: z.string(), redemptionId: z.string(), noted: z.boolean() })

async function recordedVouchers({ parts, events }: BenchProduct) {
  const vouchers: Extract<RewardEvent, { type: 'RewardRedeemed' }>['data'][] = []
  for await (const page of storedPages(events.store, { limit: PAGE_EVENTS, types: ['RewardRedeemed'] }))
    for (const { stream } of page) {
      const { events: told } = await parts.eventLog.load<RewardEvent>(stream)
      vouchers.push(...told.flatMap((event) => (event.type === 'RewardRedeemed' ? [event.data] : [])))
    }
  return vouchers
}

function repeated(values: readonly string[]): readonly string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}
