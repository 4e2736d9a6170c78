/**
 * A database of this browser (IndexedDB), for what is too large for `kept-value.ts`: files, and what belongs to them. Pages and the service worker read
 * and write it alike. A browser may refuse to keep anything; then every call rejects.
 */

export interface DeviceDatabase {
  /** Reads, and changes nothing. */
  read<Value>(store: string, ask: (store: IDBObjectStore) => IDBRequest<Value>): Promise<Value>
  /**
   * Changes one store in one transaction. It resolves once that lies on the disk.
   * @param work may use several requests; what it gives is what comes back
   */
  change<Value>(store: string, work: (store: IDBObjectStore, give: (value: Value) => void) => void): Promise<Value>
}

interface DatabasePlan {
  readonly name: string
  readonly version: number
  /** Makes the stores that are not there yet. */
  readonly make: (database: IDBDatabase) => void
}

export function openDeviceDatabase({ name, version, make }: DatabasePlan): DeviceDatabase {
  let opened: Promise<IDBDatabase> | undefined

  function open(): Promise<IDBDatabase> {
    opened ??= new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name, version)
      request.onupgradeneeded = () => make(request.result)
      request.onerror = () => reject(reasonOf(request.error))
      request.onsuccess = () => {
        const database = request.result
        // The browser closes it when its data are removed, and when a newer version of the page wants to change it.
        database.onclose = () => (opened = undefined)
        database.onversionchange = () => {
          database.close()
          opened = undefined
        }
        resolve(database)
      }
    }).catch((error: unknown) => {
      opened = undefined
      throw error
    })
    return opened
  }

  /** Safari may have dropped a connection of a page that was asleep, without saying so: it is opened once more. */
  async function begin(...asked: Parameters<IDBDatabase['transaction']>): Promise<IDBTransaction> {
    const connecting = open()
    const database = await connecting
    try {
      return database.transaction(...asked)
    } catch {
      if (opened === connecting) opened = undefined
      return (await open()).transaction(...asked)
    }
  }

  return {
    async read(store, ask) {
      const transaction = await begin(store, 'readonly')
      return resultOf(ask(transaction.objectStore(store)))
    },
    async change<Value>(store: string, work: (store: IDBObjectStore, give: (value: Value) => void) => void) {
      const transaction = await begin(store, 'readwrite', { durability: 'strict' })
      return new Promise<Value>((resolve, reject) => {
        let given: Value
        transaction.oncomplete = () => resolve(given)
        transaction.onabort = () => reject(reasonOf(transaction.error))
        work(transaction.objectStore(store), (value) => (given = value))
      })
    },
  }
}

function resultOf<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(reasonOf(request.error))
  })
}

function reasonOf(error: DOMException | null): Error {
  return error ?? new Error('The browser keeps nothing.')
}
