import { expect, test } from 'vitest'
import { mayStillBeShown } from './last-seen.ts'

test('what was seen is shown for seven days, and not by a clock that was put back', () => {
  const seenAt = new Date('2026-11-12T06:05:00Z')
  const at = (iso: string) => mayStillBeShown(seenAt, new Date(iso))
  expect([at('2026-11-12T06:05:00Z'), at('2026-11-19T06:05:00Z')]).toEqual([true, true])
  expect([at('2026-11-19T06:05:01Z'), at('2026-11-12T06:04:59Z')]).toEqual([false, false])
})
