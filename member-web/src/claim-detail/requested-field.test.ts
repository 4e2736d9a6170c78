import { expect, test } from 'vitest'
import { requestedField } from './requested-field.ts'

test.each([
  ['Please send a clearer copy of the receipt.', 'invoicesAndReceipts'],
  ['We need the referral letter of 2 March.', 'otherDocuments'],
  ['Was this an accident?', 'accidentRelated'],
  ['Please name your other insurer.', 'claimingFromOtherInsurer'],
  ['The other insurer’s settlement letter, please.', 'otherDocuments'],
  ['Your bank refused our transfer.', 'paymentMethod'],
  ['Please call us.', 'otherDocuments'],
])('%s', (request, field) => {
  expect(requestedField(request)).toBe(field)
})
