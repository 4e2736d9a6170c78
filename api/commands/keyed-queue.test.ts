import { expect, test } from 'vitest'
import { createKeyedQueue } from './keyed-queue.ts'

test('one after the other for one key, also after a failure, and at once for others', async () => {
  const commands = createKeyedQueue()
  const began: string[] = []
  const end = Promise.withResolvers<void>()
  const first = commands.inTurn('a', async () => {
    began.push('first')
    await end.promise
    throw new Error('refused')
  })
  const later = [1, 2].map((number) =>
    commands.inTurn('a', async () => {
      began.push(`later ${number}`)
      return number
    }),
  )
  const other = commands.inTurn('b', async () => began.push('other'))
  await other
  expect(began).toEqual(['first', 'other'])
  end.resolve()
  await expect(first).rejects.toThrow('refused')
  expect(await Promise.all(later)).toEqual([1, 2])
  expect(began).toEqual(['first', 'other', 'later 1', 'later 2'])
})
