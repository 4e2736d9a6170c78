import { powersOf } from '@member-care/domain/access/powers.ts'
import { REDACTED } from '@member-care/domain/events/event-definition.ts'
import type { GuaranteeEvent } from '@member-care/domain/guarantee/guarantee-events.ts'
import { evolveGuarantee, initialGuarantee } from '@member-care/domain/guarantee/guarantee-state.ts'
import { exampleLetter, exampleRequest } from '@member-care/domain/guarantee/testing/example-guarantee.ts'
import { expect, test } from 'vitest'
import { guaranteeFieldLabel, guaranteeFields } from './guarantee-fields.ts'

const of = { guaranteeId: 'g1', patientId: 'ben' }
const events: readonly GuaranteeEvent[] = [
  {
    type: 'GuaranteeRequested',
    data: { ...exampleRequest, request: { ...exampleRequest.request, diagnosis: REDACTED } },
  },
  { type: 'GuaranteeIssued', data: { ...of, letter: { ...exampleLetter, issue: 1 } } },
]
const state = events.reduce(evolveGuarantee, initialGuarantee)
const shownTo = (role: string) =>
  Object.fromEntries(guaranteeFields(state, powersOf([role])).map(({ field, value }) => [field, value]))

test('a letter is told in words; what was forgotten stays so', () => {
  expect(shownTo('ADMIN_OPERATION')).toMatchObject({
    status: 'Approved',
    patientNric: 'S1234567D',
    'request.diagnosis': REDACTED,
    'letters.1.amountCents': 'SGD 10,000.00',
    'letters.1.validUntil': '26 Dec 2026',
  })
  expect(guaranteeFieldLabel('letters.1.amountCents')).toBe('Letter 1: Amount')
})

test.each(['ADMIN_CLAIM', 'ADMIN_AUDITOR'])('%s sees no number that identifies the patient', (role) => {
  expect(shownTo(role)['patientNric']).toBe('*****567D')
})
