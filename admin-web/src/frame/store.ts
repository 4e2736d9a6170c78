import { localStorageStore, memoryStore, type Store } from 'react-admin'

/** What is no personal data and stays on the device: the density of the rows, light or dark, and which columns of a list somebody sees. */
const kept = /^preferences\.|^theme$|\.datatable/

/** react-admin's store of list settings and searches. Searches hold names and NRICs, so they end with the page and are never written to the device. */
export function createStore(): Store {
  const memory = memoryStore()
  const device = localStorageStore('1', 'Console')
  const storeOf = (key: string) => (kept.test(key) ? device : memory)
  return {
    setup: () => {
      memory.setup()
      device.setup()
    },
    teardown: () => {
      memory.teardown()
      device.teardown()
    },
    getItem: (key, defaultValue) => storeOf(key).getItem(key, defaultValue),
    setItem: (key, value) => storeOf(key).setItem(key, value),
    removeItem: (key) => storeOf(key).removeItem(key),
    removeItems: (prefix) => {
      memory.removeItems(prefix)
      device.removeItems(prefix)
    },
    listItems: (prefix) => ({ ...memory.listItems?.(prefix), ...device.listItems?.(prefix) }),
    // At a log-out; the next one at this device may look at the same columns.
    reset: () => memory.reset(),
    subscribe: (key, callback) => storeOf(key).subscribe(key, callback),
  }
}
