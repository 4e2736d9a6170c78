/** Work whose result is good for all who ask for it meanwhile. */

/**
 * @returns the work. A call that comes while an earlier one is under way gets the result of that one, even if it is a
 *   failure.
 */
export function sharedWhileUnderWay<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let underWay: Promise<Result> | undefined
  return () => (underWay ??= work().finally(() => (underWay = undefined)))
}
