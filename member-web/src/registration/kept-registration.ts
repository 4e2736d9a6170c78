/** The registration under way, kept for this tab only, so that a reload loses nothing of it but the passwords. */
import { REGISTRATION_LIFETIME_MS } from '@member-care/domain/account/registration-rules.ts'
import { storedSessionKeys } from '@member-care/domain/account/stored-session.ts'
import { emptyRegistration, type Registration } from './registration-steps.ts'

interface KeptRegistration {
  readonly registration: Registration
  /** Milliseconds since 1970. */
  readonly changedAt: number
}

export function keepRegistration(registration: Registration): void {
  const { newPassword: _, newPasswordConfirm: __, ...values } = registration.values
  const kept: KeptRegistration = { registration: { ...registration, values }, changedAt: Date.now() }
  sessionStorage.setItem(storedSessionKeys.registration, JSON.stringify(kept))
}

/** What was kept, unless it is older than a registration stays open: the person who left it is gone. */
export function keptRegistration(): Registration | null {
  const kept = readStored()
  if (kept === null || Date.now() - kept.changedAt >= REGISTRATION_LIFETIME_MS) return null
  return { ...kept.registration, values: { ...emptyRegistration.values, ...kept.registration.values } }
}

export function forgetRegistration(): void {
  sessionStorage.removeItem(storedSessionKeys.registration)
}

function readStored(): KeptRegistration | null {
  try {
    return JSON.parse(sessionStorage.getItem(storedSessionKeys.registration) ?? 'null') as KeptRegistration | null
  } catch {
    return null
  }
}
