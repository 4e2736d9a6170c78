/** Whether the session has to show a one-time password (1§4): any 428 says so, and the dialog over the page settles it. */
import { useSyncExternalStore } from 'react'

let isRequired = false
const listeners = new Set<() => void>()

/** For the API calls: a call was answered 428. */
export function requireVerification(): void {
  change(true)
}

/** The one-time password was right, or the question was cancelled. */
export function settleVerification(): void {
  change(false)
}

export function useVerificationRequired(): boolean {
  return useSyncExternalStore(subscribe, () => isRequired)
}

function change(to: boolean): void {
  isRequired = to
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
