import { expect, test } from 'vitest'
import { readLiveMessage } from './read-live-message.ts'

test('what the server says is taken as it says it', () => {
  expect(readLiveMessage('{"type":"claims","claimIds":["a","b"]}')).toEqual({ type: 'claims', claimIds: ['a', 'b'] })
})

test.each(['', 'ready', '<html>502</html>', 'null', '"ready"', '42', '[]', '{"unreadCount":3}', new ArrayBuffer(8)])(
  '%s is no message',
  (data) => {
    expect(readLiveMessage(data)).toBeUndefined()
  },
)
