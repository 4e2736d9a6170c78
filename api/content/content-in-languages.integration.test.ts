/** Content in the language of who reads it, and what of it is missing (S123). */
// Requirements: ART-002, RWD-001, RWD-003, STO-001
import { randomUUID } from 'node:crypto'
import type { Content } from '@member-care/domain/content/content.ts'
import {
  createAdministrator,
  createCompany,
  createMember,
  startAccountsUnderTest,
  type AccountsUnderTest,
} from '@member-care/tests/support/accounts-cast.ts'
import { exampleReward, publishContent } from '@member-care/tests/support/published-content.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let api: AccountsUnderTest
let company: string
let olga: string
let member: string

beforeAll(async () => {
  api = await startAccountsUnderTest()
  company = await createCompany(api, {
    allowHealthArticles: true,
    allowStretchMyDollar: true,
    allowClinicLocator: true,
    allowChat: true,
  })
  olga = (await createAdministrator(api, ['ADMIN_OPERATION'])).userId
  member = (await createMember(api, company)).userId
})
afterAll(() => api.close())

async function read<Body>(url: string, language: string, as = member): Promise<Body> {
  const headers = { ...(await api.headersFor(as)), 'accept-language': language }
  return (await api.app.inject({ url: `/api${url}`, headers })).json<Body>()
}

async function write(method: 'POST' | 'PUT', url: string, body: object) {
  const headers = { ...(await api.headersFor(olga)), 'idempotency-key': randomUUID() }
  const reply = await api.app.inject({ method, url: `/api${url}`, headers, payload: body })
  return reply.json<{
    readonly contentId: string
    readonly revision: number
    readonly missingTexts: readonly object[]
    readonly versions: readonly { readonly content: Record<string, unknown> }[]
  }>()
}

const show = (content: Content, contentId: string = randomUUID()) => publishContent(api, { contentId, content })

test('an article is read in a language in which all of it is written, else in English as a whole; English words find it in either', async () => {
  await show({
    kind: 'article',
    title: 'Walk',
    excerpt: 'No gym needed',
    imageUrl: '',
    html: '<p>Every day, every way.</p>',
    translations: {
      zh: { title: '散步', excerpt: '不用健身房', html: '<p>每天。</p>' },
      ms: { title: 'Berjalan', excerpt: '', html: '' },
    },
  })
  const list = (language: string) => read<object[]>('/externalapi/healtharticle/getMHCArticlesFullList', language)
  expect(await list('zh')).toMatchObject([
    {
      title: '散步',
      excerpt: '不用健身房',
      content: '<p>每天。</p>',
      language: 'zh-Hans-SG',
      englishWords: 'Walk No gym needed Every day, every way.',
    },
  ])
  for (const language of ['ms', 'ta', 'en'])
    expect(await list(language)).toMatchObject([
      { title: 'Walk', content: '<p>Every day, every way.</p>', language: 'en-SG', englishWords: '' },
    ])
  expect(await read('/externalapi/getMHCArticlesBannerList/homepage', 'zh')).toMatchObject([
    { title: '散步', language: 'zh-Hans-SG' },
  ])
})

test('a reward, its category and its merchant are each in the language that they have', async () => {
  const merchantId = randomUUID()
  await show({ kind: 'merchant', name: 'Kettle', description: 'Tea.', website: '', imageUrl: '' }, merchantId)
  const rewardId = randomUUID()
  await show(
    {
      ...exampleReward,
      merchantId,
      category: { ...exampleReward.category, translations: { zh: { name: '茶' } } },
      translations: {
        zh: { title: '双人茶', excerpt: '买一送一', terms: '每次限用一张。', redeemDescription: '请出示代码。' },
      },
    },
    rewardId,
  )
  await show({ ...exampleReward, title: 'Another tea', merchantId })
  expect(await read(`/externalapi/rewards/detail/${rewardId}`, 'zh')).toMatchObject({
    title: '双人茶',
    terms_and_conditions: '每次限用一张。',
    language: 'zh-Hans-SG',
    category: { slug: 'tea', name: '茶' },
    merchant: { name: 'Kettle', description: 'Tea.', language: 'en-SG' },
  })
  expect(await read('/externalapi/rewards/category', 'zh')).toEqual([
    { slug: 'tea', name: '茶', language: 'zh-Hans-SG' },
  ])
  expect(await read('/externalapi/rewards/category', 'ta')).toEqual([{ slug: 'tea', name: 'Tea', language: 'en-SG' }])
})

test('a voucher stays in the words of the version that was redeemed, in every language of it', async () => {
  const rewardId = randomUUID()
  const words = { title: '游泳', excerpt: '一次', terms: '限一次。', redeemDescription: '请出示。' }
  const category = { slug: 'swim', name: 'Swim', translations: { zh: { name: '泳' } } }
  await show({ ...exampleReward, category, translations: { zh: words } }, rewardId)
  const redeemed = { redemptionId: randomUUID(), userId: member, companyId: company, rewardId }
  await api.record(`redemption-${redeemed.redemptionId}`, {
    type: 'RewardRedeemed',
    data: { ...redeemed, rewardVersion: 1, merchantId: '', codeId: null, validUntil: null },
  })
  await publishContent(api, { contentId: rewardId, version: 2, content: { ...exampleReward, title: 'Something else' } })
  expect(await read('/rewards/vouchers', 'zh')).toMatchObject([
    { title: '游泳', redeemedDetails: { description: '请出示。' }, language: 'zh-Hans-SG' },
  ])
  expect(await read('/rewards/vouchers', 'ms')).toMatchObject([
    {
      title: exampleReward.title,
      redeemedDetails: { description: exampleReward.redeemDescription },
      language: 'en-SG',
    },
  ])
})

test('the banner, the launch message, the chat menu and the holidays are told in the language of who asks', async () => {
  await show({
    kind: 'banner',
    title: 'New clinics',
    text: '',
    imageUrl: '',
    linkUrl: '/app/cliniclocator',
    linkText: 'Look',
    translations: { ta: { title: 'புதிய மருந்தகங்கள்', text: '', linkText: 'பாருங்கள்' } },
  })
  await show({
    kind: 'launch-message',
    title: 'Closed',
    text: 'On Monday.',
    translations: { ms: { title: 'Tutup', text: 'Pada hari Isnin.' } },
  })
  await show({
    kind: 'chat-menu',
    title: 'Menu',
    items: [
      {
        id: 'gym',
        message: 'Gyms',
        action: {
          type: 'redirect-button',
          webUrl: '/app/rewards',
          buttonText: 'Show',
          translations: { zh: { buttonText: '显示' } },
        },
        translations: { zh: { message: '健身房' } },
      },
    ],
  })
  await show({
    kind: 'public-holidays',
    year: 2099,
    days: [{ day: '2099-01-01', name: 'New Year', translations: { zh: { name: '元旦' } } }],
  })
  expect(await read('/home/banners', 'ta')).toMatchObject([
    { title: 'புதிய மருந்தகங்கள்', linkText: 'பாருங்கள்', linkUrl: '/app/cliniclocator', language: 'ta-SG' },
  ])
  expect(await read('/externalapi/getAppLaunchConfigFromMHC', 'ms')).toMatchObject({
    appLaunch: { title: 'Tutup', message: 'Pada hari Isnin.', language: 'ms-SG' },
  })
  expect(await read('/chats/menu', 'zh')).toEqual([
    {
      id: 'gym',
      message: '健身房',
      action: { type: 'redirect-button', webUrl: '/app/rewards', buttonText: '显示' },
      language: 'zh-Hans-SG',
    },
  ])
  expect(await read('/chats/menu', 'ta')).toMatchObject([{ message: 'Gyms', language: 'en-SG' }])
  expect(await read('/public-holidays', 'zh')).toContainEqual({ day: '2099-01-01', name: '元旦' })
  expect(await read('/public-holidays', 'ms')).toContainEqual({ day: '2099-01-01', name: 'New Year' })
})

test('HTML of every language is cleaned, a translation without words is not kept, and what is missing is listed until it is not shown any more', async () => {
  const content = {
    kind: 'article',
    title: 'Sleep well',
    excerpt: '',
    imageUrl: '',
    html: '<p>Sleep.</p>',
    translations: {
      zh: { title: '睡好', excerpt: '', html: '<p onclick="run()">睡。</p><script>run()</script>' },
      ta: { title: ' ', excerpt: '', html: '<p></p>' },
    },
  }
  const item = await write('POST', '/console/content', { content, audience: null })
  expect(item.versions[0]?.content['translations']).toEqual({ zh: { title: '睡好', excerpt: '', html: '<p>睡。</p>' } })
  expect(item.missingTexts).toEqual([
    { language: 'ms', missing: 2, texts: 2 },
    { language: 'ta', missing: 2, texts: 2 },
  ])
  const listed = async (filter: object) =>
    (
      await read<{ contentId: string; language: string }[]>(
        `/console/missing-translations?filter=${encodeURIComponent(JSON.stringify({ q: 'Sleep', ...filter }))}`,
        'en',
        olga,
      )
    ).map(({ contentId, language }) => [contentId, language])
  expect(await listed({ kind: 'article' })).toEqual([
    [item.contentId, 'ta'],
    [item.contentId, 'ms'],
  ])
  expect(await listed({ language: 'ms' })).toEqual([[item.contentId, 'ms']])
  expect(await listed({ language: 'zh' })).toEqual([])
  const counts = await read<object[]>('/console/missing-translation-counts', 'en', olga)
  expect(counts).toContainEqual({ kind: 'article', language: 'ms', items: 2 })

  const { contentId } = item
  const published = await write('POST', `/console/content/${contentId}/publish`, { revision: item.revision })
  await write('POST', `/console/content/${contentId}/take-down`, { revision: published.revision, shownUntil: null })
  expect(await listed({})).toEqual([])
})
