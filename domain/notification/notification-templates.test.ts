import { expect, test } from 'vitest'
import { evolveClient } from '../client/client-state.ts'
import { decideClient } from '../client/decide-client.ts'
import { notificationWords } from '../texts/notification-kind-texts.ts'
import { notificationKindRules, notificationKinds } from './notification-kinds.ts'
import { languageOfNotification, unknownPlaceholders, wordNotification } from './notification-templates.ts'

const created = {
  companyId: 'c1',
  name: 'Orchid',
  companyCode: 'C',
  groupCode: 'P2',
  policyNo: 'P',
  inpatientPolicyNo: 'P',
  outpatientPolicyNo: 'P',
}
const client = evolveClient(undefined, { type: 'ClientCreated', data: created })
const change = (templates: object) => decideClient({ type: 'ChangeNotificationTemplates', data: { templates } }, client)

test.each(notificationKinds)('our own words for %s name nothing that there is no value for', (kind) => {
  for (const text of Object.values(notificationWords[kind])) expect(unknownPlaceholders(kind, text)).toEqual([])
})

test('a client words a text itself, and the others stay ours', () => {
  const words = wordNotification(
    'claim-approved',
    { claimNumber: 'OP1', company: 'Orchid' },
    { 'claim-approved': { subject: '{company}: {claimNumber} approved' } },
  )
  expect(words.subject).toBe('Orchid: OP1 approved')
  expect(words.title).toBe('Claim approved')
  expect(words.message).toContain('Claim OP1 ')
})

test('who reads another language than English gets all words of a client, or none', () => {
  const whole = { title: 'Good news', message: 'Approved.', subject: 'Good news', text: 'Approved.' }
  const languageOf = (reader: 'en' | 'zh', own: object) =>
    languageOfNotification('claim-approved', reader, { 'claim-approved': own })
  expect(languageOf('zh', {})).toBe('zh')
  expect(languageOf('zh', whole)).toBe('en')
  for (const field of Object.keys(whole)) {
    const part = Object.fromEntries(Object.entries(whole).filter(([one]) => one !== field))
    expect(languageOf('zh', part)).toBe('zh')
    expect(languageOf('en', part)).toBe('en')
  }
  expect(languageOfNotification('claim-rejected', 'zh', { 'claim-approved': whole })).toBe('zh')
})

test('a value is put in as it is, even when it looks like a placeholder or a pattern', () => {
  const words = wordNotification(
    'claim-approved',
    { claimNumber: '{company}$&', company: '$1' },
    { 'claim-approved': { title: '{company} {claimNumber}' } },
  )
  expect(words.title).toBe('$1 {company}$&')
})

test.each([
  [
    'claim-approved',
    { message: 'Paid: {amount}' },
    'templates.claim-approved.message',
    'Unknown placeholder: {amount}',
  ],
  [
    'password-changed',
    { text: 'Claim {claimNumber}' },
    'templates.password-changed.text',
    'Unknown placeholder: {claimNumber}',
  ],
  [
    'claim-rejected',
    { title: '{ claimNumber }' },
    'templates.claim-rejected.title',
    'Unknown placeholder: { claimNumber }',
  ],
] as const)('%s with %o is refused at the text', (kind, template, field, message) => {
  expect(change({ [kind]: template })).toEqual({ refusal: { code: 'NOTIFICATION_TEMPLATES_INVALID', field, message } })
})

test('a text of nothing but blanks is refused, and one of known placeholders is recorded', () => {
  expect(change({ 'claim-approved': { subject: '   ' } })).toMatchObject({
    refusal: { field: 'templates.claim-approved.subject' },
  })
  const templates = { 'claim-approved': { subject: 'Claim {claimNumber}' } }
  expect(change(templates)).toEqual({
    events: [{ type: 'NotificationTemplatesChanged', data: { companyId: 'c1', templates } }],
  })
})

test('nothing that we say outside the portal names an illness or an amount', () => {
  for (const kind of notificationKinds) {
    const { subject, text } = notificationWords[kind]
    // A receipt says what was paid, and not for what.
    const isReceipt = notificationKindRules[kind].about === 'store'
    const said = `${subject} ${isReceipt ? text.replace('{amount}', '') : text}`
    expect(said).not.toMatch(/diagnos|illness|product|amount|payable|S?\$|SGD/i)
  }
})
