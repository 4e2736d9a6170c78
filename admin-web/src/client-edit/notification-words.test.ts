import { expect, test } from 'vitest'
import { areSameTemplates, inputsOf, templateErrors, templatesOf, withText } from './notification-words.ts'

test('a text that is typed is the client’s own, and one that is emptied is ours again', () => {
  const typed = withText({}, 'claim-approved', 'title', 'Paid')
  expect(typed).toEqual({ 'claim-approved': { title: 'Paid' } })
  expect(withText(withText(typed, 'claim-approved', 'subject', 'Good news'), 'claim-approved', 'title', ' ')).toEqual({
    'claim-approved': { subject: 'Good news' },
  })
  expect(withText(typed, 'claim-approved', 'title', '')).toEqual({})
})

test('the inputs hold every text, and give back those that are the client’s own', () => {
  const own = { 'claim-approved': { title: 'Paid' } }
  expect(inputsOf(own)['claim-approved']).toMatchObject({ title: 'Paid', subject: '' })
  expect(templatesOf(inputsOf(own))).toEqual(own)
})

test('an unknown placeholder is said at its text', () => {
  expect(templateErrors({ 'claim-approved': { text: 'You get {amount}.' } })).toEqual({
    'claim-approved.text': 'Unknown placeholder: {amount}',
  })
  expect(templateErrors({ 'claim-approved': { text: '{claimNumber} is approved.' } })).toEqual({})
})

test('the order in which texts were typed makes no difference', () => {
  const one = { 'claim-approved': { title: 'Paid', text: 'x' }, 'claim-rejected': { title: 'No' } }
  const other = { 'claim-rejected': { title: 'No' }, 'claim-approved': { text: 'x', title: 'Paid' } }
  expect(areSameTemplates(one, other)).toBe(true)
  expect(areSameTemplates(one, { ...other, 'claim-rejected': { title: 'Sorry' } })).toBe(false)
})
