/** Section 2 of docs/cover.md: the first reason that speaks against a claim, or the terms on which it is covered. */
import { dateOf, dayOf } from './day-count.ts'
import type { Paper } from './paper.ts'

export type Covered = { readonly refusal: string } | { readonly terms: Paper; readonly network: 'panel' | 'other' }

export function whetherCovered(benefit: Paper | undefined, claim: Paper, person: Paper): Covered {
  if (benefit === undefined) return { refusal: 'no-such-benefit' }
  const reason = reasons.find(({ speaks }) => speaks(benefit, claim, person))
  if (reason !== undefined) return { refusal: reason.name }

  const network = networkTaken(benefit, claim.text('network'))
  const terms = benefit.part(network)
  return terms === undefined ? { refusal: 'not-covered-there' } : { terms, network }
}

function networkTaken(benefit: Paper, told: string): 'panel' | 'other' {
  if (told === 'unknown') return benefit.has('other') ? 'other' : 'panel'
  return told === 'panel' ? 'panel' : 'other'
}

const reasons: readonly {
  readonly name: string
  readonly speaks: (benefit: Paper, claim: Paper, person: Paper) => boolean
}[] = [
  {
    name: 'not-covered-then',
    speaks: (_, claim, person) => {
      const day = serviceDay(claim)
      return day < dayOf(person.text('coveredFrom')) || day > lastDay(person.optionalText('coveredTo'))
    },
  },
  {
    name: 'relationship',
    speaks: (benefit, _, person) => benefit.has('coveredAs') && !benefit.texts('coveredAs').includes(person.text('as')),
  },
  {
    name: 'age',
    speaks: (benefit, claim, person) => {
      const ages = benefit.part('ages')
      const bornOn = person.optionalText('bornOn')
      if (ages === undefined || bornOn === undefined) return false
      const age = wholeYears(dayOf(bornOn), serviceDay(claim))
      return age < ages.count('from') || age > ages.count('to')
    },
  },
  {
    name: 'waiting',
    speaks: (benefit, claim, person) => {
      const waiting = benefit.part('waiting')
      if (waiting === undefined || (waiting.flag('exceptAccidents') && claim.flag('isAccident'))) return false
      return serviceDay(claim) - dayOf(person.text('coveredFrom')) < waiting.count('days')
    },
  },
  { name: 'excluded-provider', speaks: (_, claim) => claim.text('network') === 'excluded' },
  {
    name: 'no-referral',
    speaks: (benefit, claim) => benefit.flag('needsReferral') && claim.text('referral') === 'no',
  },
  {
    name: 'outside-stay',
    speaks: (benefit, claim) => {
      const around = benefit.part('aroundStay')
      const stay = claim.part('stay')
      if (around === undefined || stay === undefined) return false
      const day = serviceDay(claim)
      const first = dayOf(stay.text('admission')) - around.count('daysBefore')
      return day < first || day > lastDay(stay.optionalText('discharge')) + around.count('daysAfter')
    },
  },
  {
    name: 'excluded-diagnosis',
    speaks: (benefit, claim) => {
      const code = claim.optionalText('diagnosisCode')
      if (code === undefined) return false
      return benefit.list('excludes').some((one) => one.texts('codes').some((start) => code.startsWith(start)))
    },
  },
]

function serviceDay(claim: Paper): number {
  return dayOf(claim.text('serviceDate'))
}

/** Nothing told: it lasts. */
function lastDay(text: string | undefined): number {
  return text === undefined ? Infinity : dayOf(text)
}

function wholeYears(born: number, day: number): number {
  const [from, to] = [dateOf(born), dateOf(day)]
  const before = to.month < from.month || (to.month === from.month && to.day < from.day)
  return to.year - from.year - (before ? 1 : 0)
}
