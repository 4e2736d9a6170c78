/** The sign-in whose one-time password is outstanding, for this tab only, so that a reload and the browser's Back keep the step. */
import type { SecondStep } from '../session/session-contract.ts'
import { storedSessionKeys } from '@member-care/domain/account/stored-session.ts'
import { keptValue } from '@member-care/web-kit/storage/kept-value.ts'

export interface PendingSignIn {
  /** What the one-time password calls take. */
  readonly identifier: string
  /** Where the one-time password goes. */
  readonly email: string
  /** What is asked for; absent in one that was kept from before an update. */
  readonly step?: SecondStep | undefined
}

const kept = keptValue<PendingSignIn>('tab', storedSessionKeys.pendingSignIn)

export function keepPendingSignIn(pending: PendingSignIn): void {
  kept.keep(pending)
}

export function pendingSignIn(): PendingSignIn | null {
  return kept.read()
}

export function forgetPendingSignIn(): void {
  kept.forget()
}
