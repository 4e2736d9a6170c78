/** How long a worker may say nothing: its line may have stalled, or the device may have taken its memory away, and nothing tells the page so. */

const TICK_MILLISECONDS = 5_000

/**
 * Sixty seconds. While it worked, the reading worker was silent for 2.0 s at most here, on two processors: a sheet of grain in low light, which took
 * 21 s in all, a photo of 12 megapixels, and bills of two pages. A phone that is four times slower, and shares its processors, has seven times as long.
 */
const MOST_TICKS = 12

export interface Silence {
  /** Something was said. */
  readonly heard: () => void
  readonly stop: () => void
}

/**
 * Ticks are counted, and no clock is asked: a phone that was frozen fires one of them when it wakes, and the worker was frozen as well. A page that
 * is hidden counts none: there browsers slow everything down, and draw nothing.
 * @param onSilent called once
 */
export function watchSilence(onSilent: () => void): Silence {
  let ticks = 0
  const timer = setInterval(() => {
    if (!document.hidden) ticks += 1
    if (ticks < MOST_TICKS) return
    clearInterval(timer)
    onSilent()
  }, TICK_MILLISECONDS)
  return { heard: () => (ticks = 0), stop: () => clearInterval(timer) }
}

/**
 * What comes of something that says nothing until it is done.
 * @throws Error where nothing comes of it
 */
export async function beforeSilence<T>(step: Promise<T>): Promise<T> {
  let silence: Silence | undefined
  const silent = new Promise<never>((_resolve, reject) => {
    silence = watchSilence(() => reject(new Error('Nothing was heard any more.')))
  })
  try {
    return await Promise.race([step, silent])
  } finally {
    silence?.stop()
  }
}
