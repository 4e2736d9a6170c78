/** In the place of a browser's databases (IndexedDB), with as much of them as is used: changes lie there once they are committed, or not at all. */

/** What a test has in its hands. */
export const device = {
  /** A device without room takes nothing new; what is removed from it goes all the same. */
  hasRoom: true,
  /** Nothing can be read or written meanwhile. */
  isAsleep: false,
  /** Since it was emptied last. */
  timesAsked: 0,
  /** Before a store is read, and before what was written to it is committed. */
  pause: (_store: string, _step: 'read' | 'commit'): Promise<void> => Promise.resolve(),
  empty(): void {
    stores.clear()
    Object.assign(device, { hasRoom: true, isAsleep: false, timesAsked: 0, pause: () => Promise.resolve() })
  },
}

interface Kept {
  readonly id?: string
  readonly ownerId?: string
}

const stores = new Map<string, Map<string, Kept>>()
/** Also while a test has the clock in its hands. */
const soon = setTimeout

/** For `indexedDB`. A module that has opened one of its databases keeps it for the other tests of the process. */
export const deviceDatabases = {
  open(name: string) {
    const transaction = (store: string) => begin(`${name} ${store}`, store)
    const request = { result: { transaction }, onsuccess: (): void => undefined }
    queueMicrotask(() => request.onsuccess())
    return request
  },
}

function begin(address: string, store: string) {
  device.timesAsked++
  if (device.isAsleep) throw new DOMException('The device is asleep.', 'UnknownError')
  const kept = stores.get(address) ?? new Map<string, Kept>()
  stores.set(address, kept)
  const changes: (() => void)[] = []
  let isTooMuch = false
  const answers: Promise<void>[] = []
  const ended = { oncomplete: (): void => undefined, onabort: (): void => undefined, error: null as unknown }
  const asked = <Value>(answer: () => Value) => {
    const request = { result: undefined as Value | undefined, onsuccess: (): void => undefined }
    answers.push(
      device.pause(store, 'read').then(() => {
        request.result = answer()
        request.onsuccess()
      }),
    )
    return request
  }
  const commit = async () => {
    for (const answer of answers) await answer
    if (changes.length > 0) await device.pause(store, 'commit')
    if (isTooMuch) throw new DOMException('The device is full.', 'QuotaExceededError')
    for (const change of changes) change()
  }
  soon(() => {
    commit().then(
      () => ended.oncomplete(),
      (error: unknown) => {
        ended.error = error
        ended.onabort()
      },
    )
  })
  return Object.assign(ended, {
    objectStore: () => ({
      getAll: () => asked(() => [...kept.values()]),
      get: (key: string) => asked(() => kept.get(key)),
      put(one: Kept) {
        isTooMuch ||= !device.hasRoom
        changes.push(() => kept.set(one.id ?? one.ownerId ?? '', one))
      },
      delete: (key: string) => changes.push(() => kept.delete(key)),
    }),
  })
}
