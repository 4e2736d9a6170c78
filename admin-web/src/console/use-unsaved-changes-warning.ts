import { useEffect } from 'react'
import { useTranslate } from 'react-admin'
import { useBlocker } from 'react-router-dom'

/**
 * Asks before a page is left on which something was typed and not sent: within the console, and when the tab closes or reloads.
 * Gives the same question for a form that is closed on its page: true where nothing would be lost, or it may be.
 */
export function useUnsavedChangesWarning(hasUnsavedChanges: boolean): () => boolean {
  const translate = useTranslate()
  const blocker = useBlocker(hasUnsavedChanges)

  useEffect(() => {
    if (blocker.state !== 'blocked') return
    if (window.confirm(translate('ra.message.unsaved_changes'))) blocker.proceed()
    else blocker.reset()
  }, [blocker, translate])

  useEffect(() => {
    if (!hasUnsavedChanges) return
    const askFirst = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', askFirst)
    return () => window.removeEventListener('beforeunload', askFirst)
  }, [hasUnsavedChanges])

  return () => !hasUnsavedChanges || window.confirm(translate('ra.message.unsaved_changes'))
}
