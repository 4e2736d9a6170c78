import { afterEach, expect, test, vi } from 'vitest'
import { openDeviceDatabase } from './device-database.ts'

afterEach(() => void vi.unstubAllGlobals())

test('a connection that the browser has dropped without a word is opened once more', async () => {
  const asked = <Value>(result: Value) => {
    const request = { result, onsuccess: (): void => undefined }
    queueMicrotask(() => request.onsuccess())
    return request
  }
  const connection = { isDropped: false }
  const open = vi.fn(() => {
    connection.isDropped = false
    const transaction = () => {
      if (connection.isDropped) throw new DOMException('The connection is closed.', 'InvalidStateError')
      return { objectStore: () => ({ getAll: () => asked(['kept']) }) }
    }
    return asked({ transaction })
  })
  vi.stubGlobal('indexedDB', { open })
  const database = openDeviceDatabase({ name: 'phone', version: 1, make: () => undefined })
  const read = () => database.read<string[]>('claims', (store) => store.getAll())
  expect(await read()).toEqual(['kept'])
  connection.isDropped = true
  expect(await read()).toEqual(['kept'])
  expect(open).toHaveBeenCalledTimes(2)
})
