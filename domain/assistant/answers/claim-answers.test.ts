import { expect, test } from 'vitest'
import { claimStatuses } from '../../claim/claim-status.ts'
import { isAddressOf, portalAddresses } from '../../pages/page-addresses.ts'
import { nothingNamed, type Named } from '../asked.ts'
import { allPages, exampleClaimFact, TODAY } from '../testing/example-facts.ts'
import {
  claimMissingAnswer,
  claimPaymentAnswer,
  claimRejectionAnswer,
  claimStatusAnswer,
  claimTimeAnswer,
  settlementLetterAnswer,
  submitClaimAnswer,
} from './claim-answers.ts'
import type { ClaimFact, ClaimFacts } from './facts.ts'

const open = exampleClaimFact()
const approved = exampleClaimFact({
  claimId: 'aaaaaaaa-7d5c-4d6f-9a55-0a4f1b2c3d4e',
  transactionNo: 'OP26000100',
  status: 'APPROVED',
  payableCents: 1_234_50,
  hasSettlementLetter: true,
})
const rejected = exampleClaimFact({
  claimId: 'bbbbbbbb-7d5c-4d6f-9a55-0a4f1b2c3d4e',
  kind: 'inpatient',
  transactionNo: 'IP26000099',
  status: 'REJECTED',
  remarks: 'The limit has been used up.',
})
const ofChild = exampleClaimFact({
  claimId: '34cc8f9a-7d5c-4d6f-9a55-0a4f1b2c3d4e',
  transactionNo: null,
  status: 'PROCESSING',
  claimant: { name: 'Ash Tan', as: 'child' },
})
const asked = exampleClaimFact({
  transactionNo: 'OP26000200',
  status: 'PENDING',
  informationRequest: 'Please send the referral letter.',
})

const facts = (...claims: readonly ClaimFact[]): ClaimFacts => ({ today: TODAY, pages: allPages, claims })
const named = (change: Partial<Named>): Named => ({ ...nothingNamed, ...change })

test('a claim in work is told with where it leads', () => {
  expect(claimStatusAnswer(nothingNamed, facts(open, approved))).toEqual({
    outcome: 'answered',
    sentences: [
      'Claim OP26000123 (Lantern Family Clinic, 12 Nov 2026) is with the insurer, who has not decided yet. You do not need to do anything.',
    ],
    links: [{ label: 'Open claim OP26000123', path: '/app/claimrecords/out/OP26000123' }],
    choices: [],
  })
})

test('without a claim in work the last one is told, and without any it is said so', () => {
  const { sentences, links } = claimStatusAnswer(nothingNamed, facts(approved, rejected))
  expect(sentences).toEqual([
    'None of your claims is waiting for a decision. This is the last one:',
    'Claim OP26000100 (Lantern Family Clinic, 12 Nov 2026) is approved: SGD 1,234.50 is paid to your bank account.',
  ])
  expect(links.map(({ path }) => path)).toEqual(['/app/claimrecords/out/OP26000100', '/app/claimrecords'])
  expect(claimStatusAnswer(nothingNamed, facts())).toMatchObject({
    outcome: 'answered',
    sentences: ['You have not submitted a claim yet.'],
    links: [{ path: '/app/submitclaim' }],
  })
})

test('of many claims three are told, and how many more there are', () => {
  const many = Array.from({ length: 5 }, (_, index) => exampleClaimFact({ transactionNo: `OP2600030${index}` }))
  const { sentences, links } = claimStatusAnswer(nothingNamed, facts(...many))
  expect(sentences).toHaveLength(4)
  expect(sentences[3]).toBe('You have 2 more claims of this kind. They are in Claim Records.')
  expect(links.at(-1)?.path).toBe('/app/claimrecords')
  expect(claimStatusAnswer(nothingNamed, facts(...many.slice(1))).sentences[3]).toBe(
    'You have 1 more claim of this kind. It is in Claim Records.',
  )
})

test('a claim is found by its id, its number and its short number, and one of nobody’s is not made up', () => {
  for (const reference of ['OP26000100', approved.claimId])
    expect(claimStatusAnswer(named({ claims: [reference] }), facts(open, approved)).sentences[0]).toContain(
      'OP26000100',
    )
  expect(claimStatusAnswer(named({ claims: ['34CC8F9A'] }), facts(open, ofChild))).toMatchObject({
    sentences: [
      'Claim 34CC8F9A for Ash Tan (Lantern Family Clinic, 12 Nov 2026) is being handed to the insurer. You do not need to do anything.',
    ],
    links: [{ path: '/app/claimrecords/out/34cc8f9a-7d5c-4d6f-9a55-0a4f1b2c3d4e/PROCESSING' }],
  })
  const unknown = claimStatusAnswer(named({ claims: ['OP99999999'] }), facts(open))
  expect(unknown.outcome).toBe('offers-person')
  expect(unknown.sentences).toEqual([
    'I cannot find claim OP99999999 among yours. Please check the number. I can tell you only about claims that you can see.',
  ])
})

test('of one of the family, only their claims are told', () => {
  expect(claimStatusAnswer(named({ whose: 'child' }), facts(open, ofChild)).sentences).toHaveLength(1)
  expect(claimStatusAnswer(named({ whose: 'child' }), facts(open, ofChild)).sentences[0]).toContain('Ash Tan')
  expect(claimStatusAnswer(named({ whose: 'spouse' }), facts(open, ofChild))).toMatchObject({
    outcome: 'offers-person',
    sentences: ['I cannot find a claim for this family member among those that you can see.'],
  })
})

test('how long it takes: since when, and what is usual, or that nothing can be said', () => {
  const usualTime = { medianDays: 3, ninetiethDays: 9, decided: 120, among: 'company' } as const
  const { sentences } = claimTimeAnswer(nothingNamed, facts(exampleClaimFact({ usualTime })))
  expect(sentences.slice(1)).toEqual([
    'Claim OP26000123 was submitted on 13 Nov 2026, 14 days ago.',
    'Claims are processed within 14 working days.',
    'In the last 12 months, 120 claims of this type from your company were decided: half of them within 3 days, 9 in 10 within 9 days. Yours may take longer.',
  ])
  expect(claimTimeAnswer(nothingNamed, facts(open)).sentences.at(-1)).toContain('Too few claims')
  expect(claimTimeAnswer(nothingNamed, facts(exampleClaimFact({ filedOn: TODAY }))).sentences[1]).toBe(
    'Claim OP26000123 was submitted today.',
  )
  // Nothing goes on before the member has answered.
  expect(claimTimeAnswer(nothingNamed, facts(asked)).sentences.at(-1)).toBe(
    'The insurer continues with claim OP26000200 once you have answered.',
  )
  // What is the same for all is said once.
  const { sentences: ofTwo } = claimTimeAnswer(nothingNamed, facts(open, ofChild))
  expect(ofTwo.filter((one) => one.startsWith('Claims are processed'))).toHaveLength(1)
})

test('what is missing are the insurer’s own words', () => {
  expect(claimMissingAnswer(nothingNamed, facts(asked, open)).sentences).toEqual([
    'Claim OP26000200 (Lantern Family Clinic, 12 Nov 2026) needs something from you.',
    'For claim OP26000200 the insurer asks: “Please send the referral letter.”',
    'You can answer, and add documents, on the page of the claim.',
  ])
  expect(claimMissingAnswer(nothingNamed, facts(open)).sentences).toEqual([
    'Nothing is missing: the insurer has asked for nothing in any of your claims.',
  ])
  expect(claimMissingAnswer(named({ claims: ['OP26000123'] }), facts(asked, open)).sentences[0]).toContain(
    'needs nothing from you',
  )
  expect(claimMissingAnswer(named({ claims: ['OP26000100'] }), facts(approved)).sentences[0]).toContain('is decided')
})

test('what is paid, how, and that nobody knows when it arrives', () => {
  const { sentences } = claimPaymentAnswer(
    nothingNamed,
    facts(approved, rejected, exampleClaimFact({ payoutFrom: new Date('2026-11-29T02:00:00Z') })),
  )
  expect(sentences).toEqual([
    'Claim OP26000100 (Lantern Family Clinic, 12 Nov 2026) is approved: SGD 1,234.50 is paid to your bank account.',
    'Claim IP26000099 (Lantern Family Clinic, 12 Nov 2026) is rejected, so nothing is paid.',
    'Claim OP26000123 (Lantern Family Clinic, 12 Nov 2026) is not decided yet. What is paid is known once it is approved.',
    'The account of claim OP26000123 was changed recently. To keep your money safe, we can pay to it only from 29 Nov 2026 10:00.',
    'I cannot see when the money arrives. If it takes long, a person can look into it.',
  ])
  expect(claimPaymentAnswer(nothingNamed, facts({ ...approved, payableCents: 0 })).sentences[0]).toContain(
    'your plan pays nothing for it',
  )
})

test('a rejection is told with its reason, and a claim that is not rejected is not called so', () => {
  expect(claimRejectionAnswer(nothingNamed, facts(open, rejected)).sentences).toEqual([
    'Claim IP26000099 (Lantern Family Clinic, 12 Nov 2026) is rejected.',
    'The reason for claim IP26000099: “The limit has been used up.”',
    'If you think that this is not right, a person can take over.',
  ])
  expect(claimRejectionAnswer(nothingNamed, facts(open)).sentences).toEqual(['None of your claims is rejected.'])
  expect(claimRejectionAnswer(named({ claims: ['OP26000123'] }), facts(open)).sentences[0]).toContain('is not rejected')
  expect(claimRejectionAnswer(nothingNamed, facts({ ...rejected, remarks: null })).sentences[1]).toContain(
    'No reason was written',
  )
})

test('a settlement letter stands at its claim', () => {
  expect(settlementLetterAnswer(nothingNamed, facts(open, approved))).toMatchObject({
    links: [{ path: '/app/claimrecords/out/OP26000100' }],
  })
  expect(settlementLetterAnswer(nothingNamed, facts(open)).sentences[0]).toContain('has a settlement letter yet')
  expect(settlementLetterAnswer(named({ claims: ['OP26000123'] }), facts(open)).sentences[0]).toContain(
    'has no settlement',
  )
})

test('no link leads to a page that the member does not have, and every link leads to one that there is', () => {
  const all = claimStatuses.map((status) => exampleClaimFact({ status }))
  const answers = [claimStatusAnswer, claimTimeAnswer, claimMissingAnswer, claimPaymentAnswer, claimRejectionAnswer]
  for (const answer of answers) {
    expect(answer(nothingNamed, { ...facts(...all), pages: new Set() }).links).toEqual([])
    for (const one of [...all, rejected, ofChild])
      for (const { path } of answer(nothingNamed, facts(one)).links)
        expect(isAddressOf(portalAddresses, path), path).toBe(true)
  }
  expect(submitClaimAnswer(nothingNamed, { pages: new Set() }).outcome).toBe('offers-person')
  expect(submitClaimAnswer(nothingNamed, { pages: allPages }).links).toMatchObject([{ path: '/app/submitclaim' }])
})
