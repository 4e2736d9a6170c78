import { useEffect, useState } from 'react'
import type { ClaimRecord } from './claim-record.ts'

export type PayoutWait = NonNullable<ClaimRecord['payoutWait']>

/** The most that a timer of a browser can wait. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

/** The wait while it is on; undefined from its end on, also on a page that stays open. */
export function usePayoutWait(wait: PayoutWait | null): PayoutWait | undefined {
  const [over, setOver] = useState<string>()
  const until = wait?.until
  useEffect(() => {
    if (until === undefined) return
    const left = Math.max(0, Date.parse(until) - Date.now())
    const timer = setTimeout(() => setOver(until), Math.min(left, LONGEST_TIMER_MS))
    return () => clearTimeout(timer)
  }, [until])
  return wait === null || over === wait.until ? undefined : wait
}
