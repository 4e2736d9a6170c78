/** What follows from a call but is not to be seen in the time of its answer: it is begun at once, and nobody waits for it. */
import type { FastifyBaseLogger } from 'fastify'

export interface FollowUps {
  /** Begins the work. A failure is logged. */
  begin(work: () => Promise<void>): void
  /** Resolves when all that was begun has ended. */
  settled(): Promise<void>
}

export function createFollowUps(logger: Pick<FastifyBaseLogger, 'error'>): FollowUps {
  const underWay = new Set<Promise<void>>()
  return {
    begin(work) {
      const ending = work()
        .catch((error: unknown) => logger.error({ err: error }, 'what follows from a call failed'))
        .finally(() => underWay.delete(ending))
      underWay.add(ending)
    },
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay)
    },
  }
}
