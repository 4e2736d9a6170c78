/** Work that must see what the one before it has done, in whichever process that was. */
import { createLockSession } from '../database/lock-session.ts'

export interface Turns {
  /**
   * Does the work when no other process and nobody else here does work of the same name. It holds no connection that the work could need, so that
   * there may be any number of names, and the work may take turns of another name itself (always in the same order: a lane, then a product's stock).
   *
   * A lost connection loses the locks. Work that has begun goes on then, and its result counts; in this process its name stays taken until it is
   * done, but another process may begin work of that name. Work cannot be stopped halfway, and what it appends is judged by the revision that it
   * has read; only what is told by several streams (what is left for two letters) is without its guard for that moment.
   * @param name the same in every process
   * @throws StoreUnavailable when the lock cannot be had; nothing has been done then
   */
  oneAtATime<Result>(name: string, work: () => Promise<Result>): Promise<Result>
  /** For when nobody works any more. */
  end(): Promise<void>
}

declare module '../http/parts.ts' {
  interface Parts {
    readonly turns: Turns
  }
}

export function createTurns(databaseUrl: string): Turns {
  const session = createLockSession(databaseUrl)
  /** To the server this process is one: whoever has the same name waits here. */
  const lastOf = new Map<string, Promise<unknown>>()

  async function inTurn<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const free = await session.lock(`one-at-a-time ${name}`)
    try {
      return await work()
    } finally {
      await free()
    }
  }

  return {
    oneAtATime(name, work) {
      const earlier = lastOf.get(name) ?? Promise.resolve()
      const mine = earlier.then(() => inTurn(name, work))
      const settled = mine.then(
        () => {},
        () => {},
      )
      lastOf.set(name, settled)
      // There are as many names as people: one that nobody waits for any more goes.
      void settled.then(() => lastOf.get(name) === settled && lastOf.delete(name))
      return mine
    },
    end: () => session.end(),
  }
}
