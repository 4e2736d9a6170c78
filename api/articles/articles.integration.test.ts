// Requirements: ART-001, ART-002, ART-004, ART-005, ART-007, STA-005, API-080, API-081, API-082, API-083
import {
  createCompany,
  createMember,
  startAccountsUnderTest,
  type AccountsUnderTest,
  type TestPerson,
} from '@member-care/tests/support/accounts-cast.ts'
import { sql } from 'slonik'
import { afterAll, beforeAll, expect, test } from 'vitest'

let api: AccountsUnderTest
let reader: TestPerson
const ids = ['1', '2', '3', '4', '5'].map((digit) => `a57c1e00-0000-4000-8000-00000000000${digit}`)
beforeAll(async () => {
  api = await startAccountsUnderTest()
  reader = await createMember(api, await createCompany(api, { allowHealthArticles: true, requireOTPArticle: true }))
  for (const [index, id] of ids.entries()) await keep(id, { title: `Article ${index + 1}`, daysAgo: 10 - index })
  await keep('a57c1e00-0000-4000-8000-000000000008', { title: 'Of tomorrow', daysAgo: -1 })
  await keep('a57c1e00-0000-4000-8000-000000000009', { title: 'A video', daysAgo: 1, videoId: 'v-1' })
})
afterAll(() => api.close())

async function keep(
  id: string,
  { title, daysAgo, videoId }: { title: string; daysAgo: number; videoId?: string },
): Promise<void> {
  const at = new Date(Date.now() - daysAgo * 86_400_000).toISOString()
  await api.parts.database.query(sql.unsafe`
    insert into app.articles (article_id, kind, title, excerpt, image_url, content, video_id, published_at)
    values (${id}, ${videoId === undefined ? 'article' : 'video'}, ${title}, 'Short', '/a.svg', '<p>Long</p>', ${videoId ?? null}, ${at}::timestamptz)`)
}

async function ask(path: string, person = reader, otpVerified = true) {
  const reply = await api.app.inject({
    url: `/api/externalapi/${path}`,
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
  expect(body).toMatchObject([{ content: '<p>Long</p>' }, {}, {}, {}, {}])
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
