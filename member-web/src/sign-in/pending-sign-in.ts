/** The sign-in whose one-time password is outstanding, for this tab only, so that a reload and the browser's Back keep the step. */
import type { SecondStep } from '../session/session-contract.ts'
import { storedSessionKeys } from '@member-care/domain/account/stored-session.ts'

export interface PendingSignIn {
  /** What the one-time password calls take. */
  readonly identifier: string
  /** Where the one-time password goes. */
  readonly email: string
  /** What is asked for; absent in one that was kept from before an update. */
  readonly step?: SecondStep | undefined
}

export function keepPendingSignIn(pending: PendingSignIn): void {
  sessionStorage.setItem(storedSessionKeys.pendingSignIn, JSON.stringify(pending))
}

export function pendingSignIn(): PendingSignIn | null {
  try {
    return JSON.parse(sessionStorage.getItem(storedSessionKeys.pendingSignIn) ?? 'null') as PendingSignIn | null
  } catch {
    return null
  }
}

export function forgetPendingSignIn(): void {
  sessionStorage.removeItem(storedSessionKeys.pendingSignIn)
}
