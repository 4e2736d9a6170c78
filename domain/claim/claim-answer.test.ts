// Requirements: CLM-095, CLM-112
import { expect, test } from 'vitest'
import { answerOf, type AnsweredClaim } from './claim-answer.ts'
import { claimStatuses } from './claim-status.ts'

const claim: AnsweredClaim = {
  status: 'APPROVED',
  amountCents: 4_500,
  currency: 'SGD',
  payableCents: 4_000,
  paymentMethod: 'Bank',
  bankName: 'DBS Bank',
  accountNo: '******4567',
  remarks: 'The limit of a visit is SGD 40.',
  submittedOn: '2026-11-02',
  // Past midnight in Singapore.
  decidedAt: new Date('2026-11-12T17:00:00Z'),
}

test('an approved claim says what is paid, how, when and why', () => {
  expect(answerOf(claim)).toEqual({
    headline: 'SGD 40.00 is paid',
    measure: 'of SGD 45.00 that you claimed',
    next: 'The payable amount is paid by the method that you chose.',
    facts: [
      { label: 'How it is paid', value: 'To your bank account, DBS Bank, ******4567' },
      { label: 'Approved on', value: '13 Nov 2026' },
      { label: 'Remarks', value: 'The limit of a visit is SGD 40.' },
    ],
  })
})

test.each([
  ['Cheque', 'By cheque'],
  ['PayNow', 'By PayNow, to your NRIC'],
  ['Payroll', 'By your company, which reimburses you'],
  ['Insurer', 'By the insurer, which reimburses you'],
])('the way of payment %s is told in words', (paymentMethod, text) => {
  expect(answerOf({ ...claim, paymentMethod, bankName: '', accountNo: '' }).facts).toContainEqual({
    label: 'How it is paid',
    value: text,
  })
})

test('a rejected claim, and one that is approved with nothing to pay, name no way of payment', () => {
  for (const nothing of [
    answerOf({ ...claim, status: 'REJECTED', payableCents: undefined }),
    answerOf({ ...claim, payableCents: 0 }),
  ]) {
    expect(nothing).toMatchObject({ headline: 'Nothing is paid', measure: 'of SGD 45.00 that you claimed' })
    expect(nothing.facts.map(({ label }) => label)).not.toContain('How it is paid')
    expect(nothing.next).not.toMatch(/is paid/)
  }
})

// S03: a claim in review is as open as one that was submitted.
test.each(['PROCESSING', 'SUBMITTED', 'PENDING', 'PENDING_REVIEW'] as const)(
  '%s says where it stands, and that the payable amount is pending',
  (status) => {
    const { headline, measure, facts } = answerOf({
      ...claim,
      status,
      payableCents: undefined,
      decidedAt: undefined,
      remarks: '',
    })
    expect(headline).not.toMatch(/paid/)
    expect(measure).toBe('SGD 45.00 claimed · Payable: Pending')
    expect(facts).toEqual([
      { label: 'How it is paid if approved', value: 'To your bank account, DBS Bank, ******4567' },
      { label: 'Submitted on', value: '02 Nov 2026' },
      { label: 'Remarks', value: 'No Remarks' },
    ])
  },
)

test('no answer points to something below it: it is read on Home and in the console, too', () => {
  for (const status of claimStatuses) {
    const { headline, next } = answerOf({ ...claim, status })
    expect(`${headline} ${next}`).not.toMatch(/below|above|The remarks/)
  }
})
