// Requirements: ART-001, ART-002, ART-004, ART-005, ART-006, ART-007, STA-005, API-080, API-081, API-082, API-083
import {
  createCompany,
  createMember,
  startAccountsUnderTest,
  type AccountsUnderTest,
  type TestPerson,
} from '@member-care/tests/support/accounts-cast.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let api: AccountsUnderTest
let reader: TestPerson
const ids = ['1', '2', '3', '4', '5'].map((digit) => `a57c1e00-0000-4000-8000-00000000000${digit}`)
beforeAll(async () => {
  api = await startAccountsUnderTest()
  reader = await createMember(api, await createCompany(api, { allowHealthArticles: true, requireOTPArticle: true }))
  for (const [index, id] of ids.entries()) await keep(id, { title: `Article ${index + 1}`, daysAgo: 10 - index })
  await keep('a57c1e00-0000-4000-8000-000000000008', { title: 'Of tomorrow', daysAgo: -1 })
  await keep('a57c1e00-0000-4000-8000-000000000007', { title: 'Of others', daysAgo: 1, audience: ['elsewhere'] })
  await keep('a57c1e00-0000-4000-8000-000000000009', { title: 'A video', daysAgo: 1, videoId: 'v-1' })
})
afterAll(() => api.close())

async function keep(
  contentId: string,
  {
    title,
    daysAgo,
    videoId,
    audience = null,
  }: { title: string; daysAgo: number; videoId?: string; audience?: string[] | null },
): Promise<void> {
  const shownFrom = new Date(Date.now() - daysAgo * 86_400_000).toISOString()
  const item = { contentId, version: 1 }
  const content =
    videoId === undefined
      ? ({ kind: 'article', title, excerpt: 'Short', imageUrl: '/a.svg', html: '<p>Long</p>' } as const)
      : ({ kind: 'video', title, description: 'Long', imageUrl: '/a.svg', videoId } as const)
  await api.record(
    `content-${contentId}`,
    { type: 'ContentDrafted', data: { ...item, audience, content, savedBy: 'olga' } },
    { type: 'ContentPublished', data: { ...item, shownFrom, shownUntil: null, publishedBy: 'olga' } },
  )
}

async function ask(path: string, person = reader, otpVerified = true) {
  return call('GET', `/api/externalapi/${path}`, person, otpVerified)
}

async function call(method: 'GET' | 'PUT' | 'DELETE', url: string, person = reader, otpVerified = true) {
  const reply = await api.app.inject({
    method,
    url,
    headers: await api.headersFor(person.userId, { otpVerified }),
  })
  return { status: reply.statusCode, body: reply.json<unknown>() }
}
const titles = (list: unknown) => (list as { title: string }[]).map(({ title }) => title)

test('the banner shows the four newest that are published, without their content', async () => {
  const { status, body } = await ask('getMHCArticlesBannerList/homepage')
  expect(status).toBe(200)
  expect(titles(body)).toEqual(['Article 5', 'Article 4', 'Article 3', 'Article 2'])
  expect(body).toMatchObject([{ uuid: ids[4], excerpt: 'Short', imageURL: '/a.svg' }, {}, {}, {}])
  expect(JSON.stringify(body)).not.toContain('Long')
})

test('the list has all of them with their content, newest first', async () => {
  const { body } = await ask('healtharticle/getMHCArticlesFullList')
  expect(titles(body)).toEqual(['Article 5', 'Article 4', 'Article 3', 'Article 2', 'Article 1'])
  expect(body).toMatchObject([{ content: '<p>Long</p>', readingMinutes: 1 }, {}, {}, {}, {}])
})

test('videos have their own list, and each its detail', async () => {
  const video = {
    snippet: { title: 'A video', thumbnails: { default: { url: '/a.svg' } } },
    contentDetails: { videoId: 'v-1' },
  }
  expect((await ask('healtharticle/getMHCYoutubeVideosFullList')).body).toMatchObject([video])
  expect((await ask('healtharticle/getMHCYoutubeVideosDetail/v-1')).body).toMatchObject(video)
  expect(await ask('healtharticle/getMHCYoutubeVideosDetail/v-2')).toMatchObject({ status: 404 })
})

test('Home is never stopped for a one-time password, though the articles are', async () => {
  expect(await ask('getMHCArticlesBannerList/homepage', reader, false)).toMatchObject({ status: 200 })
  expect(await ask('healtharticle/getMHCArticlesFullList', reader, false)).toMatchObject({ status: 428 })
})

test('members whose company has switched articles off get none', async () => {
  const without = await createMember(api, await createCompany(api))
  for (const path of [
    'getMHCArticlesBannerList',
    'healtharticle/getMHCArticlesFullList',
    'healtharticle/getMHCYoutubeVideosFullList',
  ]) {
    expect(await ask(path, without)).toMatchObject({ status: 403 })
  }
})

test('a member saves articles and videos for later, and only what they are shown', async () => {
  const saved = '/api/articles/saved'
  expect(await call('PUT', `${saved}/${ids[0]}`)).toEqual({ status: 200, body: [ids[0]] })
  expect(await call('PUT', `${saved}/${ids[0]}`)).toEqual({ status: 200, body: [ids[0]] })
  const video = 'a57c1e00-0000-4000-8000-000000000009'
  expect(await call('PUT', `${saved}/${video}`)).toEqual({ status: 200, body: [video, ids[0]] })
  expect(await call('PUT', `${saved}/a57c1e00-0000-4000-8000-000000000007`)).toMatchObject({ status: 404 })
  expect(await call('DELETE', `${saved}/${ids[0]}`)).toEqual({ status: 200, body: [video] })
  const other = await createMember(api, await createCompany(api, { allowHealthArticles: true }))
  expect(await call('GET', saved, other)).toEqual({ status: 200, body: [] })
})
