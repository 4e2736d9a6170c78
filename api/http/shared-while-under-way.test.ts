import { expect, test } from 'vitest'
import { sharedWhileUnderWay } from './shared-while-under-way.ts'

test('does the work once for all who ask meanwhile, and anew for who comes later', async () => {
  const answers = [Promise.withResolvers<number>(), Promise.withResolvers<number>()]
  let calls = 0
  const ask = sharedWhileUnderWay(() => answers[calls++]?.promise ?? Promise.reject(new Error('Asked too often.')))
  const together = [ask(), ask(), ask()]
  answers[0]?.reject(new Error('unreachable'))
  expect((await Promise.allSettled(together)).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  const later = ask()
  answers[1]?.resolve(7)
  expect([await later, calls]).toEqual([7, 2])
})
