import { expect, test } from 'vitest'
import { bodyOf, peopleText, stepsOf } from './search-step.ts'

const found = {
  people: [],
  kinds: [
    { by: 'name' as const, people: 200 },
    { by: 'email' as const, people: 3 },
  ],
  companies: [
    { companyId: 'c1', companyName: 'Orchid', people: 150 },
    { companyId: 'c2', companyName: 'Lantern', people: 53 },
  ],
  memberTypes: [{ memberType: 'E' as const, people: 203 }],
}
const labels = (steps: ReturnType<typeof stepsOf>) =>
  steps.map(({ label, isTaken }) => (isTaken ? `[${label}]` : label))

test('offers only steps that leave somebody out', () => {
  expect(labels(stepsOf({}, found))).toEqual(['Name', 'E-mail', 'Orchid', 'Lantern'])
  expect(stepsOf({}, undefined)).toEqual([])
})

test('a step that was taken stands first and can be taken back, without the others', () => {
  const narrowing = { by: 'name' as const, company: { id: 'c1', name: 'Orchid' }, memberType: 'D' as const }
  const [byName, ofOrchid, dependants] = stepsOf(narrowing, found)
  expect(labels(stepsOf(narrowing, found))).toEqual(['[Name]', '[Orchid]', '[Dependent]'])
  expect(byName?.narrowing).toEqual({ company: narrowing.company, memberType: 'D' })
  expect(ofOrchid?.narrowing).toEqual({ by: 'name', memberType: 'D' })
  expect(dependants?.narrowing).toEqual({ by: 'name', company: narrowing.company })
})

test('each step goes on from those before', () => {
  const next = stepsOf({ by: 'name' }, found).find(({ label }) => label === 'Lantern')?.narrowing ?? {}
  expect(bodyOf('tan', next)).toEqual({ text: 'tan', by: 'name', companyId: 'c2' })
})

test('nobody is told a number that was not counted', () => {
  expect([peopleText(199), peopleText(200)]).toEqual(['199', '200+'])
})
