import { describe, expect, test } from 'vitest'
import type { OutpatientClaimDetail } from '../portal-api/claims-contract.ts'
import type { ShownClaim } from '../claim-detail/shown-claim.ts'
import { bill, inpatient, outpatient } from '../claim-detail/testing/example-details.ts'
import { changedFields, changesBetween, readBack, rebase } from './claim-changes.ts'
import { formOfClaim } from './form-of-claim.ts'

const shown = (part: Partial<OutpatientClaimDetail> = {}): ShownClaim => ({
  kind: 'out',
  claim: { ...outpatient, ...part },
})
const opening = formOfClaim(shown())

describe('what others changed', () => {
  test('is named with what it was and what it is', () => {
    const asked = shown({ status: 'Pending', informationRequest: 'The invoice, please.', amount: '99.00', version: 3 })
    expect(changesBetween(shown(), asked)).toEqual([
      { label: 'Status', before: 'Submitted', after: 'Pending' },
      { label: 'The insurer asks:', before: '', after: 'The invoice, please.' },
      { label: 'Incurred Amount', before: 'SGD 109.00', after: 'SGD 99.00' },
    ])
  })

  test('is the decision, and not that the insurer asks no more', () => {
    const asked = shown({ status: 'Pending', informationRequest: 'The invoice, please.' })
    expect(changesBetween(asked, shown({ status: 'Approved', version: 4 }))).toEqual([
      { label: 'Status', before: 'Pending', after: 'Approved' },
    ])
  })

  test('is nothing when only its number has come', () => {
    expect(changesBetween(shown({ transactionNo: '' }), shown({ version: 4 }))).toEqual([])
  })

  test('tells of documents, and of what is there no longer', () => {
    const before = shown({ accidentRelated: 'Y', placeOfAccident: 'Stairs', accidentDateTime: '30/10/2025 09:30' })
    const after = shown({
      attachment: [bill],
    })
    expect(changesBetween(before, after)).toEqual([
      { label: 'Date and Time', before: '30 Oct 2025 09:30', after: '' },
      { label: 'Place', before: 'Stairs', after: '' },
      { label: 'Documents', before: '', after: 'bill.pdf' },
    ])
  })

  test('an inpatient claim is compared, too', () => {
    expect(
      changesBetween({ kind: 'inp', claim: inpatient }, { kind: 'inp', claim: { ...inpatient, symptoms: 'None' } }),
    ).toHaveLength(1)
  })
})

describe('what the member changed', () => {
  test('an emptied field counts, an empty one that was empty does not', () => {
    expect(
      changedFields(opening, { ...opening, empSubRemarks: undefined, receiptNo: '', payNowConfirmed: true }),
    ).toEqual(['receiptNo'])
  })

  test('is brought over to the claim as it is now', () => {
    const values = { ...opening, amount: '50.00', claimingFromOtherInsurer: 'Y', claimingFromOtherInsurerName: 'Lion' }
    const rebased = rebase(opening, values, shown({ providerName: 'Banyan Clinic', version: 2 }))
    expect(rebased.values).toMatchObject({
      amount: '50.00',
      claimingFromOtherInsurerName: 'Lion',
      providerName: 'Banyan Clinic',
    })
    expect(rebased.lost).toEqual([])
  })

  test('is taken back where it is locked by now, and can be read', () => {
    const values = { ...opening, amount: '50.00', visitDate: '2025-10-30', claimingFromOtherInsurer: 'Y' }
    const rebased = rebase(opening, values, shown({ status: 'Pending', version: 2 }))
    expect(rebased.values).toMatchObject({ amount: '109.00', visitDate: '2025-11-01', claimingFromOtherInsurer: 'Y' })
    expect(readBack(rebased.lost, values)).toEqual([
      { label: 'Amount', value: '50.00' },
      { label: 'Visit Date', value: '30 Oct 2025' },
    ])
  })

  test('a number that was typed stays with the account that it made', () => {
    const values = {
      ...opening,
      paymentMethod: 'Bank',
      bankNo: '7171',
      accountNo: '084102395',
      typedAccountNo: '084102395',
    }
    expect(rebase(opening, values, shown({ version: 2 })).values).toMatchObject({
      accountNo: '084102395',
      typedAccountNo: '084102395',
    })
  })
})
