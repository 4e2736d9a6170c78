import { expect, test } from 'vitest'
import { countOnDevice } from './count-on-device.ts'

test('a claim that is finished and still kept as it was begun is one', () => {
  expect(countOnDevice([{ id: 'a' }], [{ id: 'a' }, { id: 'b' }])).toBe(2)
})
