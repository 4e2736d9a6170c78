/** Whether the session has to show a one-time password (1§4): any 428 says so, and the dialog over the page settles it. */
import { createVerificationQuestion } from '@member-care/web-kit/one-time-password/verification-question.ts'
import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let verifications = 0

export const verification = createVerificationQuestion((outcome) => {
  if (outcome === 'verified') verifications += 1
  for (const listener of listeners) listener()
})

export function useVerificationRequired(): boolean {
  return useSyncExternalStore(subscribe, verification.isAsked)
}

/** How often it was answered rightly: what was refused before may be had now. */
export function useVerifications(): number {
  return useSyncExternalStore(subscribe, () => verifications)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
