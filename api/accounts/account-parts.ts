/** The parts that sign-in, registration and sessions add to those of every route. */
import type { LinkRequests } from './link-requests.ts'
import type { OneTimePasswords } from './one-time-passwords.ts'
import type { PasswordChecks } from './password-checks.ts'
import type { PendingSignIns } from './pending-sign-ins.ts'
import type { Registrations } from './registrations.ts'
import type { RecoveryCodes } from './second-factors/recovery-codes.ts'
import type { Sessions } from './sessions.ts'
import type { SignInAttempts } from './sign-in-attempts.ts'
import type { SignInKey } from './sign-in-key.ts'
import type { SignInRecords } from './sign-in-records.ts'
import type { SingleUseLinks } from './single-use-links.ts'

declare module '../http/parts.ts' {
  interface Parts {
    readonly signInKey: SignInKey
    readonly signInAttempts: SignInAttempts
    readonly passwordChecks: PasswordChecks
    readonly signInRecords: SignInRecords
    readonly pendingSignIns: PendingSignIns
    readonly oneTimePasswords: OneTimePasswords
    readonly sessions: Sessions
    readonly recoveryCodes: RecoveryCodes
    readonly registrations: Registrations
    readonly singleUseLinks: SingleUseLinks
    readonly linkRequests: LinkRequests
  }
}
