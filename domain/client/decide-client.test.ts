// Requirements: ADM-CFG-006, ADM-CFG-012, ADM-CFG-020, ADM-CFG-021, ADM-CFG-022, ADM-CFG-023, ADM-CFG-024, ADM-CFG-025, ADM-CFG-026, ADM-CFG-027,
// ADM-CFG-033, ADM-CFG-034, ADM-CFG-035, ADM-CFG-036, ADM-CFG-037, ADM-CFG-038, ADM-CFG-039, ADM-CFG-040, ADM-CFG-041, ADM-CFG-042, ADM-CFG-043,
// ADM-CFG-044, ADM-CFG-045, ADM-CFG-046, ADM-CFG-047, ADM-CFG-048, ADM-CFG-049, ADM-CFG-050, ADM-CFG-051, ADM-CFG-052, ADM-CFG-054, ADM-CFG-055,
// ADM-CFG-056, ADM-CFG-057, ADM-CFG-058, ADM-CFG-059, ADM-CFG-060, ADM-CFG-061, ADM-CFG-062, ADM-CFG-063, ADM-CFG-064, ADM-CFG-065, ADM-CFG-066,
// ADM-CFG-067, ADM-CFG-068, ADM-CFG-069, ADM-CFG-070, ADM-CFG-071, ADM-CFG-072, ADM-CFG-073, ADM-CFG-079, ADM-CFG-083, ADM-CFG-084, ADM-CFG-085,
// LIM-004, LIM-029
import { describe, expect, test } from 'vitest'
import type { ConfigurationChange } from './client-configuration.ts'
import type { ClientEvent } from './client-events.ts'
import { evolveClient, type ClientState } from './client-state.ts'
import { decideClient, type ClientCommand } from './decide-client.ts'
import { featuresConfigSchema } from './features-config.ts'

const created = {
  companyId: 'orchid',
  name: 'Orchid',
  companyCode: 'ORCHID',
  groupCode: 'P2',
  policyNo: 'P',
  inpatientPolicyNo: 'PI',
  outpatientPolicyNo: 'PO',
}
const takenOver: readonly ClientEvent[] = [{ type: 'ClientCreated', data: created }]

function decide(command: ClientCommand, given: readonly ClientEvent[] = takenOver) {
  return decideClient(command, given.reduce<ClientState>(evolveClient, undefined))
}

function changed(data: ConfigurationChange, given: readonly ClientEvent[] = takenOver): readonly ClientEvent[] {
  const decision = decide({ type: 'ChangeConfiguration', data }, given)
  return 'events' in decision ? decision.events : []
}

const configurationAfter = (events: readonly ClientEvent[]) =>
  events.reduce<ClientState>(evolveClient, undefined)?.configuration

describe('a new client', () => {
  test('of the company master begins with one file per category and 10000 for a letter signed beforehand', () => {
    const decision = decide({ type: 'CreateClient', data: { ...created, companyMasterId: 'orchid' } }, [])
    expect('events' in decision && configurationAfter(decision.events)).toMatchObject({
      status: 'ACTIVE',
      featuresConfig: { maximumFileUpload: 1, allowEclaimSubmit: false },
      eLogConfig: { Presigned_ELOG_Amount: 10_000 },
    })
  })

  test('that nobody configured lets members send five files', () => {
    expect(configurationAfter(takenOver)?.featuresConfig.maximumFileUpload).toBe(5)
  })
})

describe('a change of the configuration', () => {
  test('is recorded by kind, and of each kind only what is another value', () => {
    const events = changed({
      status: 'INACTIVE',
      featuresConfig: { allowChat: true, allowLOG: false, giroOnly: true, restrictOTP: true },
      paymentConfig: { updateBankInfo: true },
      eLogConfig: { companyEmails: ['hr@orchid.example'], LogF_RequireHR: 0 },
      enrolmentConfig: { secondary_identifier: ['staffid', 'name'] },
      onboardingEmailConfig: { templateAlias: 'welcome' },
      microserviceTemplates: { approved: '42', rejected: '' },
      teleconsultFeatures: ['Dietician', 'Mental Health'],
    })
    const companyId = 'orchid'
    expect(events).toEqual([
      { type: 'ClientStatusChanged', data: { companyId, status: 'INACTIVE' } },
      { type: 'ClientFeaturesChanged', data: { companyId, featuresConfig: { allowChat: true } } },
      {
        type: 'ClientPaymentChanged',
        data: { companyId, featuresConfig: { giroOnly: true }, paymentConfig: { updateBankInfo: true } },
      },
      { type: 'ClientOneTimePasswordsChanged', data: { companyId, featuresConfig: { restrictOTP: true } } },
      { type: 'ClientElogConfigChanged', data: { companyId, eLogConfig: { companyEmails: ['hr@orchid.example'] } } },
      {
        type: 'ClientEnrolmentConfigChanged',
        data: { companyId, enrolmentConfig: { secondary_identifier: ['staffid', 'name'] } },
      },
      { type: 'ClientOnboardingChanged', data: { companyId, onboardingEmailConfig: { templateAlias: 'welcome' } } },
      { type: 'MicroserviceTemplatesChanged', data: { companyId, microserviceTemplates: { approved: '42' } } },
      { type: 'TeleconsultFeaturesChanged', data: { companyId, teleconsultFeatures: ['Dietician', 'Mental Health'] } },
    ])
  })

  test('to what there is already is none', () => {
    const given = [
      ...takenOver,
      ...changed({ teleconsultFeatures: ['Dietician'], featuresConfig: { allowChat: true } }),
    ]
    expect(
      changed(
        {
          teleconsultFeatures: ['Dietician'],
          featuresConfig: { allowChat: true, allowLOG: undefined },
          status: 'ACTIVE',
        },
        given,
      ),
    ).toEqual([])
  })

  test('of the order alone is one', () => {
    const given = [...takenOver, ...changed({ teleconsultFeatures: ['Dietician', 'Mental Health'] })]
    expect(changed({ teleconsultFeatures: ['Mental Health', 'Dietician'] }, given)).toHaveLength(1)
  })

  test('leaves everything else as it was', () => {
    const configured: ClientEvent = {
      type: 'ClientConfigured',
      data: {
        companyId: 'orchid',
        featuresConfig: featuresConfigSchema.parse({ allowChat: true, itemizedMonth: 2 }),
        paymentConfig: { defaults: { paymentMethod: 'Bank' }, autoFillBankDetails: true, updateBankInfo: false },
      },
    }
    const given = [...takenOver, ...changed({ eLogConfig: { Fixed_ELOG_Limit: 500 } }), configured]
    const after = configurationAfter([
      ...given,
      ...changed({ featuresConfig: { allowChat: false }, eLogConfig: { Fixed_ELOG_Limit: null } }, given),
    ])
    expect(after).toMatchObject({
      featuresConfig: { allowChat: false, itemizedMonth: 2, maximumFileUpload: 5 },
      paymentConfig: { autoFillBankDetails: true },
      eLogConfig: { Fixed_ELOG_Limit: null },
    })
  })

  test('is asked of a client only', () => {
    expect(decide({ type: 'ChangeConfiguration', data: {} }, [])).toMatchObject({
      refusal: { code: 'CLIENT_NOT_FOUND' },
    })
  })
})

test('an own document of the plan is kept, replaced and removed; nothing happens where none stands and none is wanted', () => {
  const planDocument = { fileId: 'f1', fileName: 'plan.pdf', bytes: 10, sha256: 'a' }
  const change = (document: typeof planDocument | undefined, given: readonly ClientEvent[]) => {
    const decision = decide({ type: 'ChangePlanDocument', planDocument: document }, given)
    return 'events' in decision ? [...given, ...decision.events] : given
  }
  const documentAfter = (events: readonly ClientEvent[]) =>
    events.reduce<ClientState>(evolveClient, undefined)?.planDocument
  expect(change(undefined, takenOver)).toEqual(takenOver)
  const kept = change(planDocument, takenOver)
  expect(documentAfter(kept)).toEqual(planDocument)
  const replaced = change({ ...planDocument, fileId: 'f2' }, kept)
  expect(documentAfter(replaced)?.fileId).toBe('f2')
  expect(documentAfter(change(undefined, replaced))).toBeUndefined()
  expect(decide({ type: 'ChangePlanDocument', planDocument }, [])).toMatchObject({
    refusal: { code: 'CLIENT_NOT_FOUND' },
  })
})
