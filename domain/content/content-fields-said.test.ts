import { expect, test } from 'vitest'
import { contentFormTexts, contentListTexts } from '../texts/content-page-texts.ts'
import type { Content } from './content.ts'
import { compareContent, fieldsSaid } from './content-fields-said.ts'
import { newContent } from './new-content.ts'

const nameOf = (companyId: string) => `Client ${companyId}`
const { fields } = contentFormTexts

const menu = (...messages: readonly string[]): Content => ({
  kind: 'chat-menu',
  title: 'Menu',
  items: messages.map((message, index) => ({ id: `t${index}`, message, action: { type: 'talkToJoey' } })),
})

test('a version is told in the words of the form, without what is empty', () => {
  const product = { ...newContent('product', 2027), title: 'Voucher', priceCents: 1250, merchantId: 'm' } as Content
  expect(fieldsSaid({ content: product, audience: null }, nameOf)).toEqual([
    { field: 'audience', label: fields.audience, value: contentListTexts.allClients },
    { field: 'title', label: fields.title, value: 'Voucher' },
    { field: 'priceCents', label: fields.priceCents, value: 'SGD 12.50' },
    { field: 'merchantId', label: fields.merchantId, value: 'Client m' },
    { field: 'redeemWay', label: fields.redeemWay, value: fields.redeemWays['fixed-code'] },
  ])
})

test('two versions are compared field by field, items by their place, clients by their name', () => {
  const differences = compareContent(
    { content: menu('Gym', 'Dentist'), audience: ['a'] },
    { content: menu('Pool'), audience: ['a', 'b'] },
    nameOf,
  )
  expect(differences).toEqual([
    { field: 'audience', label: fields.audience, before: 'Client a', after: 'Client a, Client b' },
    { field: 'items.0.message', label: `${fields.items} 1: ${fields.message}`, before: 'Gym', after: 'Pool' },
    { field: 'items.1.id', label: `${fields.items} 2: ${fields.itemId}`, before: 't1', after: '' },
    { field: 'items.1.message', label: `${fields.items} 2: ${fields.message}`, before: 'Dentist', after: '' },
    {
      field: 'items.1.action.type',
      label: `${fields.items} 2: ${fields.action}`,
      before: fields.actions.talkToJoey,
      after: '',
    },
  ])
})

test('what is the same differs in nothing', () => {
  expect(
    compareContent({ content: menu('Gym'), audience: null }, { content: menu('Gym'), audience: null }, nameOf),
  ).toEqual([])
})

test('public holidays are compared by their dates: where one is added, the others are what they were', () => {
  const year = (...days: readonly { day: string; name: string }[]): Content => ({
    kind: 'public-holidays',
    year: 2027,
    days: [...days],
  })
  const christmas = { day: '2027-12-25', name: 'Christmas Day' }
  expect(
    compareContent(
      { content: year(christmas), audience: null },
      { content: year({ day: '2027-07-10', name: 'Polling Day' }, christmas), audience: null },
      nameOf,
    ),
  ).toEqual([{ field: 'days.2027-07-10', label: '10 Jul 2027', before: '', after: 'Polling Day' }])
})

test('words of another language are told as such, those of a holiday by its date', () => {
  const { inLanguage, languages } = contentFormTexts
  const message: Content = { kind: 'launch-message', title: 'Hello', text: 'Welcome.' }
  const greeted = { ...message, translations: { zh: { title: '您好', text: '' } } }
  expect(compareContent({ content: message, audience: null }, { content: greeted, audience: null }, nameOf)).toEqual([
    { field: 'translations.zh.title', label: inLanguage(fields.title, languages.zh), before: '', after: '您好' },
  ])
  const holidays: Content = {
    kind: 'public-holidays',
    year: 2027,
    days: [{ day: '2027-01-01', name: 'New Year', translations: { ms: { name: 'Tahun Baharu' } } }],
  }
  expect(fieldsSaid({ content: holidays, audience: null }, nameOf)).toContainEqual({
    field: 'days.2027-01-01.translations.ms.name',
    label: inLanguage('01 Jan 2027', languages.ms),
    value: 'Tahun Baharu',
  })
})
