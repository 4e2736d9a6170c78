import { expect, test } from 'vitest'
import { spansOf } from './hours-of-day.ts'

test.each([
  [
    '8.30am–1pm, 2pm–9pm',
    [
      { from: 510, to: 780 },
      { from: 840, to: 1260 },
    ],
  ],
  ['9am - 12pm', [{ from: 540, to: 720 }]],
  ['08:30-17:00', [{ from: 510, to: 1020 }]],
  [
    '9 AM to 1 PM and 2 PM to 5 PM',
    [
      { from: 540, to: 780 },
      { from: 840, to: 1020 },
    ],
  ],
  ['6pm–2am', [{ from: 1080, to: 1560 }]],
  ['9am–12am', [{ from: 540, to: 1440 }]],
  ['Closed', []],
  ['24 hours', [{ from: 0, to: 1440 }]],
])('%s', (line, spans) => expect(spansOf(line)).toEqual(spans))

test.each(['', '9-5', '9am–', 'by appointment', '9am–13pm', '25:00-26:00', '9.75am–5pm', '9am–5pm, by appointment'])(
  '“%s” leaves a doubt',
  (line) => expect(spansOf(line)).toBeUndefined(),
)
