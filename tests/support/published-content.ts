/** Content that members are shown, for tests. */
import type { Audience, Content, ContentOf } from '@member-care/domain/content/content.ts'
import type { ApiUnderTest } from './api-under-test.ts'

export const exampleReward: ContentOf<'reward'> = {
  kind: 'reward',
  title: 'Tea for two',
  excerpt: 'Two pots of tea for the price of one',
  imageUrl: '',
  category: { slug: 'tea', name: 'Tea' },
  merchantId: '',
  validUntil: '',
  contact: { phone: '6123 4567', email: 'hello@kettle.example' },
  terms: 'One voucher for each visit.',
  locations: [],
  brochureUrl: '',
  redeemDescription: 'Show the code at the counter.',
}

/** Publishes it for good. */
export async function publishContent(
  api: Pick<ApiUnderTest, 'record'>,
  {
    contentId,
    version = 1,
    audience = null,
    content,
    shownFrom = new Date(Date.now() - 60_000 + version),
  }: {
    readonly contentId: string
    readonly version?: number
    readonly audience?: Audience
    readonly content: Content
    /** Without, it is shown already. */
    readonly shownFrom?: Date
  },
): Promise<void> {
  const by = 'a-keeper'
  const given = audience === null ? null : [...audience]
  await api.record(
    `content-${contentId}`,
    { type: 'ContentDrafted', data: { contentId, version, audience: given, content, savedBy: by } },
    {
      type: 'ContentPublished',
      data: {
        ...{ contentId, version, publishedBy: by, shownUntil: null },
        shownFrom: shownFrom.toISOString(),
      },
    },
  )
}
