// Requirements: issue 21 (a claim from a photo): the provider is found in a long list without holding up the page.
import { expect, test } from 'vitest'
import { createRandom } from '@member-care/api/demonstration/random.ts'
import { nearestProviders } from './nearest-providers.ts'
import { readProvider } from './read-names.ts'
import { printedWords } from './testing/printed-words.ts'
import { linesOf } from './text-lines.ts'

const places = ['Ang Mo Kio', 'Bedok', 'Clementi', 'Dover', 'Eunos', 'Farrer', 'Geylang', 'Hougang', 'Jurong', 'Katong']
const people = [
  'Tan',
  'Lim',
  'Lee',
  'Ng',
  'Ong',
  'Wong',
  'Goh',
  'Chua',
  'Chan',
  'Koh',
  'Teo',
  'Ang',
  'Yeo',
  'Tay',
  'Ho',
]
const kinds = ['Family Clinic', 'Medical Centre', 'Clinic & Surgery', 'Dental Surgery', 'Specialist Clinic Pte Ltd']
const parts = [
  '',
  '24 Hour',
  'North',
  'South',
  'East',
  'West',
  'Central',
  'Plaza',
  'Hub',
  'Point',
  'Gate',
  'View',
  'Park',
]
const list = people.flatMap((person) =>
  places.flatMap((place) => kinds.flatMap((kind) => parts.map((part) => `${person} ${place} ${part} ${kind}`))),
)
const random = createRandom(21)
const noPause = () => Promise.resolve()

/** A receipt with this head, of which some letters were misread. */
function receiptOf(name: string, misread: number) {
  const letters = [...name]
  for (let count = 0; count < misread; count++) letters[random.between(0, letters.length - 1)] = 'X'
  const head = letters.join('')
  const middle = head.indexOf(' ', head.length / 2)
  // Some names go on in the next line.
  const broken = random.next() < 0.5 && middle > 0 ? `${head.slice(0, middle)}\n${head.slice(middle + 1)}` : head
  return printedWords(`${broken}\nBlk 123 Bedok North Ave 3\nInvoice No: R7654321\nDate: 05 Nov 2026\nTOTAL 109.00`)
}

test('what is found among the nearest is what is found in the whole list', async () => {
  const short = list.filter((_, index) => index % 195 === 0)
  for (const [index, name] of short.entries()) {
    const words = receiptOf(name, index % 5)
    const near = await nearestProviders(words, short, noPause)
    expect(near.length).toBeLessThanOrEqual(2)
    expect(readProvider(linesOf(words), near)).toEqual(readProvider(linesOf(words), short))
  }
})

test('a pause comes often: no piece of work with twenty thousand names is long', async () => {
  const many = [...list, ...list.map((name) => `${name} Annexe`)].concat(list.slice(0, 500))
  expect(many.length).toBe(20_000)
  let pauses = 0
  const near = await nearestProviders(receiptOf('Lim Bedok North Family Clinic', 0), many, () => {
    pauses += 1
    return Promise.resolve()
  })
  expect(near).toContain('Lim Bedok North Family Clinic')
  expect(pauses).toBe(4_000)
})
