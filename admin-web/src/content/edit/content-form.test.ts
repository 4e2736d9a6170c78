import { newContent } from '@member-care/domain/content/new-content.ts'
import type { Content } from '@member-care/domain/content/content.ts'
import { contentFaultTexts, contentRefusalTexts } from '@member-care/domain/texts/content-texts.ts'
import { expect, test } from 'vitest'
import { contentComparison, contentFormErrors, contentOfForm, formOfContent, type ContentForm } from './content-form.ts'

const reward = {
  ...newContent('reward', 2027),
  title: 'Swim',
  category: { slug: 'wellness', name: 'Wellness' },
} as Extract<Content, { kind: 'reward' }>

test('what an input has emptied is an empty text, and a place without degrees is not on the map', () => {
  const typed = {
    ...reward,
    excerpt: null,
    locations: [{ address: 'Here', position: { longitude: null, latitude: null } }, { address: 'There' }],
  }
  expect(contentOfForm({ content: typed as never })).toMatchObject({
    excerpt: '',
    locations: [{ address: 'Here' }, { address: 'There' }],
  })
  expect(contentOfForm({ content: typed as never })).not.toHaveProperty('locations.0.position')
})

test('a moment goes to the form as in Singapore, and back', () => {
  const content: Content = { ...reward, validUntil: '2026-12-31T15:59:59.000Z' }
  const form = formOfContent(content, null)
  expect(form.content).toMatchObject({ validUntil: '2026-12-31T23:59:59' })
  expect(contentOfForm(form)).toEqual(content)
})

test('each fault stands at its field, and one at the clients', () => {
  const form: ContentForm = { content: { ...reward, title: ' ', validUntil: 'soon' }, audience: [] }
  expect(contentFormErrors(form)).toEqual({
    'content.title': contentFaultTexts.titleMissing,
    'content.validUntil': contentFaultTexts.momentFaulty,
    audience: contentRefusalTexts.CONTENT_AUDIENCE_MISSING,
  })
})

test('a topic that talks to Joey keeps nothing of a button', () => {
  const action = { type: 'talkToJoey', webUrl: 'x', buttonText: 'y' } as never
  const menu: Content = { kind: 'chat-menu', title: 'Menu', items: [{ id: 'a', message: 'Hello', action }] }
  expect(contentOfForm({ content: menu })).toMatchObject({ items: [{ action: { type: 'talkToJoey' } }] })
  expect(contentOfForm({ content: menu })).not.toHaveProperty('items.0.action.webUrl')
})

test('of two who change different fields, both are kept', () => {
  const base: ContentForm = { content: reward, audience: null }
  const theirs: ContentForm = { content: { ...reward, title: 'Dive' }, audience: ['a'] }
  const mine: ContentForm = { content: { ...reward, terms: 'One each' }, audience: null }
  const comparison = contentComparison((id) => id)
  expect(comparison.rebased({ base, theirs, mine })).toEqual({
    content: { ...reward, title: 'Dive', terms: 'One each' },
    audience: ['a'],
  })
  expect(comparison.differences({ base, theirs, mine }).map(({ isContested }) => isContested)).toEqual([false, false])
})

test('every translation is in the form, and one that stays empty is not kept', () => {
  const content: Content = {
    ...reward,
    translations: { zh: { title: '游泳', excerpt: '', terms: '', redeemDescription: '' } },
  }
  const form = formOfContent(content, null)
  expect(form.content).toMatchObject({
    category: { translations: { zh: { name: '' }, ms: { name: '' }, ta: { name: '' } } },
    translations: { zh: { title: '游泳' }, ta: { title: '' } },
  })
  expect(contentOfForm(form)).toEqual(content)
})

test('of two who translate into different languages, both are kept', () => {
  const translated = (language: 'zh' | 'ta', title: string): ContentForm => {
    const words = { title, excerpt: '', terms: '', redeemDescription: '' }
    return formOfContent({ ...reward, translations: { [language]: words } }, null)
  }
  const base = formOfContent(reward, null)
  const rebased = contentComparison((id) => id).rebased({
    base,
    theirs: translated('zh', '游泳'),
    mine: translated('ta', 'நீச்சல்'),
  })
  expect(contentOfForm(rebased)).toMatchObject({
    translations: { zh: { title: '游泳' }, ta: { title: 'நீச்சல்' } },
  })
})

test('so they are where the words stand in a list; what somebody else wrote is not put at another line', () => {
  const line = (id: string, words: object = {}) => ({ id, message: id, action: { type: 'talkToJoey' }, ...words })
  const menu = (...items: readonly object[]): ContentForm =>
    formOfContent({ kind: 'chat-menu', title: 'Menu', items } as unknown as Content, null)
  const base = menu(line('a'), line('b'))
  const theirs = menu(line('a', { translations: { zh: { message: '甲' } } }), line('b'))
  const { rebased } = contentComparison((id) => id)
  const mine = menu(line('a', { translations: { ta: { message: 'அ' } } }), line('b'))
  expect(contentOfForm(rebased({ base, theirs, mine }))).toMatchObject({
    items: [{ id: 'a', translations: { zh: { message: '甲' }, ta: { message: 'அ' } } }, { id: 'b' }],
  })
  const turned = menu(line('b'), line('a'))
  expect(contentOfForm(rebased({ base, theirs, mine: turned }))).toEqual(contentOfForm(turned))
})
