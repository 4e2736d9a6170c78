/** What a list shows in full is shown only when it is on record that somebody looked. */
import { setImmediate } from 'node:timers/promises'
import type { EventLog } from '@member-care/event-store/event-log.ts'
import { expect, it, vi } from 'vitest'
import { createListViews } from './record-view.ts'

const viewing = { actor: { kind: 'system-administrator' as const, id: 'an administrator' }, correlationId: 'a call' }
const person = { subjectId: 'a member', recordId: 'a member' }

/** A log whose appends wait until the test says how they end. */
function waitingLog() {
  const appends: PromiseWithResolvers<undefined>[] = []
  const append = vi.fn(() => {
    const waiting = Promise.withResolvers<undefined>()
    appends.push(waiting)
    return waiting.promise
  })
  return { appends, append, eventLog: { append } as unknown as EventLog }
}

it('shows nothing to a second call either when the look of the first cannot be put on record', async () => {
  const { appends, append, eventLog } = waitingLog()
  const views = createListViews('nric', eventLog, () => new Date('2026-03-02T10:00:00Z'))
  const both = Promise.allSettled([views.record([person], viewing), views.record([person], viewing)])
  appends[0]?.reject(new Error('The disk is full.'))
  expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  // Neither is taken for noted: the next look is put on record anew.
  const next = views.record([person], viewing)
  expect(append).toHaveBeenCalledTimes(2)
  appends[1]?.resolve(undefined)
  await next
})

it('notes a look once an hour, and lets a second call wait for it', async () => {
  let now = new Date('2026-03-02T10:00:00Z')
  const { appends, append, eventLog } = waitingLog()
  const views = createListViews('nric', eventLog, () => now)
  const shown: string[] = []
  const both = ['one', 'other'].map((who) => views.record([person], viewing).then(() => shown.push(who)))
  await setImmediate()
  expect(shown).toEqual([])
  appends[0]?.resolve(undefined)
  await Promise.all(both)
  await views.record([person], viewing)
  expect(append).toHaveBeenCalledTimes(1)
  now = new Date('2026-03-02T11:00:00Z')
  const later = views.record([person], viewing)
  appends[1]?.resolve(undefined)
  await later
  expect(append).toHaveBeenCalledTimes(2)
})
