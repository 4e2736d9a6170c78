/** Work whose result is good for all who ask for it meanwhile. */

/** @returns the work; whoever calls while an earlier call is under way gets that one's result, be it a failure */
export function sharedWhileUnderWay<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let underWay: Promise<Result> | undefined
  return () => (underWay ??= work().finally(() => (underWay = undefined)))
}
