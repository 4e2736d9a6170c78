/** What the end of somebody's cover touches, shown before it is saved (S80, S81). */
import { plural } from '../../language/plural.ts'

export const endOfCoverTexts = {
  title: (name: string, lastDay: string) => `What the end of ${name}’s cover on ${lastDay} affects`,
  loading: 'Looking up what the end affects…',
  failed: 'What the end affects could not be looked up.',
  dateInvalid: 'Give the last covered day as YYYY-MM-DD.',
  later: (lastDay: string, firstDayWithout: string) =>
    `${lastDay} is the last covered day. Nothing ends before ${firstDayWithout}.`,
  atOnce: (lastDay: string) => `${lastDay} is past. The cover ends as soon as this is saved.`,
  nothing: 'No open claim, letter of guarantee, e-card or dependent is affected.',
  more: (more: number) => `And ${String(more)} more.`,
  cards: 'The e-card ends with the cover.',
  familyCards: 'The e-cards end with the cover.',
  dependants: {
    title: 'Dependents whose cover ends too',
    noEnd: 'so far without an end',
    end: (lastDay: string) => `so far until ${lastDay}`,
  },
  claims: {
    title: (total: number) => `${String(total)} ${plural('en', total, { one: 'claim', other: 'claims' })}`,
    lead: 'Claims go on as they are. A visit after the last covered day is not covered.',
    visit: (day: string) => `visit ${day}`,
    afterEnd: 'After the last day',
  },
  letters: {
    title: (total: number) =>
      `${String(total)} ${plural('en', total, { one: 'letter of guarantee', other: 'letters of guarantee' })}`,
    lead: 'An issued letter is a promise to the hospital. It holds until its own last day, unless the claims desk withdraws it.',
    admission: (day: string) => `admission ${day}`,
    validUntil: (day: string) => `holds until ${day}`,
  },
} as const
