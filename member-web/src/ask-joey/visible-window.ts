/** How much of the window a phone's keyboard leaves. */
import { useSyncExternalStore } from 'react'

/** px; less than this hides a browser's own bars, not a keyboard. */
const KEYBOARD_HEIGHT = 140

/** @returns px that are left above the keyboard; undefined while there is none */
export function useHeightAboveKeyboard(): number | undefined {
  return useSyncExternalStore(subscribe, heightAboveKeyboard)
}

function heightAboveKeyboard(): number | undefined {
  const { visualViewport, innerHeight } = window
  if (!visualViewport) return undefined
  // As it were without the reader's own magnifying.
  const height = Math.round(visualViewport.height * visualViewport.scale)
  return innerHeight - height > KEYBOARD_HEIGHT ? height : undefined
}

function subscribe(listener: () => void): () => void {
  window.visualViewport?.addEventListener('resize', listener)
  return () => window.visualViewport?.removeEventListener('resize', listener)
}
