import { expect, test } from 'vitest'
import { clinicMoment } from '../../clinic/open-now.ts'
import { nothingNamed } from '../asked.ts'
import { allPages } from '../testing/example-facts.ts'
import { clinicHoursAnswer, clinicOnPanelAnswer, findClinicAnswer } from './clinic-answers.ts'
import type { PanelClinicFact } from './facts.ts'

const hours = { h1: '8.30am–1pm, 2pm–9pm', h2: '8.30am–1pm', h3: 'closed', h4: 'closed' }
const panel: readonly PanelClinicFact[] = [
  { name: 'Lantern Family Clinic (Ang Mo Kio)', area: 'Ang Mo Kio', hours },
  { name: 'Lantern Family Clinic (Bedok)', area: 'Bedok', hours },
  { name: 'Kite Dental Surgery (Bedok)', area: 'Bedok', hours: { ...hours, h1: 'by appointment' } },
  ...['Yishun', 'Bishan', 'Hougang', 'Punggol'].map((area) => ({ name: `Kopi Clinic (${area})`, area, hours })),
]
const holidays = [{ day: '2026-12-25', name: 'Christmas Day' }]
/** A Friday. */
const at = (time: string, day = '2026-11-27') => clinicMoment(new Date(`${day}T${time}:00+08:00`), holidays)

const asked = (clinic: string, moment = at('10:00')) =>
  clinicHoursAnswer({ ...nothingNamed, clinic }, { pages: allPages, panel, moment })

test('a clinic is open until, opens at, or is closed, with all its hours', () => {
  expect(asked('lantern family clinic ang mo kio')).toEqual({
    outcome: 'answered',
    sentences: [
      'Lantern Family Clinic (Ang Mo Kio) is open now, until 13:00.',
      'Weekdays: 8.30am–1pm, 2pm–9pm',
      'Saturday: 8.30am–1pm',
      'Sunday: closed',
      'Public holidays: closed',
    ],
    links: [{ label: 'Find panel clinics', path: '/app/cliniclocator' }],
    choices: [],
  })
  expect(asked('lantern bedok', at('13:30')).sentences[0]).toBe(
    'Lantern Family Clinic (Bedok) is closed now, and opens today at 14:00.',
  )
  expect(asked('lantern bedok', at('21:30')).sentences[0]).toContain('does not open again today')
  expect(asked('lantern bedok', at('10:00', '2026-12-25')).sentences[1]).toContain('Christmas Day')
})

test('hours that leave a doubt are not read', () => {
  expect(asked('kite dental surgery').sentences[0]).toBe(
    'I cannot tell whether Kite Dental Surgery (Bedok) is open now. Please call before you go.',
  )
})

test('several clinics of a name are all told, many are not, and none is not guessed', () => {
  expect(asked('lantern clinic').sentences.filter((one) => one.includes('is open now'))).toHaveLength(2)
  expect(asked('kopi clinic')).toMatchObject({
    outcome: 'asks-back',
    sentences: ['4 panel clinics have a name like this. Please add the area, or look it up:'],
  })
  expect(asked('')).toMatchObject({ outcome: 'asks-back' })
  expect(asked('orchid clinic')).toMatchObject({ outcome: 'offers-person' })
  // A typo in a long word, and a noun that is not in the name.
  expect(asked('lantren doctor bedok').sentences[0]).toContain('Lantern Family Clinic (Bedok)')
})

test('whether a clinic is on the panel', () => {
  const onPanel = (clinic: string) =>
    clinicOnPanelAnswer({ ...nothingNamed, clinic }, { pages: allPages, panel, moment: at('10:00') })
  expect(onPanel('kite bedok').sentences).toEqual(['Kite Dental Surgery (Bedok) is on the panel.'])
  expect(onPanel('orchid').outcome).toBe('offers-person')
})

test('where to look, by the type that was asked for, and not where it is not offered', () => {
  const find = (benefits: readonly string[], pages = allPages) =>
    findClinicAnswer({ ...nothingNamed, benefits }, { pages })
  expect(find([]).links[0]?.path).toBe('/app/cliniclocator')
  expect(find(['dental']).links[0]?.path).toBe('/app/cliniclocator?type=3')
  expect(find([], new Set()).outcome).toBe('offers-person')
  expect(
    clinicHoursAnswer({ ...nothingNamed, clinic: 'kite' }, { pages: new Set(), panel, moment: at('10:00') }).outcome,
  ).toBe('offers-person')
})
