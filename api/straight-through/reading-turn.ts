/**
 * Photos are read of one claim at a time: whoever has to wait gives its job back, so that reading never takes more than one of the places at
 * which jobs are done.
 */

export interface ReadingTurn {
  /** Whether it asked before, and somebody else is still at it. Whoever goes on has to ask again. */
  hasToWait(claimId: string): boolean
  /** @returns undefined, without having done the work, where another claim's is under way */
  take<Result>(claimId: string, work: () => Promise<Result>): Promise<Result | undefined>
}

export function createReadingTurn(): ReadingTurn {
  let isTaken = false
  const waiting = new Set<string>()
  return {
    hasToWait(claimId) {
      if (isTaken && waiting.has(claimId)) return true
      waiting.delete(claimId)
      return false
    },
    async take(claimId, work) {
      if (isTaken) {
        waiting.add(claimId)
        return undefined
      }
      isTaken = true
      try {
        return await work()
      } finally {
        isTaken = false
      }
    },
  }
}
