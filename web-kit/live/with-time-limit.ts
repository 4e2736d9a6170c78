/** A call that is given up when it has no answer in time. The oldest browsers have no `AbortSignal.timeout`. */

/** @param call is over when its promise settles; until then its signal aborts once the time is over */
export async function withTimeLimit<Answer>(
  milliseconds: number,
  call: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const ending = new AbortController()
  const timer = setTimeout(() => ending.abort(), milliseconds)
  try {
    return await call(ending.signal)
  } finally {
    clearTimeout(timer)
  }
}
