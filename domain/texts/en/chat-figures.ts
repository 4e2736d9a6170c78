/** Texts of the figures of the chat, for who leads the desk. */
import { plural } from '../../language/plural.ts'

export const chatFiguresTexts = {
  title: 'Chat figures',
  introduction: (days: number) =>
    `How long members wait for a person, and what becomes of their conversations, over the last ${days} days.`,
  failed: 'The figures could not be loaded.',
  day: 'Day',
  desk: 'Desk',
  nothing: 'There was no conversation in this time.',
  none: '–',
  minutes: (count: number) => `${count} ${plural('en', count, { one: 'minute', other: 'minutes' })}`,
  answer: {
    title: 'First answer',
    note: 'Minutes until somebody of the desk first answered. Half of the members had their answer by then.',
    series: 'Minutes until the first answer',
    nothing: 'Nobody was answered in this time.',
    summary: (minutes: string) => `Most lately it took ${minutes}.`,
  },
  solved: {
    title: 'Begun and solved',
    note: 'Conversations that members began, and those that were closed.',
    opened: 'Begun',
    solved: 'Closed',
    summary: (opened: number, solved: number) => `${opened} begun, ${solved} closed in this time.`,
  },
  waiting: {
    title: 'Waiting now',
    note: 'What is before each desk at this moment.',
    waiting: 'Waiting',
    taken: 'Taken',
    longest: 'Longest since',
    nothing: 'Nobody waits, and nobody is being answered.',
    summary: (waiting: number, taken: number) => `${waiting} waiting, ${taken} taken.`,
  },
} as const
