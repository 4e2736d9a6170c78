/** Trying again what got no answer: soon at first, then less and less often, and at once when the browser has a connection again. */

const FIRST_MS = 2_000
const LONGEST_MS = 30_000

let pauseMs = 0
let timer: ReturnType<typeof setTimeout> | undefined
const attempts: (() => void)[] = []

/** Says what belongs to trying again. */
export function onTryAgain(run: () => void): void {
  attempts.push(run)
}

export function tryAgainLater(): void {
  clearTimeout(timer)
  pauseMs = nextPause(pauseMs)
  timer = setTimeout(tryAgainNow, pauseMs)
}

export function tryAgainNow(): void {
  clearTimeout(timer)
  for (const attempt of attempts) attempt()
}

/** Something got through: the next failure is tried again soon. */
export function connectionStands(): void {
  pauseMs = 0
}

/** The pause after one of so many ms. */
export function nextPause(before: number): number {
  return Math.min(LONGEST_MS, Math.max(FIRST_MS, before * 2))
}

window.addEventListener('online', tryAgainNow)
