/** Work that must see what the one before it has done, in whichever process that was. */
import { createKeyedQueue } from '../commands/keyed-queue.ts'
import { createLockSession } from './lock-session.ts'

export interface NamedLocks {
  /**
   * Does the work when no other process and nobody else here does work of the same name. It holds no connection that the work could need, so that
   * there may be any number of names, and the work may take the lock of another name itself (always in the same order: a lane, then a product's stock).
   *
   * A lost connection loses the locks. Work that has begun goes on then, and its result counts; in this process its name stays taken until it is
   * done, but another process may begin work of that name. Work cannot be stopped halfway, and what it appends is judged by the revision that it
   * has read; only what is told by several streams (what is left for two letters) is without its guard for that moment.
   * @param name the same in every process
   * @throws StoreUnavailable when the lock cannot be had; nothing has been done then
   */
  withLock<Result>(name: string, work: () => Promise<Result>): Promise<Result>
  /** For when nobody works any more. */
  end(): Promise<void>
}

export function createNamedLocks(databaseUrl: string): NamedLocks {
  const session = createLockSession(databaseUrl)
  /** To the server this process is one: whoever has the same name waits here. */
  const queue = createKeyedQueue()

  async function withSessionLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const free = await session.lock(`one-at-a-time ${name}`)
    try {
      return await work()
    } finally {
      await free()
    }
  }

  return {
    withLock: (name, work) => queue.inTurn(name, () => withSessionLock(name, work)),
    end: () => session.end(),
  }
}
