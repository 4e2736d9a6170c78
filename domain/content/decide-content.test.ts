import { expect, test } from 'vitest'
import { contentFaultTexts } from '../texts/content-texts.ts'
import { contentDataSchema, type Content, type ContentOf } from './content.ts'
import { decideContent, type ContentCommand } from './decide-content.ts'
import { evolveContent, type ContentState } from './content-state.ts'

const article: ContentOf<'article'> = {
  kind: 'article',
  title: 'Walk',
  excerpt: '',
  imageUrl: '',
  html: '<p>Walk.</p>',
}
const save = (change: Partial<ContentOf<'article'>> = {}): ContentCommand => ({
  type: 'SaveContent',
  content: { ...article, ...change },
  audience: null,
})
const submit: ContentCommand = { type: 'SubmitContent', shownFrom: null, shownUntil: null }
const publish: ContentCommand = { type: 'PublishContent' }
const at = (hour: number) => `2026-03-02T${String(hour).padStart(2, '0')}:00:00.000Z`

type Asked = readonly [command: ContentCommand, askedBy: string, hour?: number]

/** Commands one after another, each by its administrator at its hour; the last one's answer, and what the item has come to. */
function after(needsFourEyes: boolean, ...asked: readonly Asked[]) {
  let state: ContentState
  let decision
  for (const [command, askedBy, hour = 8] of asked) {
    decision = decideContent(command, state, { contentId: 'c', askedBy, now: at(hour), needsFourEyes })
    if ('events' in decision) state = decision.events.reduce(evolveContent, state)
  }
  return { state, decision }
}

test('where nobody demands four eyes, who wrote it publishes it', () => {
  const { state } = after(false, [save(), 'ann'], [publish, 'ann'])
  expect(state).toMatchObject({
    versions: [{ version: 1, content: article, savedBy: 'ann', audience: null }],
    windows: [{ version: 1, shownFrom: at(8), shownUntil: null }],
  })
})

test.each([
  ['its author', 'ann'],
  ['who submitted it', 'cat'],
])('where four eyes are demanded, %s cannot publish it', (_who, askedBy) => {
  const { decision, state } = after(true, [save(), 'ann'], [submit, 'cat'], [publish, askedBy])
  expect([decision, state?.windows]).toMatchObject([{ refusal: { code: 'CONTENT_OWN' } }, []])
  expect(after(true, [save(), 'ann'], [submit, 'cat'], [publish, 'ben']).state?.windows).toHaveLength(1)
})

test('where four eyes are demanded, all who wrote since the last publication need somebody else', () => {
  const written: readonly Asked[] = [
    [save(), 'ann'],
    [save({ title: 'Walk more' }), 'ben'],
    [submit, 'ben'],
  ]
  expect(after(true, ...written, [publish, 'ann']).decision).toMatchObject({ refusal: { code: 'CONTENT_OWN' } })
  const next: readonly Asked[] = [
    [save({ title: 'Run' }), 'cat'],
    [submit, 'cat'],
    [publish, 'ann', 9],
  ]
  expect(after(true, ...written, [publish, 'cat'], ...next).state?.windows).toMatchObject([
    { version: 2, shownFrom: at(8), shownUntil: at(9) },
    { version: 3, shownFrom: at(9), shownUntil: null },
  ])
})

test('what was not submitted, or was changed since, is not published with four eyes', () => {
  expect(after(true, [save(), 'ann'], [publish, 'ben']).decision).toMatchObject({
    refusal: { code: 'CONTENT_NOT_SUBMITTED' },
  })
  const changed = after(true, [save(), 'ann'], [submit, 'ann'], [save({ title: 'B' }), 'ann'], [publish, 'ben'])
  expect(changed.decision).toMatchObject({ refusal: { code: 'CONTENT_NOT_SUBMITTED' } })
})

test('the author’s window holds, and one that passed while it waited begins at once', () => {
  const planned: ContentCommand = { type: 'SubmitContent', shownFrom: at(10), shownUntil: at(12) }
  const windows = (hour: number) =>
    after(true, [save(), 'ann'], [planned, 'ann'], [publish, 'ben', hour]).state?.windows
  expect(windows(9)).toEqual([{ version: 1, shownFrom: at(10), shownUntil: at(12) }])
  expect(windows(11)).toEqual([{ version: 1, shownFrom: at(11), shownUntil: at(12) }])
  expect(after(true, [save(), 'ann'], [planned, 'ann'], [publish, 'ben', 13]).decision).toMatchObject({
    refusal: { code: 'CONTENT_WINDOW_REVERSED' },
  })
})

test('a declined version says why until it is published', () => {
  const declined: ContentCommand = { type: 'DeclineContent', reason: ' Too long. ' }
  const { state } = after(true, [save(), 'ann'], [submit, 'ann'], [declined, 'ben'], [save({ title: 'B' }), 'ann'])
  expect(state).toMatchObject({ declined: { by: 'ben', reason: 'Too long.' } })
  expect(after(true, [save(), 'ann'], [submit, 'ann'], [{ ...declined, reason: ' ' }, 'ben']).decision).toMatchObject({
    refusal: { code: 'CONTENT_REASON_MISSING', field: 'reason' },
  })
})

test('a publication ends what was planned from its moment on', () => {
  const later: ContentCommand = { type: 'PublishContent', shownFrom: at(12), shownUntil: at(14) }
  const sooner: ContentCommand = { type: 'PublishContent', shownFrom: at(10), shownUntil: null }
  expect(after(false, [save(), 'ann'], [publish, 'ann'], [later, 'ann'], [sooner, 'ann']).state?.windows).toEqual([
    { version: 1, shownFrom: at(8), shownUntil: at(10) },
    { version: 1, shownFrom: at(10), shownUntil: null },
  ])
})

test('it is taken down at a time, and not where it is not shown anyway', () => {
  const takeDown: ContentCommand = { type: 'TakeDownContent', shownUntil: at(12) }
  const { state } = after(false, [save(), 'ann'], [publish, 'ann'], [takeDown, 'ann'])
  expect(state?.windows).toEqual([{ version: 1, shownFrom: at(8), shownUntil: at(12) }])
  expect(after(false, [save(), 'ann'], [takeDown, 'ann']).decision).toMatchObject({
    refusal: { code: 'CONTENT_NOT_SHOWN' },
  })
  expect(after(false, [save(), 'ann'], [publish, 'ann'], [takeDown, 'ann'], [takeDown, 'ann']).decision).toMatchObject({
    refusal: { code: 'CONTENT_NOT_SHOWN' },
  })
  expect(after(false, [save(), 'ann'], [publish, 'ann'], [takeDown, 'ann', 13]).decision).toMatchObject({
    refusal: { code: 'CONTENT_MOMENT_PAST' },
  })
})

test('an earlier version is restored as the newest', () => {
  const { state } = after(
    false,
    [save(), 'ann'],
    [save({ title: 'B' }), 'ann'],
    [{ type: 'RestoreContent', version: 1 }, 'ben'],
  )
  expect(state?.versions.at(-1)).toEqual({
    version: 3,
    content: article,
    audience: null,
    savedBy: 'ben',
    restoredFrom: 1,
  })
})

test('the same again is no version, and an item keeps its kind', () => {
  expect(after(false, [save(), 'ann'], [save(), 'ben']).decision).toEqual({ events: [] })
  const banner: ContentCommand = {
    type: 'SaveContent',
    content: { kind: 'banner', title: 'Hello', text: '', imageUrl: '', linkUrl: '', linkText: '' },
    audience: null,
  }
  expect(after(false, [save(), 'ann'], [banner, 'ann']).decision).toMatchObject({
    refusal: { code: 'CONTENT_KIND_FIXED' },
  })
})

test('what breaks a rule of its kind is not saved, and says which field', () => {
  expect(after(false, [save({ title: ' ' }), 'ann']).decision).toMatchObject({
    refusal: { code: 'CONTENT_FAULTY', field: 'title' },
  })
  expect(after(false, [save({ imageUrl: 'https://elsewhere.example/a.png' }), 'ann']).decision).toMatchObject({
    refusal: { code: 'CONTENT_FAULTY', field: 'imageUrl' },
  })
  expect(after(false, [{ ...save(), audience: [] } as ContentCommand, 'ann']).decision).toMatchObject({
    refusal: { code: 'CONTENT_AUDIENCE_MISSING', field: 'audience' },
  })
})

test('what was kept elsewhere is taken over once', () => {
  const takeOver: ContentCommand = {
    type: 'TakeOverContent',
    content: article,
    audience: null,
    shownFrom: '2025-01-01T00:00:00.000Z',
    shownUntil: null,
  }
  const { state } = after(true, [takeOver, 'content'])
  expect(state?.windows).toEqual([{ version: 1, shownFrom: '2025-01-01T00:00:00.000Z', shownUntil: null }])
  expect(after(true, [takeOver, 'content'], [takeOver, 'content']).decision).toEqual({ events: [] })
})

test('what was kept elsewhere and not published is taken over as a draft', () => {
  const takeOver: ContentCommand = {
    type: 'TakeOverContent',
    content: article,
    audience: null,
    shownFrom: null,
    shownUntil: null,
  }
  const { state } = after(true, [takeOver, 'content'])
  expect([state?.versions.length, state?.windows]).toEqual([1, []])
})

test('what is the same for all has no clients of its own', () => {
  const content: Content = { kind: 'launch-message', title: 'New clinics', text: 'From April.' }
  expect(after(false, [{ type: 'SaveContent', content, audience: ['orchid'] }, 'ann']).decision).toMatchObject({
    refusal: { code: 'CONTENT_FOR_EVERYBODY', field: 'audience' },
  })
})

test.each([
  ['no holiday', { days: [] }, 'days'],
  ['a day that there is not', { days: [{ day: '2027-02-30', name: 'Some day' }] }, 'days.0.day'],
  ['a day of another year', { days: [{ day: '2028-01-01', name: 'New Year’s Day' }] }, 'days.0.day'],
  ['a holiday without a name', { days: [{ day: '2027-01-01', name: ' ' }] }, 'days.0.name'],
  [
    'a day twice',
    {
      days: [
        { day: '2027-01-01', name: 'One' },
        { day: '2027-01-01', name: 'Two' },
      ],
    },
    'days.1.day',
  ],
  ['no year', { year: 27 }, 'year'],
])('a year with %s is not saved', (_what, change, field) => {
  const days = [{ day: '2027-01-01', name: 'New Year’s Day' }]
  const content: Content = { kind: 'public-holidays', year: 2027, days, ...change }
  expect(after(false, [{ type: 'SaveContent', content, audience: null }, 'ann']).decision).toMatchObject({
    refusal: { code: 'CONTENT_FAULTY', field },
  })
})

test('a product with a code that changes needs a merchant, whose counter shows it; one that was saved before is still read', () => {
  const product: ContentOf<'product'> = {
    ...{ kind: 'product', title: 'Screening', description: '', url: '', imageUrl: '', priceCents: 4_905 },
    ...{ merchantId: '', redeemWay: 'changing-code' },
  }
  const saved = (change: Partial<ContentOf<'product'>>) =>
    after(false, [{ type: 'SaveContent', content: { ...product, ...change }, audience: null }, 'ann']).decision
  expect(saved({})).toEqual({
    refusal: { code: 'CONTENT_FAULTY', message: contentFaultTexts.merchantMissing, field: 'merchantId' },
  })
  for (const change of [{ merchantId: 'm-1' }, { redeemWay: 'fixed-code' }] as const)
    expect(saved(change)).toMatchObject({ events: [{ type: 'ContentDrafted' }] })
  expect(contentDataSchema.parse(product)).toEqual(product)
})
