/** Shortcuts of a single key. They can be switched off, and are silent while somebody types or a dialog is open (WCAG 2.1.4). */
import { useEffect, useRef } from 'react'
import { useStore } from 'react-admin'

export type Shortcuts = Readonly<Record<string, (() => void) | undefined>>

export function useShortcutsSwitch() {
  return useStore<boolean>('claim-desk.shortcuts', true)
}

/** @param shortcuts what each key does, by `KeyboardEvent.key` */
export function useShortcuts(shortcuts: Shortcuts): void {
  const [isOn] = useShortcutsSwitch()
  const latest = useRef(shortcuts)
  useEffect(() => {
    latest.current = shortcuts
  })
  useEffect(() => {
    if (!isOn) return
    const onKey = (event: KeyboardEvent) => {
      const action = latest.current[event.key]
      if (!action || event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event)) return
      event.preventDefault()
      action()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isOn])
}

/** Whether the key belongs to what has the focus: a field, a dialog or menu, or for Enter and Space a button or link. */
function isElsewhere({ target, key, defaultPrevented }: KeyboardEvent): boolean {
  if (defaultPrevented || !(target instanceof HTMLElement)) return defaultPrevented
  if (
    target.isContentEditable ||
    target.closest(
      'input:not([type=checkbox]), textarea, select, [role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=combobox]',
    )
  )
    return true
  return (key === 'Enter' || key === ' ') && target.closest('a, button, input, [role=button]') !== null
}
