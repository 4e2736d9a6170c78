import { memoryStore, type Store } from 'react-admin'

/** react-admin's store of list settings and searches. It holds names and NRICs, so it ends with the page and is never written to the device. */
export function createStore(): Store {
  return memoryStore()
}
