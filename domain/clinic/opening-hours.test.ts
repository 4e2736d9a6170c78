import { expect, test } from 'vitest'
import { openingHours } from './opening-hours.ts'

test('each line is for its days; of a line that is empty nothing is said', () => {
  expect(openingHours({ h1: '9am–5pm', h2: '', h3: 'closed', h4: 'closed' })).toEqual([
    { days: 'Weekdays', hours: '9am–5pm' },
    { days: 'Sunday', hours: 'closed' },
    { days: 'Public holidays', hours: 'closed' },
  ])
})
