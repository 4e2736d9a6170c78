import { expect, test } from 'vitest'
import { chatTexts } from '../../texts/chat-texts.ts'
import { intentNames, nothingNamed, type Recognised } from '../asked.ts'
import { fifthHeldOut } from '../testing/held-out/fifth-held-out.ts'
import { firstHeldOut } from '../testing/held-out/first-held-out.ts'
import { fourthHeldOut } from '../testing/held-out/fourth-held-out.ts'
import { secondHeldOut } from '../testing/held-out/second-held-out.ts'
import { thirdHeldOut } from '../testing/held-out/third-held-out.ts'
import { counted } from '../testing/count-phrasings.ts'
import { phrasingsWithoutAnswer } from '../testing/phrasings-without-answer.ts'
import { phrasings } from '../testing/phrasings.ts'
import { recognise } from './recognise.ts'

const CLAIM_ID = '5b0e0a3e-7d5c-4d6f-9a55-0a4f1b2c3d4e'

const sets = {
  first: firstHeldOut,
  second: secondHeldOut,
  third: thirdHeldOut,
  fourth: fourthHeldOut,
  fifth: fifthHeldOut,
  known: [...phrasings, ...phrasingsWithoutAnswer],
}

test.each(Object.entries(sets))('the %s set has no wrong answer, and 7 in 10 that can be answered are', (_, set) => {
  const { answerable, answered, wrong, missed } = counted(set)
  expect(wrong).toEqual([])
  expect(missed).toEqual([])
  expect(answered / answerable).toBeGreaterThanOrEqual(0.7)
})

test('there are 300 known phrasings or more, and 100 or more held out', () => {
  const { known, ...heldOut } = sets
  expect(counted(known).phrasings).toBeGreaterThanOrEqual(300)
  expect(counted(Object.values(heldOut).flat()).phrasings).toBeGreaterThanOrEqual(100)
})

test('every intent is asked for in many ways, and none twice in the same words', () => {
  const texts = Object.values(sets)
    .flat()
    .flatMap((one) => one.texts)
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
  for (const name of intentNames) {
    const ways = phrasings.filter(({ means }) => means.includes(name)).flatMap((one) => one.texts)
    expect(ways.length, name).toBeGreaterThanOrEqual(4)
  }
})

test('the texts with which the chat opens name the claim or the letter', () => {
  expect(recognise(chatTexts.aboutClaim(CLAIM_ID))).toEqual({
    kind: 'intent',
    intent: 'claim-status',
    named: { ...nothingNamed, claims: [CLAIM_ID] },
  })
  expect(recognise(chatTexts.aboutLetter(CLAIM_ID))).toEqual({
    kind: 'intent',
    intent: 'letter-status',
    named: { ...nothingNamed, letters: [CLAIM_ID] },
  })
})

test('numbers are read in any case and among other words', () => {
  expect(namedIn('status of op26000123 and OP26000124?').claims).toEqual(['OP26000123', 'OP26000124'])
  expect(namedIn('claim 34cc8f9a how already').claims).toEqual(['34CC8F9A'])
  expect(namedIn('is log-7kx2m9qpa4-2 approved').letters).toEqual(['LOG-7KX2M9QPA4-2'])
  // A date is no number of a claim.
  expect(namedIn('status of my claim of 20261112').claims).toEqual([])
})

test('a clinic, a benefit, a treatment and a member of the family are named', () => {
  expect(namedIn('Is Lantern Family Clinic in Ang Mo Kio open now ah?').clinic).toBe('lantern family clinic ang mo kio')
  expect(namedIn('clinic open liao?').clinic).toBe('')
  expect(namedIn('can claim for dental anot').benefits).toEqual(['dental'])
  expect(namedIn('can claim lasik or not').subject).toBe('lasik')
  expect(namedIn("my wife's claim approved or not").whose).toBe('spouse')
  expect(namedIn('is my son or my wife covered').whose).toBeUndefined()
})

test('of two things that are as likely, neither is answered', () => {
  const recognised = recognise('got approve or not')
  expect(recognised).toMatchObject({
    kind: 'which',
    between: [{ intent: 'claim-status' }, { intent: 'letter-status' }],
  })
  expect(recognise('Where is my claim and where is my LOG?').kind).toBe('which')
})

test('what the talk was opened from is meant where nothing else is named', () => {
  const about = { kind: 'claim', id: CLAIM_ID } as const
  expect(recognise('how come so long', about)).toMatchObject({ intent: 'claim-time', named: { claims: [CLAIM_ID] } })
  expect(recognise('status?', { kind: 'letter', id: CLAIM_ID })).toMatchObject({
    intent: 'letter-status',
    named: { letters: [CLAIM_ID], claims: [] },
  })
  expect(recognise('what is the status of OP26000123', about)).toMatchObject({ named: { claims: ['OP26000123'] } })
  expect(recognise('and my other claims, approved?', about)).toMatchObject({ named: { claims: [] } })
  expect(recognise('is the clinic open', about)).toMatchObject({ intent: 'clinic-hours', named: { claims: [] } })
  expect(recognise('hmm', about)).toEqual({ kind: 'unknown' })
})

test.each([
  ['my chest is very tight and my left arm numb', false],
  ['I took 30 panadol just now', false],
  ['thinking of ending it all', true],
  ['my son drank bleach', false],
  ['he got stabbed', false],
  ['coughing out blood since morning', false],
  ['I feel like jumping down', true],
  ['my father face is drooping on one side', false],
  ['i took all my pills', true],
])('danger that was missed before: %s', (text, isSelfHarm) => {
  expect(recognise(text)).toEqual({ kind: 'urgent', isSelfHarm })
})

test.each(['I took 2 panadol, can I claim the clinic visit', 'took 30 minutes at the clinic, where is my claim'])(
  'no danger: %s',
  (text) => {
    expect(recognise(text).kind).not.toBe('urgent')
  },
)

test('danger comes before everything that is asked with it', () => {
  const urgent = (isSelfHarm: boolean): Recognised => ({ kind: 'urgent', isSelfHarm })
  expect(recognise('where is my claim, I have chest pain, call me')).toEqual(urgent(false))
  expect(recognise('is ambulance covered')).toEqual(urgent(false))
  expect(recognise('my claim was rejected and I want to die')).toEqual(urgent(true))
  expect(recognise('我想自杀')).toEqual(urgent(true))
  expect(recognise('sakit dada')).toEqual(urgent(false))
  // An emergency department is a benefit as well.
  expect(recognise('is A&E covered by my plan').kind).toBe('intent')
  expect(recognise('emergency!').kind).toBe('urgent')
})

test('a person comes before every answer', () => {
  expect(recognise('where is my claim? get me a human')).toEqual({ kind: 'person' })
  expect(recognise('why was my claim rejected, I want to appeal')).toEqual({ kind: 'person' })
})

test('no text breaks it', () => {
  for (const text of [
    '',
    ' ',
    '^',
    '*',
    "'s",
    '\u0000',
    '🏥🏥',
    'a'.repeat(10_000),
    'claim '.repeat(2_000),
    'can '.repeat(500),
  ])
    expect(['unknown', 'which', 'thanks', 'greeting', 'intent']).toContain(recognise(text).kind)
  // A story is for a person.
  expect(recognise(`where is my claim ${'and then I went there '.repeat(20)}`).kind).toBe('unknown')
})

function namedIn(text: string) {
  const recognised = recognise(text)
  if (recognised.kind !== 'intent') throw new Error(`${text} was taken for ${recognised.kind}`)
  return recognised.named
}
