/** The made-up merchants and rewards of the demonstration data, with their codes, and what members have redeemed of them. */
import type { Content, ContentOf } from '@member-care/domain/content/content.ts'
import { decideContent } from '@member-care/domain/content/decide-content.ts'
import type { CodeWay } from '@member-care/domain/reward/reward-codes.ts'
import { redeemReward } from '@member-care/domain/reward/redemption.ts'
import { addDays as isoDaysAfter, singaporeInstant, singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { addDays } from 'date-fns/addDays'
import { subDays } from 'date-fns/subDays'
import { v5 as uuidV5 } from 'uuid'
import { carryOutRedemption, redemptionIdOf } from '../aggregates/redemption.ts'
import { carryOutContent } from '../aggregates/content.ts'
import type { Parts } from '../http/parts.ts'
import { demonstrationPeople } from './fill-demonstration-data.ts'
import { diningTranslations, teaTranslations } from './translated-content.ts'

const ID_NAMESPACE = '6e1f3a52-0b7c-4d18-9f64-2c5b8a7d9e03'
const MAKER = 'demonstration-data'

const merchants = {
  kettle: {
    name: 'Kettle & Crumb (Demo)',
    description: 'A made-up bakery.\nTea, bread and small cakes, baked at four in the morning.',
    website: 'https://kettle-and-crumb.example',
  },
  loft: {
    name: 'Lumen Yoga Loft (Demo)',
    description: 'A made-up studio under a roof. Beginners are welcome on Mondays.',
    website: 'https://lumen-yoga.example',
  },
  pebble: { name: 'Pebble Swim School (Demo)', description: 'Made-up lessons for children and adults.', website: '' },
  lens: {
    name: 'Harbour Lens (Demo)',
    description: 'A made-up optician by the water.',
    website: 'https://harbour-lens.example',
  },
} as const
type Merchant = keyof typeof merchants

const categories = {
  dining: { slug: 'food-and-drink', name: 'Food and drink', translations: diningTranslations },
  fitness: { slug: 'fitness', name: 'Fitness' },
  eyes: { slug: 'eye-care', name: 'Eye care' },
} as const

interface DemonstrationReward {
  readonly key: string
  readonly title: string
  readonly excerpt: string
  readonly picture: string
  readonly category: keyof typeof categories
  readonly merchant: Merchant
  /** After the day on which the demonstration data was made; before it where negative, absent for without end. */
  readonly endsInDays?: number
  readonly place?: ContentOf<'reward'>['locations'][number]
  readonly contact: ContentOf<'reward'>['contact']
  readonly hasBrochure?: true
  readonly way: CodeWay
  /** How many codes the merchant has given, of one voucher each. */
  readonly codes?: number
  readonly translations?: ContentOf<'reward'>['translations']
}

const kettlePlace = {
  address: '12 Example Walk #01-03, Singapore 000012',
  position: { longitude: 103.8519, latitude: 1.2903 },
}

/** The first of a category is the newest. */
const rewards: readonly DemonstrationReward[] = [
  {
    key: 'tea',
    title: 'Tea for two',
    excerpt: 'Two pots of tea for the price of one, on any weekday.',
    translations: teaTranslations,
    picture: '/rewards/tea.svg',
    category: 'dining',
    merchant: 'kettle',
    endsInDays: 120,
    place: kettlePlace,
    contact: { phone: '+65 6000 0012', email: 'hello@kettle-and-crumb.example' },
    hasBrochure: true,
    way: 'single-use',
    codes: 40,
  },
  {
    key: 'loaf',
    title: 'A loaf on the house',
    excerpt: 'One loaf of the day with any purchase.',
    picture: '/rewards/tea.svg',
    category: 'dining',
    merchant: 'kettle',
    endsInDays: 200,
    place: kettlePlace,
    contact: { phone: '+65 6000 0012', email: 'hello@kettle-and-crumb.example' },
    way: 'single-use',
    codes: 40,
  },
  {
    key: 'yoga',
    title: 'First class free',
    excerpt: 'Your first yoga class, with a mat to borrow.',
    picture: '/rewards/yoga.svg',
    category: 'fitness',
    merchant: 'loft',
    contact: { phone: '', email: 'studio@lumen-yoga.example' },
    way: 'shared',
  },
  {
    key: 'swim',
    title: '20% off a course of lessons',
    excerpt: 'For one course of ten lessons, for you or a child.',
    picture: '/rewards/swim.svg',
    category: 'fitness',
    merchant: 'pebble',
    endsInDays: 60,
    place: { address: '7 Example Quay, Singapore 000007' },
    contact: { phone: '+65 6000 0007', email: '' },
    way: 'number',
  },
  {
    key: 'lens',
    title: 'Eye check and SGD 30 off glasses',
    excerpt: 'An eye check by an optometrist, and SGD 30 off a pair of glasses.',
    picture: '/rewards/lens.svg',
    category: 'eyes',
    merchant: 'lens',
    endsInDays: -4,
    contact: { phone: '+65 6000 0030', email: 'care@harbour-lens.example' },
    way: 'single-use',
    codes: 12,
  },
]

interface DemonstrationRedemption {
  readonly reward: string
  readonly who: string
  readonly at: (now: Date) => Date
}

/** The settlement of the month before has some whatever the date. */
const redemptions: readonly DemonstrationRedemption[] = [
  { reward: 'lens', who: 'willow.tan', at: (now) => subDays(now, 40) },
  { reward: 'swim', who: 'robin.lim', at: (now) => beforeThisMonth(now, 15) },
  { reward: 'swim', who: 'aspen.ng', at: (now) => beforeThisMonth(now, 9) },
  { reward: 'loaf', who: 'willow.tan', at: (now) => subDays(now, 9) },
]

function beforeThisMonth(now: Date, days: number): Date {
  return singaporeInstant(isoDaysAfter(`${singaporeToday(now).slice(0, 7)}-01`, -days), '13:05')
}

/** Made again, it is the same. */
export async function makeDemonstrationRewards(parts: Parts): Promise<void> {
  const now = parts.clock()
  for (const [key, merchant] of Object.entries(merchants))
    await show(parts, merchantIdOf(key), { kind: 'merchant', ...merchant, imageUrl: '' }, subDays(now, 90))
  for (const [index, reward] of rewards.entries()) {
    // Before it is shown: a reward without codes would be an alarm.
    await giveCodes(parts, reward)
    await show(parts, idOf(reward.key), contentOf(reward, now), subDays(now, 60 + index))
  }
  for (const redemption of redemptions) await redeem(parts, redemption, now)
}

function merchantIdOf(key: string): string {
  return idOf(`merchant/${key}`)
}

function idOf(key: string): string {
  return uuidV5(key, ID_NAMESPACE)
}

function contentOf(reward: DemonstrationReward, now: Date): ContentOf<'reward'> {
  const { title, excerpt, picture, category, merchant, endsInDays, place, contact, hasBrochure, translations } = reward
  return {
    kind: 'reward',
    ...{ title, excerpt, contact },
    imageUrl: picture,
    category: { ...categories[category] },
    merchantId: merchantIdOf(merchant),
    validUntil: endsInDays === undefined ? '' : addDays(now, endsInDays).toISOString(),
    terms:
      'Made up for the demonstration: nobody takes this voucher.\nOne voucher for each member. It cannot be exchanged for cash.',
    locations: place ? [place] : [],
    brochureUrl: hasBrochure ? '/rewards/tea.svg' : '',
    redeemDescription: 'Show the code at the counter before you pay. It is scanned there, or typed in.',
    ...(translations && { translations }),
  }
}

async function show(parts: Parts, contentId: string, content: Content, at: Date): Promise<void> {
  const command = {
    type: 'TakeOverContent',
    content,
    audience: null,
    shownFrom: at.toISOString(),
    shownUntil: null,
  } as const
  const asked = { contentId, askedBy: MAKER, now: at.toISOString(), needsFourEyes: false }
  await carryOutContent(parts, contentId, {
    context: {
      actor: { kind: 'system', id: MAKER },
      commandId: uuidV5('show', contentId),
      correlationId: contentId,
      occurredAt: at.toISOString(),
    },
    decide: (state) => decideContent(command, state, asked),
    visibleIn: [],
  })
}

async function giveCodes({ rewardCodes, clock }: Parts, { key, way, codes = 0 }: DemonstrationReward): Promise<void> {
  const rewardId = idOf(key)
  const by = { by: MAKER, at: clock() }
  await rewardCodes.settle(rewardId, { way, lowWater: 5, ...(way === 'shared' && { sharedCode: 'DEMO-YOGA' }) }, by)
  const names = Array.from({ length: codes }, (_, index) => `DEMO-${key.toUpperCase()}-${String(1001 + index * 37)}`)
  if (names.length > 0) await rewardCodes.add({ rewardId, codes: names, ...by })
}

async function redeem(
  parts: Parts,
  { reward: key, who, at: momentOf }: DemonstrationRedemption,
  now: Date,
): Promise<void> {
  const reward = rewards.find((one) => one.key === key)
  const member = demonstrationPeople().employees.find(({ email }) => email === `${who}@example.com`)
  if (!reward || !member) throw new Error('Nobody redeems the rewards of the demonstration.')
  const rewardId = idOf(key)
  const redemptionId = redemptionIdOf(rewardId, member.userId)
  const at = momentOf(now)
  const actor = { kind: 'member', id: member.userId } as const
  const redeemed = {
    ...{ redemptionId, userId: member.userId, companyId: member.company.companyId, rewardId },
    ...{ merchantId: merchantIdOf(reward.merchant), rewardVersion: 1, codeId: null },
    validUntil: contentOf(reward, now).validUntil || null,
  }
  const granted = reward.way === 'single-use' ? await parts.rewardCodes.grant({ redeemed, actor }, at) : { redeemed }
  if (!granted) throw new Error('The demonstration has no code left.')
  await carryOutRedemption(parts, redemptionId, {
    context: {
      actor,
      commandId: uuidV5('redeem', redemptionId),
      correlationId: redemptionId,
      // Taken over from elsewhere, so that nobody is notified of it.
      occurredAt: at.toISOString(),
    },
    decide: (state) => redeemReward(granted.redeemed, state),
    visibleIn: [],
  })
  if (reward.way === 'single-use') await parts.rewardCodes.noteRecorded(redemptionId)
}
