/**
 * The message about a field appears when somebody leaves the field, and moves what lies below it. If they leave it by
 * pressing a button, the button would move away from under the pointer, and the click would miss. So the message stays
 * as it was until the press is over. The keyboard presses nothing: with it the message shows at once.
 */
import { useState, useSyncExternalStore } from 'react'

let isPressed = false
const listeners = new Set<() => void>()

/** @returns `said`; while the mouse or a finger is down, what it was before */
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

// A touch also causes mouse events, after its pointer events. During these the field loses the focus and the button is
// clicked.
addEventListener('mousedown', ({ button }) => setPressed(button === 0), true)
addEventListener('click', () => setPressed(false), true)
// If there is a click, it comes right after this.
addEventListener('mouseup', () => setTimeout(setPressed, 0, false), true)
// A drag ends without a click and without this event. Where a menu of the browser has swallowed them, a key tells that
// the press is over.
addEventListener('pointercancel', () => setPressed(false), true)
addEventListener('keydown', () => setPressed(false), true)
