/** When the code of a counter changes, on a tablet whose own clock may be wrong: the server says how long the code has left. Milliseconds. */
import type { CounterCode } from '../portal-api/counter-api.ts'

const MINUTE_MS = 60_000
/** So much later, so that the next code is there when it is asked for. */
const AFTER_CHANGE_MS = 300
const TRY_AGAIN_MS = 4_000

/** When the code ends, by the clock that said when it came. */
export function endOf({ until, now }: Pick<CounterCode, 'until' | 'now'>, receivedAt: number): number {
  return receivedAt + Math.max(Date.parse(until) - Date.parse(now), 0)
}

/** Whole seconds, from 60 to 0. */
export function secondsLeft(end: number, now: number): number {
  return Math.ceil(Math.min(Math.max(end - now, 0), MINUTE_MS) / 1_000)
}

/** In how many milliseconds another code is asked for. @param end undefined while there is none */
export function asksAgainIn(end: number | undefined, now: number): number {
  const rest = end === undefined ? 0 : end - now
  return rest > 0 ? rest + AFTER_CHANGE_MS : TRY_AGAIN_MS
}
