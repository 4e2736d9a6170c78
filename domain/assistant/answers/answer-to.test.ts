import { expect, test } from 'vitest'
import { nothingNamed } from '../asked.ts'
import { recognise } from '../recognise/recognise.ts'
import { allPages, exampleClaimFact, TODAY } from '../testing/example-facts.ts'
import { answerTo, answerWithoutFacts, introduction } from './answer-to.ts'
import { needOf } from './facts.ts'

function answered(text: string, assistant = 'Joey') {
  const recognised = recognise(text)
  if (recognised.kind === 'intent') throw new Error(`${text} was taken for ${recognised.intent}`)
  return answerWithoutFacts(recognised, assistant, allPages)
}

test('a question is answered from the facts that it needs', () => {
  const recognised = recognise('I want to check the status for claim id: 5b0e0a3e-7d5c-4d6f-9a55-0a4f1b2c3d4e')
  if (recognised.kind !== 'intent' || recognised.intent !== 'claim-status') throw new Error('not recognised')
  expect(needOf[recognised.intent]).toBe('claims')
  const { sentences } = answerTo(recognised.intent, recognised.named, {
    today: TODAY,
    pages: allPages,
    claims: [exampleClaimFact()],
  })
  expect(sentences[0]).toContain('Claim OP26000123')
})

test('of a member with several companies it is said which one an answer is of, also where there is nothing', () => {
  const facts = { today: TODAY, pages: allPages, company: 'Orchid Biscuits' }
  expect(answerTo('claim-status', nothingNamed, { ...facts, claims: [] }).sentences).toEqual([
    'At Orchid Biscuits:',
    'You have not submitted a claim yet.',
  ])
  expect(answerTo('letter-status', nothingNamed, { ...facts, letters: [] }).sentences[0]).toBe('At Orchid Biscuits:')
  expect(answerTo('cover', nothingNamed, { ...facts, cover: undefined }).sentences[0]).toBe('At Orchid Biscuits:')
})

test('it says that it is the assistant and no person, under the name that it has', () => {
  expect(introduction('May').sentences[0]).toBe(
    'Hello, I am May, the assistant. I am a program and not a person. I answer from your own records, and I do not guess.',
  )
  expect(answered('are you a robot?')).toEqual(introduction('Joey'))
})

test('danger is answered with the number to call and a hospital, and a person takes over', () => {
  const urgent = answered('I have chest pain')
  expect(urgent.outcome).toBe('hands-over')
  expect(urgent.sentences[0]).toContain('call 995')
  expect(urgent.links).toEqual([{ label: 'Find the nearest hospital', path: '/app/cliniclocator?type=8' }])
  const selfHarm = answered('i want to end my life')
  expect(selfHarm.outcome).toBe('hands-over')
  expect(selfHarm.sentences.join(' ')).toMatch(/1767.*995/)
})

test('a word for a person hands over, and what is not understood offers one', () => {
  expect(answered('agent').outcome).toBe('hands-over')
  expect(answered('what is the weather today').outcome).toBe('offers-person')
  expect(answered('thanks').outcome).toBe('answered')
})

test('what may mean two things is asked back, with a button for each that asks it', () => {
  const { outcome, choices } = answered('got approve or not')
  expect(outcome).toBe('asks-back')
  expect(choices).toEqual([
    { label: 'Where is my claim?', asked: { intent: 'claim-status', named: nothingNamed } },
    { label: 'Where is my letter of guarantee?', asked: { intent: 'letter-status', named: nothingNamed } },
  ])
})
