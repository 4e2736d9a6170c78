import { useEffect, useState } from 'react'

/**
 * The value once it has stopped changing for so many milliseconds, so that a search is asked once and not with every key. A text that was
 * emptied is settled at once.
 */
export function useSettled<Value>(value: Value, milliseconds: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return value === '' ? value : settled
}
