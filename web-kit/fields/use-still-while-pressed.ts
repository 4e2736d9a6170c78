/**
 * What is said of a field appears when the field is left, and moves what lies below it. Whoever leaves it by pressing a button would so
 * have the button moved from under the pointer, and the click would miss. So what is said stays as it was until the press is over. The
 * keyboard presses nothing: there it shows at once.
 */
import { useState, useSyncExternalStore } from 'react'

let isPressed = false
const listeners = new Set<() => void>()

/** @returns `said`; while the mouse or a finger is down what it was before */
export function useStillWhilePressed(said: string | undefined): string | undefined {
  const isStill = useSyncExternalStore(subscribe, () => isPressed)
  const [shown, setShown] = useState(said)
  if (!isStill && shown !== said) setShown(said)
  return isStill ? shown : said
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function setPressed(pressed: boolean): void {
  isPressed = pressed
  for (const listener of listeners) listener()
}

// A touch becomes mouse events too, after its pointer events: it is in them that the field loses the focus and the button is clicked.
addEventListener('mousedown', ({ button }) => setPressed(button === 0), true)
addEventListener('click', () => setPressed(false), true)
// The click comes right after it, if one comes.
addEventListener('mouseup', () => setTimeout(setPressed, 0, false), true)
// A drag ends without either; and where a menu of the browser has swallowed them, a key tells that the press is over.
addEventListener('pointercancel', () => setPressed(false), true)
addEventListener('keydown', () => setPressed(false), true)
