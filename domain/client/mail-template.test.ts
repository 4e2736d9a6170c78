// Requirements: ADM-CFG-083, ADM-CFG-084, ADM-CFG-085
import { expect, test } from 'vitest'
import { mailTemplateOf } from './mail-template.ts'
import {
  accountTemplates,
  claimTemplates,
  microserviceTemplatesShape,
  storeTemplates,
  usualTemplates,
} from './microservice-templates.ts'

/** Each template is its own id. */
const client = {
  microserviceTemplates: Object.fromEntries(Object.keys(microserviceTemplatesShape).map((name) => [name, name])),
}

test('the template ids are those of 3§3, and are empty unless somebody says otherwise', () => {
  expect(Object.keys(microserviceTemplatesShape)).toEqual([
    'submittedOutpatientClaim',
    'submittedInpatientClaim',
    'firstNotification',
    'firstReminder',
    'secondReminder',
    'closure',
    'approved',
    'rejected',
    'marketplacePurchased',
    'marketplaceRedeemed',
    'eLogNotification',
    'simpleEmail',
    'birthdayPush',
    'accessTokenPush',
    'welcomeEmail',
    'emailOTP',
    'resetPassword',
    'succeededResetPassword',
    'smsOTP',
  ])
  expect(usualTemplates).toEqual(Object.fromEntries(Object.keys(microserviceTemplatesShape).map((name) => [name, ''])))
})

test('each e-mail is made from one of those that the console offers, and each of these is of some e-mail (S54)', () => {
  const used = [
    mailTemplateOf(client, 'claim-submitted', { claimKind: 'outpatient' }),
    mailTemplateOf(client, 'claim-submitted', { claimKind: 'inpatient' }),
    mailTemplateOf(client, 'claim-information-requested', { claimKind: 'outpatient' }),
    mailTemplateOf(client, 'claim-approved', { claimKind: 'inpatient' }),
    mailTemplateOf(client, 'claim-rejected', { claimKind: 'outpatient' }),
    mailTemplateOf(client, 'order-paid'),
    mailTemplateOf(client, 'letter-waits-for-hr'),
    mailTemplateOf(client, 'new-sign-in'),
    mailTemplateOf(client, 'one-time-password'),
    mailTemplateOf(client, 'reset-password'),
    mailTemplateOf(client, 'password-changed'),
  ]
  expect(used).toEqual([
    'submittedOutpatientClaim',
    'submittedInpatientClaim',
    'firstNotification',
    'approved',
    'rejected',
    'marketplacePurchased',
    'eLogNotification',
    'simpleEmail',
    'emailOTP',
    'resetPassword',
    'succeededResetPassword',
  ])
  expect(used).toEqual([...claimTemplates, ...storeTemplates, ...accountTemplates])
})

test('without an id, and without a client, the usual e-mail goes out', () => {
  expect(mailTemplateOf({ microserviceTemplates: usualTemplates }, 'claim-approved')).toBeUndefined()
  expect(mailTemplateOf({ microserviceTemplates: {} }, 'reset-password')).toBeUndefined()
  expect(mailTemplateOf(undefined, 'one-time-password')).toBeUndefined()
})
