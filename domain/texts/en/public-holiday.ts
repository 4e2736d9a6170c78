/** Texts of keeping Singapore's public holidays in the console. */
import { plural } from '../../language/plural.ts'

export const publicHolidayTexts = {
  menu: 'Public holidays',
  title: 'Public holidays',
  lead: 'By these days the portal tells whether a clinic is open. Enter each year as the Ministry of Manpower announces it, with the Monday after a holiday that falls on a Sunday.',
  yearMissing: (year: string) =>
    `No public holiday of ${year} is known yet. Until there is one, members are not told which clinics are open on days of that year.`,
  columns: { day: 'Date', name: 'Public holiday', change: 'Change' },
  failed: 'The public holidays could not be loaded.',
  none: 'No public holiday is known. Members are not told which clinics are open.',
  count: (total: number, text: string) =>
    `${text} ${plural('en', total, { one: 'public holiday', other: 'public holidays' })}`,
  add: 'Add a public holiday',
  addShort: 'Add',
  day: 'Date',
  name: 'Name',
  dayInvalid: 'Please choose a date.',
  nameRequired: 'Please type the name of the holiday.',
  nameTooLong: 'A name has at most 80 characters.',
  duplicate: 'This date is a public holiday already.',
  added: 'The public holiday has been added.',
  delete: 'Delete',
  deleteLabel: (name: string, day: string) => `Delete ${name}, ${day}`,
  deleteTitle: 'Delete this public holiday?',
  deleteText: (name: string, day: string) => `${name}, ${day}, is then a day like any other.`,
  deleted: 'The public holiday has been deleted.',
} as const
