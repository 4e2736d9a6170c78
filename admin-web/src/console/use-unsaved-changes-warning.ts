import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { isLeavingConsole } from './session.ts'
import { holdUnsavedWork, mayLeave } from './unsaved-work.ts'

/** Asks before a page is left on which something was typed and not sent: within the console, and when the tab closes or reloads. */
export function useUnsavedChangesWarning(hasUnsavedChanges: boolean): void {
  const blocker = useBlocker(hasUnsavedChanges)

  useEffect(() => {
    if (blocker.state !== 'blocked') return
    let isOver = false
    void mayLeave().then((leaves) => {
      if (isOver) return
      if (leaves) blocker.proceed()
      else blocker.reset()
    })
    return () => {
      isOver = true
    }
  }, [blocker])

  useEffect(() => {
    if (!hasUnsavedChanges) return
    const release = holdUnsavedWork()
    // A person who signs out was asked already.
    const askFirst = (event: BeforeUnloadEvent) => {
      if (!isLeavingConsole()) event.preventDefault()
    }
    window.addEventListener('beforeunload', askFirst)
    return () => {
      release()
      window.removeEventListener('beforeunload', askFirst)
    }
  }, [hasUnsavedChanges])
}
