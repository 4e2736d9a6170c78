/** The calls of rewards (3§7.4), and the member's own vouchers. */
import { isOver } from '@member-care/domain/reward/redemption.ts'
import { voucherOf, vouchersOf, type Voucher } from '@member-care/projections/rewards/redemption-queries.ts'
import { z } from 'zod'
import { inReadersLanguage, isEnglish } from '../languages/in-readers-language.ts'
import { apiError } from '../http/api-error.ts'
import type { Caller } from '../http/caller.ts'
import type { Parts, Routes } from '../http/parts.ts'
import { findOffered, readOffered, requireOfferingCovers, type OfferedReward } from './offered-rewards.ts'
import { redeemReward } from './redeem-reward.ts'
import { categorySchema, describeRewards, rewardSchema, toldOfVoucher, type RewardAnswer } from './reward-answers.ts'

const member = { access: { userType: 'client' }, stepUp: 'requireOTPRewards' } as const
/** Who is offered it, says its audience: for others it is not there. */
const ofOne = { ...member, record: 'unowned' } as const
const params = z.object({ id: z.string().max(200) })
const area = '/externalapi/rewards'

export const rewardsMemberRoutes: Routes = (app, parts) => {
  app.get(
    `${area}/category`,
    { config: member, schema: { response: { 200: z.array(categorySchema) } } },
    async ({ caller }) => {
      const covers = await requireOfferingCovers(parts, caller.own)
      return categoriesOf((await readOffered(parts, covers)).filter(isGood(parts)))
    },
  )

  app.get(
    `${area}/category/:id`,
    { config: ofOne, schema: { params, response: { 200: z.array(rewardSchema) } } },
    async ({ caller, params: { id } }) => {
      const covers = await requireOfferingCovers(parts, caller.own)
      const [offered, vouchers] = await Promise.all([readOffered(parts, covers), ownVouchers(parts, caller)])
      const listed = offered.filter(({ content }) => content.category.slug === id)
      return describeRewards(
        parts,
        listed
          .map((reward) => withVoucher(reward, vouchers.get(reward.contentId)))
          .filter((told) => told.voucher !== undefined || isGood(parts)(told)),
      )
    },
  )

  app.get(
    `${area}/detail/:id`,
    { config: ofOne, schema: { params, response: { 200: rewardSchema } } },
    async ({ caller, params: { id } }) => describeOne(parts, caller, id),
  )

  for (const method of ['GET', 'POST'] as const)
    app.route({
      method,
      url: `${area}/redeemReward/:id`,
      config: ofOne,
      // A look at what would be answered must not redeem.
      exposeHeadRoute: false,
      schema: { params, response: { 200: rewardSchema } },
      handler: async (request) => {
        const { id } = request.params as z.infer<typeof params>
        await redeemReward(parts, request.caller, id)
        return describeOne(parts, request.caller, id)
      },
    })

  app.get(
    '/rewards/vouchers',
    { config: member, schema: { response: { 200: z.array(rewardSchema) } } },
    async ({ caller }) => {
      const vouchers = await vouchersOf(parts.database, caller.own)
      return describeRewards(parts, goodFirst(vouchers, parts.clock()).map(toldOfVoucher))
    },
  )
}

/** By name. Of one that rewards call differently, the name of the newest; one in the reader's language goes before one in English. */
function categoriesOf(offered: readonly OfferedReward[]): z.infer<typeof categorySchema>[] {
  const found = new Map<string, z.infer<typeof categorySchema>>()
  for (const { content } of offered) {
    const { content: told, language } = inReadersLanguage(content)
    const { slug, name } = told.category
    const known = found.get(slug)
    if (!known || (isEnglish(known.language) && !isEnglish(language))) found.set(slug, { slug, name, language })
  }
  return [...found.values()].sort((one, other) => (one.name < other.name ? -1 : 1))
}

/** What the member has redeemed stays as it was then, also when it is offered no more, or with other terms (S108). */
async function describeOne(parts: Parts, { own }: Caller, rewardId: string): Promise<RewardAnswer> {
  const voucher = await voucherOf(parts.database, own, rewardId)
  const told = voucher
    ? toldOfVoucher(voucher)
    : await findOffered(parts, await requireOfferingCovers(parts, own), rewardId)
  const [described] = told ? await describeRewards(parts, [told]) : []
  if (!described) throw apiError('NOT_FOUND')
  return described
}

async function ownVouchers(parts: Parts, { own }: Caller): Promise<ReadonlyMap<string, Voucher>> {
  return new Map((await vouchersOf(parts.database, own)).map((voucher) => [voucher.rewardId, voucher]))
}

function withVoucher(reward: OfferedReward, voucher: Voucher | undefined) {
  return voucher ? toldOfVoucher(voucher) : { ...reward, voucher: undefined }
}

/** Whether a reward can still be redeemed by the clock. */
function isGood({ clock }: Parts) {
  return ({ content }: Pick<OfferedReward, 'content'>) => !isOver(content.validUntil || null, clock())
}

function goodFirst(vouchers: readonly Voucher[], now: Date): readonly Voucher[] {
  const over = ({ reward }: Voucher) => isOver(reward.validUntil || null, now)
  return [...vouchers.filter((voucher) => !over(voucher)), ...vouchers.filter(over)]
}
