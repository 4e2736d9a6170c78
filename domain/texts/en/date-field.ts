/** The texts of all fields for dates and times, in both front ends. */
export const dateFieldTexts = {
  datePlaceholder: 'DD MMM YYYY',
  timePlaceholder: 'HH:MM',
  momentPlaceholder: 'DD MMM YYYY HH:MM:SS',
  /** Names of the buttons in the fields, which are described by the field's own label. */
  openCalendar: 'Open the calendar',
  openClock: 'Open the clock',
  calendar: 'Calendar',
  clock: 'Clock',
  done: 'Done',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  chooseYear: 'Choose a year',
  chooseDay: 'Choose a day',
  /** Begins with the text that is seen, for people who speak to their device. */
  hours: (hours: string) => `${hours} hours`,
  minutes: (minutes: string) => `${minutes} minutes`,
  chooseHours: 'Hours',
  chooseMinutes: 'Minutes',
  notADate: 'This is not a date. Type it as 05 Nov 2026.',
  notAMoment: 'This is not a date with a time. Type it as 05 Nov 2026 14:30:00.',
  notATime: 'This is not a time. Type it as 14:30.',
} as const
