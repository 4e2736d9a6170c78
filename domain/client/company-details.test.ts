import { expect, test } from 'vitest'
import { changeOfDetails, differingFields, masterDetailsOf, withTakenOver } from './company-details.ts'
import { decideClient } from './decide-client.ts'
import { evolveClient, type ClientState } from './client-state.ts'
import type { ClientEvent } from './client-events.ts'

const details = {
  name: 'Pelican Foods',
  companyCode: 'PEL',
  groupCode: 'P1',
  policyNo: 'POL-1',
  inpatientPolicyNo: 'POL-1',
  outpatientPolicyNo: 'POL-1-O',
}
const company = { companyName: 'Pelican Foods', companyCode: 'PEL', active: true, groupCode: 'P1', policyNo: 'POL-1' }

test.each([
  [{}, []],
  [{ companyName: 'Pelican Group' }, ['name']],
  [{ policyNo: 'POL-2', companyCode: 'PELG' }, ['companyCode', 'policyNo']],
  [{ groupCode: 'MG' }, ['groupCode']],
  [{ active: false }, ['status']],
])('of a company that is %j in the master differs %j', (change, fields) => {
  const master = masterDetailsOf({ ...company, ...change })
  expect(differingFields({ ...details, status: 'ACTIVE' }, master)).toEqual(fields)
})

test('a policy number of claims goes with that of the company where the two were the same', () => {
  expect(withTakenOver(details, { policyNo: 'POL-2' })).toEqual({
    ...details,
    policyNo: 'POL-2',
    inpatientPolicyNo: 'POL-2',
  })
  expect(changeOfDetails(details, { name: 'Pelican Foods' })).toEqual({})
})

test('what is taken over is one event, before what else is changed, and nothing where nothing is another', () => {
  const created: ClientEvent = { type: 'ClientCreated', data: { companyId: 'pelican', ...details } }
  const state = evolveClient(undefined, created)
  const change = { type: 'ChangeConfiguration', data: { status: 'INACTIVE' } } as const
  const decision = decideClient({ ...change, company: { name: 'Pelican Group', groupCode: 'P1' } }, state)
  expect(decision).toEqual({
    events: [
      { type: 'ClientCompanyChanged', data: { companyId: 'pelican', name: 'Pelican Group' } },
      { type: 'ClientStatusChanged', data: { companyId: 'pelican', status: 'INACTIVE' } },
    ],
  })
  const after = 'events' in decision ? decision.events.reduce<ClientState>(evolveClient, state) : undefined
  expect(after).toMatchObject({ ...details, name: 'Pelican Group', configuration: { status: 'INACTIVE' } })
})
