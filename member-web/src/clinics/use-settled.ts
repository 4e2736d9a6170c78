/** What is being typed, once nobody has typed for a while. */
import { useEffect, useState } from 'react'

/** @param milliseconds without a change; a text that was emptied is settled at once */
export function useSettled(text: string, milliseconds: number): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), milliseconds)
    return () => clearTimeout(timer)
  }, [text, milliseconds])
  return text === '' ? '' : settled
}
