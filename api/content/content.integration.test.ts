// Requirements: CHT-011
/** Content from the first draft to the member's page: who may publish what, when it is shown, and what is taken over. */
import { randomUUID } from 'node:crypto'
import {
  createAdministrator,
  createCompany,
  createMember,
  startAccountsUnderTest,
  type AccountsUnderTest,
} from '@member-care/tests/support/accounts-cast.ts'
import { png } from '@member-care/tests/support/claim-forms.ts'
import { sql } from 'slonik'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { takeOverArticles } from './take-over-articles.ts'

let api: AccountsUnderTest
let company: string
let other: string
let strict: string
let olga: string
let vera: string
let member: string

beforeAll(async () => {
  api = await startAccountsUnderTest()
  const features = { allowHealthArticles: true, allowChat: true }
  company = await createCompany(api, features)
  other = await createCompany(api, features)
  strict = await createCompany(api, { ...features, contentNeedsApproval: true })
  olga = (await createAdministrator(api, ['ADMIN_OPERATION'])).userId
  vera = (await createAdministrator(api, ['ADMIN_OPERATION'])).userId
  member = (await createMember(api, company)).userId
})
afterAll(() => api.close())

interface Item {
  readonly contentId: string
  readonly revision: number
  readonly status: string
  readonly needsApproval: boolean
  readonly versions: readonly { version: number; content: { title: string; html: string } }[]
  readonly windows: readonly { version: number; shownFrom: string; shownUntil: string | null }[]
}

async function call<Body = Item>(
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  { as = olga, body = undefined as object | undefined } = {},
) {
  const reply = await api.app.inject({
    method,
    url: `/api${url}`,
    headers: { ...(await api.headersFor(as)), ...(method !== 'GET' && { 'idempotency-key': randomUUID() }) },
    ...(body && { payload: body }),
  })
  return { status: reply.statusCode, body: reply.json<Body>() }
}

const article = (title: string, html = '<p>Text</p>') => ({ kind: 'article', title, excerpt: '', imageUrl: '', html })

async function draft(content: object, audience: string[] | null = null): Promise<Item> {
  const { status, body } = await call('POST', '/console/content', { body: { content, audience } })
  expect(status, JSON.stringify(body)).toBe(201)
  return body
}

const command = (item: Item, name: string, body: object = {}, as = olga) =>
  call('POST', `/console/content/${item.contentId}/${name}`, { as, body: { revision: item.revision, ...body } })

const soon = (ms: number) => new Date(api.parts.clock().getTime() + ms).toISOString()

async function titlesShown(as = member): Promise<string[]> {
  const { body } = await call<{ title: string }[]>('GET', '/externalapi/healtharticle/getMHCArticlesFullList', { as })
  return body.map(({ title }) => title)
}

test('a draft is not shown; once published it is, for the members of its clients alone', async () => {
  const item = await draft(article('Only for us'), [company])
  expect(item).toMatchObject({ status: 'draft', needsApproval: false, versions: [{ version: 1 }] })
  expect(await titlesShown()).not.toContain('Only for us')
  const published = await command(item, 'publish')
  expect(published).toMatchObject({
    status: 200,
    body: { status: 'shown', windows: [{ version: 1, shownUntil: null }] },
  })
  expect(await titlesShown()).toContain('Only for us')
  const stranger = (await createMember(api, other)).userId
  expect(await titlesShown(stranger)).not.toContain('Only for us')
})

test('it is shown at its time and taken down at its time, without anybody doing something then', async () => {
  const item = await draft(article('In an hour'))
  const planned = await command(item, 'publish', { shownFrom: soon(3_600_000), shownUntil: soon(7_200_000) })
  expect(planned.body.status).toBe('scheduled')
  expect(await titlesShown()).not.toContain('In an hour')
  api.passTime(3_600_000)
  expect(await titlesShown()).toContain('In an hour')
  api.passTime(3_600_000)
  expect(await titlesShown()).not.toContain('In an hour')
})

test('an edit is seen within two seconds after it is published', async () => {
  const item = (await command(await draft(article('Before')), 'publish')).body
  const saved = await call('PUT', `/console/content/${item.contentId}`, {
    body: { content: article('After'), revision: item.revision },
  })
  expect(await titlesShown()).toContain('Before')
  const began = performance.now()
  await command(saved.body, 'publish')
  expect(await titlesShown()).toEqual(expect.arrayContaining(['After']))
  expect(performance.now() - began).toBeLessThan(2_000)
  expect(await titlesShown()).not.toContain('Before')
})

test('where a client demands it, another administrator publishes', async () => {
  const item = await draft(article('With four eyes'), [strict])
  expect(item.needsApproval).toBe(true)
  expect(await command(item, 'publish')).toMatchObject({ status: 409, body: { errorCode: 'CONTENT_NOT_SUBMITTED' } })
  const submitted = await command(item, 'submit', { shownFrom: null, shownUntil: null })
  expect(submitted.body.status).toBe('submitted')
  expect(await command(submitted.body, 'publish')).toMatchObject({ status: 409, body: { errorCode: 'CONTENT_OWN' } })
  const declined = await command(submitted.body, 'decline', { reason: 'Too short' }, vera)
  expect(declined.body).toMatchObject({ status: 'draft', declined: { by: { id: vera }, reason: 'Too short' } })
  const again = await command(declined.body, 'submit', { shownFrom: null, shownUntil: null })
  expect((await command(again.body, 'publish', {}, vera)).body.status).toBe('shown')
})

test('versions are kept; an earlier one is restored, and an old revision is refused', async () => {
  const item = await draft(article('One'))
  const second = await call('PUT', `/console/content/${item.contentId}`, {
    body: { content: article('Two'), revision: item.revision },
  })
  expect(second.body.versions.map(({ content }) => content.title)).toEqual(['One', 'Two'])
  expect(await command(item, 'publish')).toMatchObject({ status: 409 })
  const restored = await command(second.body, 'restore', { version: 1 })
  expect(restored.body.versions.map(({ content }) => content.title)).toEqual(['One', 'Two', 'One'])
})

test('in an update an absent field is unchanged', async () => {
  const item = await draft(article('Unchanged'), [company])
  const wider = await call('PUT', `/console/content/${item.contentId}`, {
    body: { audience: [company, other], revision: item.revision },
  })
  expect(wider.body).toMatchObject({ title: 'Unchanged', audience: [company, other].toSorted() })
  const renamed = await call('PUT', `/console/content/${item.contentId}`, {
    body: { content: article('Renamed'), revision: wider.body.revision },
  })
  expect(renamed.body).toMatchObject({ title: 'Renamed', audience: [company, other].toSorted() })
})

test('what an article consists of is cleaned before it is saved', async () => {
  const item = await draft(
    article('Clean', '<p onclick="go()">a</p><script>go()</script><a href="javascript:go()">b</a>'),
  )
  expect(item.versions[0]?.content.html).toBe('<p>a</p>b')
})

test('who does not look after all clients keeps nothing for all, and nothing of others', async () => {
  const item = await draft(article('For all'))
  const groups = (await createAdministrator(api, ['ADMIN_OPERATION'], ['NOBODY'])).userId
  expect(await command(item, 'publish', {}, groups)).toMatchObject({
    status: 403,
    body: { errorCode: 'CONTENT_BEYOND_REACH' },
  })
  const beside = await draft(article('Of a client'), [company])
  expect(await command(beside, 'publish', {}, groups)).toMatchObject({ status: 404 })
  const body = { content: article('Mine'), audience: [company] }
  expect(await call('POST', '/console/content', { as: groups, body })).toMatchObject({ status: 403 })
})

test('what all members see, or will see, is not taken down or replaced by who reaches those of its last version alone', async () => {
  const groups = (await createAdministrator(api, ['ADMIN_OPERATION'], ['P1'])).userId
  const forUs = (of: Item) =>
    call('PUT', `/console/content/${of.contentId}`, { body: { audience: [company], revision: of.revision } })
  for (const window of [{}, { shownFrom: soon(3_600_000) }]) {
    const shown = (await command(await draft(article('For everybody')), 'publish', window)).body
    const changed = (await forUs(shown)).body
    for (const [name, body] of [['take-down', { shownUntil: null }] as const, ['publish', {}] as const])
      expect(await command(changed, name, body, groups)).toMatchObject({
        status: 403,
        body: { errorCode: 'CONTENT_BEYOND_REACH' },
      })
    const takenDown = (await command(changed, 'take-down', { shownUntil: null })).body
    expect((await command(takenDown, 'publish', {}, groups)).status).toBe(200)
  }
})

test('one list has all kinds, by state and by what expires next', async () => {
  const later = (await command(await draft(article('Ends later')), 'publish', { shownUntil: soon(7_200_000) })).body
  const sooner = (await command(await draft(article('Ends sooner')), 'publish', { shownUntil: soon(3_600_000) })).body
  const query = (filter: object, sort: [string, string]) =>
    `/console/content?filter=${encodeURIComponent(JSON.stringify(filter))}&sort=${encodeURIComponent(JSON.stringify(sort))}`
  const expiring = await call<Item[]>('GET', query({ expires: true }, ['endsAt', 'ASC']))
  expect(expiring.body.map(({ contentId }) => contentId)).toEqual([sooner.contentId, later.contentId])
  const drafts = await call<Item[]>(
    'GET',
    query({ status: 'draft', kind: 'article', companyId: company }, ['title', 'ASC']),
  )
  expect(drafts.body.length).toBeGreaterThan(0)
  expect(drafts.body.every(({ status }) => status === 'draft')).toBe(true)
})

test('a preview shows what a client’s members would see at a moment, with drafts where asked', async () => {
  const planned = await draft(article('Planned preview'), [company])
  await command(planned, 'publish', { shownFrom: soon(3_600_000), shownUntil: null })
  await draft(article('Draft preview'), [company])
  const titles = async (at: string, drafts: string) => {
    const query = new URLSearchParams({ companyId: company, kind: 'article', at, drafts })
    const { body } = await call<{ content: { title: string } }[]>('GET', `/console/content-preview?${query}`)
    return body.map(({ content }) => content.title)
  }
  expect(await titles(soon(0), 'left-out')).not.toContain('Planned preview')
  expect(await titles(soon(3_600_000), 'left-out')).toContain('Planned preview')
  expect(await titles(soon(0), 'left-out')).not.toContain('Draft preview')
  expect(await titles(soon(0), 'shown')).toContain('Draft preview')
})

test('the chat offers the client’s own menu, or the usual one', async () => {
  const menu = async () => (await call<{ message: string }[]>('GET', '/chats/menu', { as: member })).body
  expect((await menu()).some(({ message }) => message === 'Our gym')).toBe(false)
  const items = [
    {
      id: 'gym',
      message: 'Our gym',
      action: { type: 'redirect-button', webUrl: 'https://gym.example/', buttonText: 'Open' },
    },
  ]
  const item = await draft({ kind: 'chat-menu', title: 'Menu', items }, [company])
  const { body: shown } = await command(item, 'publish')
  expect(await menu()).toEqual([{ ...items[0], language: 'en-SG' }])
  const bad = [{ ...items[0], action: { type: 'redirect-button', webUrl: 'javascript:go()', buttonText: 'Open' } }]
  const refused = { content: { kind: 'chat-menu', title: 'Menu', items: bad }, revision: shown.revision }
  expect(await call('PUT', `/console/content/${item.contentId}`, { body: refused })).toMatchObject({
    status: 422,
    body: { errorCode: 'CONTENT_FAULTY' },
  })
  await command(shown, 'take-down', { shownUntil: null })
  expect((await menu()).some(({ message }) => message === 'Our gym')).toBe(false)
})

test('banners stand on the home page of the members who are meant', async () => {
  const banner = {
    kind: 'banner',
    title: 'Flu season',
    text: 'Get your jab.',
    imageUrl: '',
    linkUrl: '/app/cliniclocator',
    linkText: 'Clinics',
  }
  await command(await draft(banner, [company]), 'publish')
  expect((await call('GET', '/home/banners', { as: member })).body).toMatchObject([{ title: 'Flu season' }])
  const stranger = (await createMember(api, other)).userId
  expect((await call('GET', '/home/banners', { as: stranger })).body).toEqual([])
})

test('a picture is judged by its content, and everybody may open it', async () => {
  const upload = async (content: Buffer | Uint8Array, name: string) => {
    const form = new FormData()
    form.append('picture', new Blob([new Uint8Array(content)]), name)
    const sent = new Response(form)
    return api.app.inject({
      method: 'POST',
      url: '/api/console/content-pictures',
      headers: { ...(await api.headersFor(olga)), 'content-type': sent.headers.get('content-type') ?? '' },
      payload: Buffer.from(await sent.arrayBuffer()),
    })
  }
  const kept = await upload(png, 'a.txt')
  expect(kept.statusCode).toBe(201)
  const shown = await api.app.inject({ url: kept.json<{ address: string }>().address })
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/jpeg'])
  expect((await upload(Buffer.from('<svg onload="go()"/>'), 'a.png')).statusCode).toBe(422)
  expect((await api.app.inject({ url: `/api/content/pictures/${randomUUID()}` })).statusCode).toBe(404)
})

test('articles of before become events, once', async () => {
  const articleId = randomUUID()
  await api.parts.database.query(sql.unsafe`
    insert into app.articles (article_id, kind, title, excerpt, image_url, content, published_at)
    values (${articleId}, 'article', 'Of before', 'Short', '/a.svg', '<p onclick="go()">Long</p>', '2025-01-01T00:00:00Z'::timestamptz)`)
  await takeOverArticles(api.parts)
  expect(await titlesShown()).toContain('Of before')
  await takeOverArticles(api.parts)
  const { events } = await api.parts.eventLog.load(`content-${articleId}`)
  expect(events.map(({ type }) => type)).toEqual(['ContentDrafted', 'ContentPublished'])
  expect(events[0]?.data).toMatchObject({ content: { html: '<p>Long</p>' } })
  expect(await api.parts.database.oneFirst(sql.unsafe`select count(*)::int from app.articles`)).toBe(0)
})
