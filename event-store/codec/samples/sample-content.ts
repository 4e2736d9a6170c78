/** The samples of content, and of the rewards that it offers. */
import type { ContentEvent } from '@member-care/domain/content/content-events.ts'
import type { DomainEvent } from '@member-care/domain/events/event-catalogue.ts'
import type { RewardEvent } from '@member-care/domain/reward/reward-events.ts'

const companyId = '5d7a2c1e-93b4-4f0a-8a67-2b1f9c0d3e02'
const employeeId = 'e2c9d4b8-17f5-4c3e-b6a1-84d05f2e7a03'
const administratorId = 'c1a5e1f0-7b2d-4c3a-9f4e-5d6c7b8a9f10'
const verifierId = '91f3c0de-4b62-4a7d-8c15-e06a2b7d9f0c'
const contentId = 'e4b1c7d2-05f8-4a96-8d3b-7c60f2a9e158'

type DataOf<Type extends DomainEvent['type']> = Extract<DomainEvent, { type: Type }>['data']

const voucher: DataOf<'VoucherEndTold'> = {
  redemptionId: '2f0e9d8c-7b6a-5c4d-8e3f-1a2b3c4d5e6f',
  userId: employeeId,
  companyId,
  rewardId: contentId,
}

export const contentSamples: { readonly [Type in (ContentEvent | RewardEvent)['type']]: DataOf<Type> } = {
  ContentDrafted: {
    contentId,
    version: 3,
    audience: [companyId],
    content: {
      kind: 'reward',
      title: 'A morning swim – 游泳',
      excerpt: 'One entry, any morning.',
      imageUrl: '/rewards/swim.svg',
      category: { slug: 'wellness', name: 'Wellness', translations: { zh: { name: '健康' } } },
      merchantId: 'b0d7f4a1-92c3-4e58-8f16-3a5c7e9d2b40',
      validUntil: '2026-12-31T15:59:59.999Z',
      contact: { phone: '+65 6000 0000', email: 'pool@example.com' },
      terms: 'One entry for each person.',
      locations: [{ address: '1 Example Road, Singapore', position: { longitude: 103.85, latitude: 1.29 } }],
      brochureUrl: '/rewards/swim.pdf',
      redeemDescription: 'Show the code at the counter.',
      translations: {
        zh: {
          title: '晨间游泳',
          excerpt: '任何一个早晨，入场一次。',
          terms: '每人限入场一次。',
          redeemDescription: '请在柜台出示此代码。',
        },
      },
    },
    savedBy: administratorId,
    restoredFrom: 1,
  },
  ContentSubmitted: {
    contentId,
    version: 3,
    submittedBy: administratorId,
    shownFrom: '2026-04-01T00:00:00.000Z',
    shownUntil: '2026-12-31T16:00:00.000Z',
  },
  ContentDeclined: { contentId, version: 3, declinedBy: verifierId, reason: 'The terms are those of last year' },
  ContentPublished: {
    contentId,
    version: 3,
    shownFrom: '2026-04-01T00:00:00.000Z',
    shownUntil: '2026-12-31T16:00:00.000Z',
    publishedBy: verifierId,
  },
  ContentTakenDown: { contentId, takenDownBy: administratorId, shownUntil: '2026-06-30T16:00:00.000Z' },
  RewardRedeemed: {
    ...voucher,
    rewardVersion: 2,
    merchantId: '0c6f7e3d-8a21-4f5b-9d3e-5a7b1c2d3e4f',
    codeId: 'b1d2e3f4-0a1b-4c2d-8e3f-4a5b6c7d8e9f',
    validUntil: '2026-12-31T15:59:00.000Z',
  },
  VoucherEndTold: voucher,
}
