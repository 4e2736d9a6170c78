// Requirements: ADM-CFG-015
import { expect, test } from 'vitest'
import type { ClientEvent } from './client-events.ts'
import { evolveClient, type ClientState } from './client-state.ts'
import { decideClone } from './clone-client.ts'
import { featuresConfigSchema } from './features-config.ts'

const paymentConfig = { defaults: { paymentMethod: 'Bank' }, autoFillBankDetails: true, updateBankInfo: false }
const createdAs = (companyId: string) => ({
  companyId,
  name: companyId,
  companyCode: companyId,
  groupCode: 'P2',
  policyNo: 'P',
  inpatientPolicyNo: 'P',
  outpatientPolicyNo: 'P',
})
const configured = (itemizedMonth: number): ClientEvent => ({
  type: 'ClientConfigured',
  data: {
    companyId: 'orchid',
    featuresConfig: featuresConfigSchema.parse({ allowChat: true, itemizedMonth }),
    paymentConfig,
  },
})
const worded: ClientEvent = {
  type: 'NotificationTemplatesChanged',
  data: { companyId: 'orchid', templates: { 'claim-approved': { title: 'Paid' } } },
}

test('a clone has the configuration of the other client as it is now, under its own name and id', () => {
  const source: ClientEvent[] = [
    { type: 'ClientCreated', data: createdAs('orchid') },
    configured(1),
    worded,
    { type: 'ClientFeaturesChanged', data: { companyId: 'orchid', featuresConfig: { allowLOG: true } } },
    { type: 'ClientFeaturesChanged', data: { companyId: 'orchid', featuresConfig: { itemizedMonth: 2 } } },
  ]
  const created = { ...createdAs('lantern'), companyMasterId: 'lantern', clonedFrom: 'orchid' }
  const clone = eventsOf({ created, source })
  expect(clone.map(({ type }) => type)).toEqual(['ClientCreated', 'ClientConfigured', 'NotificationTemplatesChanged'])
  const state = clone.reduce<ClientState>(evolveClient, undefined)
  expect(state).toMatchObject({
    companyId: 'lantern',
    clonedFrom: 'orchid',
    configuration: { featuresConfig: { allowChat: true, allowLOG: true, itemizedMonth: 2 }, paymentConfig },
    notificationTemplates: { 'claim-approved': { title: 'Paid' } },
  })
})

test('who tries the welcome e-mail of one company is no user of another, and an inactive client has an active clone', () => {
  const source: ClientEvent[] = [
    { type: 'ClientCreated', data: createdAs('orchid') },
    { type: 'ClientStatusChanged', data: { companyId: 'orchid', status: 'INACTIVE' } },
    {
      type: 'ClientOnboardingChanged',
      data: { companyId: 'orchid', onboardingEmailConfig: { templateAlias: 'welcome', testUserId: 'ben' } },
    },
  ]
  const state = eventsOf({ created: createdAs('lantern'), source }).reduce<ClientState>(evolveClient, undefined)
  expect(state?.configuration).toMatchObject({
    status: 'ACTIVE',
    onboardingEmailConfig: { templateAlias: 'welcome', testUserId: null },
  })
})

test('a company that is a client already is not made one again', () => {
  const already = evolveClient(undefined, { type: 'ClientCreated', data: createdAs('lantern') })
  expect(decideClone({ created: createdAs('lantern'), source: [] }, already)).toMatchObject({
    refusal: { code: 'CLIENT_EXISTS' },
  })
})

function eventsOf(clone: Parameters<typeof decideClone>[0]): readonly ClientEvent[] {
  const decision = decideClone(clone, undefined)
  return 'events' in decision ? decision.events : []
}
