/** Seconds that run down to 0. */
import { useEffect, useState } from 'react'

export function useCountdown(): { readonly seconds: number; start: (seconds: number) => void } {
  const [seconds, start] = useState(0)
  useEffect(() => {
    if (seconds <= 0) return undefined
    const timer = setTimeout(() => start(seconds - 1), 1000)
    return () => clearTimeout(timer)
  }, [seconds])
  return { seconds, start }
}
