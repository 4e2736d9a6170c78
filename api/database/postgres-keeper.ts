/** Starts the embedded server again when it has died while we work with it. One that somebody has told to end stays ended. */
import { pause } from '@member-care/event-store/waiting.ts'
import type { RunnerLog } from '@member-care/projections/runner/runner-log.ts'
import { clusterIn, runningPostgres, wasShutDown } from './running-postgres.ts'

export interface PostgresKeeper {
  /** Aborts when the server has been told to end by somebody else: nothing can be read or written any more. */
  readonly ended: AbortSignal
  /** What is wrong with the server at the moment, for anybody to read. */
  trouble(): string | undefined
  /** Looks at it now: something has become of a connection. */
  look(): void
  stop(): Promise<void>
}

/** In case no connection tells. */
const LOOK_EVERY_MS = 1_000
/** What is left of the dead one may be in the way for a moment. */
const FIRST_PAUSE_MS = 50
const LAST_PAUSE_MS = 10_000

/**
 * @param directory as given to `startEmbeddedPostgres`
 * @param startAgain resolves when the server takes connections, with its address; others may start it too
 * @param address that those who work with it know
 */
export function keepPostgres(
  directory: string,
  startAgain: () => Promise<string>,
  address: string,
  log: RunnerLog,
): PostgresKeeper {
  const cluster = clusterIn(directory)
  const ended = new AbortController()
  const stopping = new AbortController()
  let trouble: string | undefined
  let looking: Promise<void> | undefined

  function look(): void {
    if (stopping.signal.aborted || ended.signal.aborted) return
    // Where the look itself fails, nothing is known to be wrong with the server.
    looking ??= lookOnce()
      .catch(() => {})
      .finally(() => (looking = undefined))
  }

  async function lookOnce(): Promise<void> {
    const server = await runningPostgres(cluster)
    if (server?.state === 'stopping' || (!server && (await wasShutDown(cluster)))) ended.abort()
    else if (!server) await bringBack()
  }

  async function bringBack(): Promise<void> {
    log.error({}, 'the embedded Postgres has died, and is started again')
    trouble = 'has died, and is being started again'
    for (let patience = FIRST_PAUSE_MS; !stopping.signal.aborted; patience = Math.min(2 * patience, LAST_PAUSE_MS)) {
      try {
        if ((await startAgain()) !== address) return endElsewhere()
        log.warn({}, 'the embedded Postgres is there again')
        trouble = undefined
        return
      } catch (error) {
        log.error(
          { err: error },
          `the embedded Postgres could not be started again; the next try follows in ${patience} ms`,
        )
        trouble = 'has died, and could not be started again so far: the log says why'
      }
      await pause(patience, stopping.signal)
    }
  }

  /** The processes that work with the server have an address that no longer reaches it. */
  function endElsewhere(): void {
    log.error({}, 'the embedded Postgres runs again, but is reached by another address: start the product anew')
    ended.abort()
  }

  const watch = setInterval(look, LOOK_EVERY_MS).unref()
  return {
    ended: ended.signal,
    trouble: () => trouble,
    look,
    async stop() {
      clearInterval(watch)
      stopping.abort()
      await looking
    },
  }
}
