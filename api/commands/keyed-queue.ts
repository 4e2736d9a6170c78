/** Works of the same key one after the other, in this process; any number of keys at once. */

export interface KeyedQueue {
  /** Does the work once all works with the same key that came before it have ended, however they ended. */
  inTurn<Result>(key: string, work: () => Promise<Result>): Promise<Result>
}

export function createKeyedQueue(): KeyedQueue {
  const last = new Map<string, Promise<unknown>>()
  return {
    async inTurn(key, work) {
      const before = last.get(key)
      const mine = before ? before.then(work, work) : work()
      last.set(key, mine)
      try {
        return await mine
      } finally {
        // There are as many keys as people: one that nobody waits for any more goes.
        if (last.get(key) === mine) last.delete(key)
      }
    },
  }
}
