/** The registration under way, kept for this tab only, so that a reload loses nothing of it but the passwords. */
import { REGISTRATION_LIFETIME_MS } from '@member-care/domain/account/registration-rules.ts'
import { storedSessionKeys } from '@member-care/domain/account/stored-session.ts'
import { keptValue } from '@member-care/web-kit/storage/kept-value.ts'
import { emptyRegistration, type Registration } from './registration-steps.ts'

interface KeptRegistration {
  readonly registration: Registration
  /** Milliseconds since 1970. */
  readonly changedAt: number
}

const kept = keptValue<KeptRegistration>('tab', storedSessionKeys.registration)

export function keepRegistration(registration: Registration): void {
  const { newPassword: _, newPasswordConfirm: __, ...values } = registration.values
  kept.keep({ registration: { ...registration, values }, changedAt: Date.now() })
}

/** What was kept, unless it is older than a registration stays open: the person who left it is gone. */
export function keptRegistration(): Registration | null {
  const read = kept.read()
  if (read === null || Date.now() - read.changedAt >= REGISTRATION_LIFETIME_MS) return null
  return { ...read.registration, values: { ...emptyRegistration.values, ...read.registration.values } }
}

export function forgetRegistration(): void {
  kept.forget()
}
