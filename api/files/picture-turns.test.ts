import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inPictureTurn } from './picture-turns.ts'

test('decodes one picture at a time, also after one that cannot be read', async () => {
  let underWay = 0
  let most = 0
  const decode = async (name: string) => {
    most = Math.max(most, ++underWay)
    await turn()
    underWay--
    if (name === 'broken') throw new Error('broken')
    return name
  }
  const all = await Promise.allSettled(['one', 'broken', 'two', 'three'].map((name) => inPictureTurn(() => decode(name))))
  expect(all.map((one) => (one.status === 'fulfilled' ? one.value : one.status))).toEqual(['one', 'rejected', 'two', 'three'])
  expect(most).toBe(1)
})
