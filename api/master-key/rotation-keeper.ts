/** Carries a change of the master key out while the product runs, and says how far it is. Several processes may do so at once. */
import {
  rotationState,
  wrapAnew,
  type RotationState,
  type WrappingAnew,
} from '@member-care/event-store/codec/wrap-anew.ts'
import { pause } from '@member-care/event-store/waiting.ts'
import type { FastifyBaseLogger } from 'fastify'

/** Between two batches others get their turn. */
const BATCH_PAUSE_MS = 50
const SAY_EVERY_MS = 5_000
const LOOK_AGAIN_MS = 2_000

export interface RotationKeeper {
  start(): void
  /** Ends after the batch that is under way. */
  stop(): Promise<void>
  /** Which master key there is, and how far a change of it is. Numbers of people are in the log alone: anybody may ask this. */
  describe(): Promise<string>
  /** Why somebody should look after it. */
  warning(): Promise<string | undefined>
}

export interface RotationKeeperOptions {
  readonly wrapping: WrappingAnew
  readonly logger: FastifyBaseLogger
  /** Called once the former master key is not needed any more. */
  readonly onDone: () => Promise<void>
}

export function createRotationKeeper({ wrapping, logger, onDone }: RotationKeeperOptions): RotationKeeper {
  const { current, previous } = wrapping.keys.masterKeys
  const stopping = new AbortController()
  let working: Promise<void> = Promise.resolve()
  let saidAt = -Infinity
  let said: RotationState['kind'] | 'processes' | 'records' | undefined
  let unopened: readonly string[] = []

  async function work(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        const state = await wrapAnew(wrapping, { signal: stopping.signal, onBatch: betweenBatches })
        if (stopping.signal.aborted || state.kind === 'none') return
        tell(state)
        if (state.kind === 'done') {
          unopened = state.unopened
          return await onDone()
        }
      } catch (error) {
        logger.error({ err: error }, 'the change of the master key could not go on; it is tried again')
      }
      await pause(LOOK_AGAIN_MS, stopping.signal)
    }
  }

  async function betweenBatches(): Promise<void> {
    if (performance.now() - saidAt > SAY_EVERY_MS) tell(await rotationState(wrapping))
    await pause(BATCH_PAUSE_MS, stopping.signal)
  }

  function tell(state: RotationState): void {
    const what = state.kind === 'under-way' ? (state.waitsFor ?? 'under-way') : state.kind
    if (what === said && what !== 'under-way') return
    said = what
    saidAt = performance.now()
    if (state.kind === 'done') {
      logger.info(
        { masterKey: current.id, former: state.from },
        'the master key was changed: the one of before is not needed any more',
      )
      if (state.unopened.length > 0)
        logger.error(
          { subjects: state.unopened },
          'keys of people that do not open were left as they are: verify the log',
        )
    } else if (state.kind === 'under-way') {
      const { from, wrapped, keys, waitsFor } = state
      logger.info(
        { masterKey: current.id, former: from, wrapped, keys },
        waitsFor === 'processes'
          ? 'the change of the master key waits for processes that know only the one of before'
          : 'the master key is being changed',
      )
    }
  }

  return {
    start() {
      working = work()
    },
    async stop() {
      stopping.abort()
      await working
    },
    async describe() {
      const state = await rotationState(wrapping)
      if (state.kind === 'under-way') {
        const share = state.keys === 0 ? 100 : Math.floor((state.wrapped / state.keys) * 100)
        const waiting =
          said === 'processes'
            ? '; it waits for processes that know only the one of before: start them anew with both'
            : ''
        return `${current.id}, being changed, with ${state.from.join(', ')}: ${share} % of the keys of people are wrapped anew; both master keys are needed${waiting}`
      }
      return previous
        ? `${current.id}; the one of before, ${previous.id}, is not needed any more: take it out of the settings`
        : current.id
    },
    async warning() {
      return unopened.length > 0
        ? `${unopened.length} keys of people do not open, and were left when the master key was changed: npm run verify-log names them`
        : undefined
    },
  }
}
