/** The same command several times at once: the later ones wait for the first one's end, and then find what it has recorded. */

export interface EqualCommands {
  /** Does the work once all works with the same key that came before it have ended, however they ended. */
  inTurn<Result>(key: string, work: () => Promise<Result>): Promise<Result>
}

export function createEqualCommands(): EqualCommands {
  const last = new Map<string, Promise<unknown>>()
  return {
    async inTurn(key, work) {
      const before = last.get(key)
      const mine = before ? before.then(work, work) : work()
      last.set(key, mine)
      try {
        return await mine
      } finally {
        if (last.get(key) === mine) last.delete(key)
      }
    },
  }
}
