import { expect, test } from 'vitest'
import { guaranteeStatuses } from '../../guarantee/guarantee-status.ts'
import { isAddressOf, portalAddresses } from '../../pages/page-addresses.ts'
import { nothingNamed, type Named } from '../asked.ts'
import { allPages, exampleLetterFact, TODAY } from '../testing/example-facts.ts'
import type { LetterFact, LetterFacts } from './facts.ts'
import { letterMissingAnswer, letterStatusAnswer, letterTimeAnswer, requestLetterAnswer } from './letter-answers.ts'

const inWork = exampleLetterFact()
const issued = exampleLetterFact({
  guaranteeId: 'aa0e0a3e-7d5c-4d6f-9a55-0a4f1b2c3d4e',
  number: 'LOG-AAAAAAAAA1',
  status: 'APPROVED',
  amountCents: 20_000_00,
  validUntil: '2027-01-02',
})
const rejected = exampleLetterFact({ number: 'LOG-BBBBBBBBB2', status: 'REJECTED', reason: 'Not covered by the plan.' })
const asked = exampleLetterFact({ asksInformation: true, informationRequest: 'Which surgeon?' })

const facts = (...letters: readonly LetterFact[]): LetterFacts => ({ today: TODAY, pages: allPages, letters })
const named = (change: Partial<Named>): Named => ({ ...nothingNamed, ...change })

test('letters in work and those that hold are told, an issued one with its amount and last day', () => {
  expect(letterStatusAnswer(nothingNamed, facts(inWork, rejected, issued))).toEqual({
    outcome: 'answered',
    sentences: [
      'Letter of guarantee LOG-7KX2M9QPA4 (Example Hospital, admission on 03 Dec 2026) is with the insurer, who has not decided yet.',
      'Letter of guarantee LOG-AAAAAAAAA1 (Example Hospital, admission on 03 Dec 2026) is issued. You can open the letter on its page and show it to the hospital.',
      'The letter of LOG-AAAAAAAAA1 guarantees up to SGD 20,000.00, and is valid until 02 Jan 2027.',
    ],
    links: [
      { label: 'Open LOG-7KX2M9QPA4', path: '/app/elogrecords/7c0e0a3e-7d5c-4d6f-9a55-0a4f1b2c3d4e' },
      { label: 'Open LOG-AAAAAAAAA1', path: '/app/elogrecords/aa0e0a3e-7d5c-4d6f-9a55-0a4f1b2c3d4e' },
    ],
    choices: [],
  })
})

test('of decided ones the last is told with its reason, and without any the other letters are named', () => {
  expect(letterStatusAnswer(nothingNamed, facts(rejected)).sentences).toEqual([
    'Letter of guarantee LOG-BBBBBBBBB2 (Example Hospital, admission on 03 Dec 2026) is rejected: no letter was issued.',
    'The reason for LOG-BBBBBBBBB2: “Not covered by the plan.”',
  ])
  expect(letterStatusAnswer(nothingNamed, facts()).sentences).toEqual([
    'You have not requested a letter of guarantee (eLOG) yet.',
    'If you mean the settlement letter of a claim: it is on the claim’s page.',
  ])
})

test('a letter is found by its id, its number, and the number of a later letter', () => {
  for (const letter of ['LOG-AAAAAAAAA1', 'LOG-AAAAAAAAA1-2', issued.guaranteeId])
    expect(letterStatusAnswer(named({ letters: [letter] }), facts(inWork, issued)).links, letter).toHaveLength(1)
  expect(letterStatusAnswer(named({ letters: ['LOG-CCCCCCCCC3'] }), facts(inWork))).toMatchObject({
    outcome: 'offers-person',
    links: [{ path: '/app/elogrecords' }],
  })
})

test('of one of the family, only their letters are told', () => {
  const ofParent = exampleLetterFact({ patient: { name: 'Fern Tan', as: 'parent' } })
  expect(letterStatusAnswer(named({ whose: 'parent' }), facts(inWork, ofParent)).sentences[0]).toContain('for Fern Tan')
  expect(letterStatusAnswer(named({ whose: 'parent' }), facts(inWork)).outcome).toBe('offers-person')
})

test('how long it takes, while it is in work', () => {
  const usualTime = { medianDays: 1, ninetiethDays: 1, decided: 40, among: 'all' } as const
  expect(letterTimeAnswer(nothingNamed, facts({ ...inWork, usualTime })).sentences.slice(1)).toEqual([
    'LOG-7KX2M9QPA4 was requested on 20 Nov 2026.',
    'In the last 12 months, 40 requests like this were decided: 9 in 10 of them within 1 day. Yours may take longer.',
    'If the admission is close, a person can look into it.',
  ])
  expect(letterTimeAnswer(nothingNamed, facts(issued)).sentences[1]).toBe(
    'It is decided, so there is nothing to wait for.',
  )
})

test('what is missing are the insurer’s own words', () => {
  expect(letterMissingAnswer(nothingNamed, facts(asked)).sentences).toEqual([
    'For LOG-7KX2M9QPA4 the insurer asks: “Which surgeon?”',
    'You can answer on the page of the eLOG.',
  ])
  expect(letterMissingAnswer(nothingNamed, facts(inWork)).sentences[1]).toContain('needs nothing from you')
})

test('no link leads to a page that the member does not have, and every link leads to one that there is', () => {
  const all = guaranteeStatuses.map((status) => exampleLetterFact({ status }))
  for (const answer of [letterStatusAnswer, letterTimeAnswer, letterMissingAnswer]) {
    expect(answer(nothingNamed, { ...facts(...all), pages: new Set() }).links).toEqual([])
    for (const one of all)
      for (const { path } of answer(nothingNamed, facts(one)).links)
        expect(isAddressOf(portalAddresses, path), path).toBe(true)
  }
  expect(requestLetterAnswer(nothingNamed, { pages: new Set() }).outcome).toBe('offers-person')
  expect(requestLetterAnswer(nothingNamed, { pages: allPages }).links).toMatchObject([{ path: '/app/submitelog' }])
})
