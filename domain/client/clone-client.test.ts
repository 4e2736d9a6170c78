import { expect, test } from 'vitest'
import type { ClientEvent } from './client-events.ts'
import { decideClone } from './clone-client.ts'
import { featuresConfigSchema } from './features-config.ts'

const paymentConfig = { defaults: { paymentMethod: 'Bank' }, autoFillBankDetails: true, updateBankInfo: false }
const createdAs = (companyId: string) => ({ companyId, name: companyId, companyCode: companyId, groupCode: 'P2', policyNo: 'P', inpatientPolicyNo: 'P', outpatientPolicyNo: 'P' })
const configured = (itemizedMonth: number): ClientEvent => ({
  type: 'ClientConfigured',
  data: { companyId: 'orchid', featuresConfig: featuresConfigSchema.parse({ allowChat: true, itemizedMonth }), paymentConfig },
})
const worded: ClientEvent = { type: 'NotificationTemplatesChanged', data: { companyId: 'orchid', templates: {} } }

test('a clone has the configuration of the other client as it is now, under its own name and id', () => {
  const source: ClientEvent[] = [{ type: 'ClientCreated', data: createdAs('orchid') }, configured(1), worded, configured(2)]
  const created = { ...createdAs('lantern'), clonedFrom: 'orchid' }
  const decision = decideClone({ created, source }, undefined)
  expect('events' in decision && decision.events).toEqual([
    { type: 'ClientCreated', data: created },
    { type: 'ClientConfigured', data: { ...configured(2).data, companyId: 'lantern' } },
    { type: 'NotificationTemplatesChanged', data: { companyId: 'lantern', templates: {} } },
  ])
})

test('of a client that nobody configured there is nothing to copy', () => {
  const decision = decideClone({ created: createdAs('lantern'), source: [{ type: 'ClientCreated', data: createdAs('orchid') }] }, undefined)
  expect('events' in decision && decision.events).toEqual([{ type: 'ClientCreated', data: createdAs('lantern') }])
})

test('a company that is a client already is not made one again', () => {
  expect(decideClone({ created: createdAs('lantern'), source: [] }, { companyId: 'lantern' } as Parameters<typeof decideClone>[1])).toMatchObject({ refusal: { code: 'CLIENT_EXISTS' } })
})
