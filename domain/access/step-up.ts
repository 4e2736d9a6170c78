/**
 * Which sessions a call asks for a one-time password first (S16, 3§3 "OTP flags"): until one was shown in the session, the call is answered
 * 428. Each route declares it (`config.stepUp`). `restrictOTP` is not among the flags: it asks at sign-in.
 */
import type { FeaturesConfig } from '../client/features-config.ts'

/** The flags of a client that make an area of the portal ask for a one-time password first. */
export type StepUpFlag = Extract<keyof FeaturesConfig, `requireOTP${string}`>

/**
 * A flag, or several: members (HR administrators too) are asked while one of their clients has one of them on, administrators always.
 * `always`: everybody is. `none`: nobody is, for what shows nothing that is worth it, and for what a session needs to begin and to end.
 */
export type StepUp = StepUpFlag | readonly StepUpFlag[] | 'always' | 'none'

/** Whether it depends on the flags of clients. */
export function isFlagged(stepUp: StepUp): stepUp is StepUpFlag | readonly StepUpFlag[] {
  return stepUp !== 'always' && stepUp !== 'none'
}

/** Each flag, with why it guards no call yet; null for one that does. */
export const stepUpFlags: Readonly<Record<StepUpFlag, string | null>> = {
  requireOTPClaims: null,
  requireOTPClinicLocator: null,
  requireOTPLOG: null,
  requireOTPRewards: 'Rewards have no calls yet.',
  requireOTPStore: null,
  requireOTPEcard: null,
  requireOTPTeleconsult: null,
  requireOTPProfile: null,
  requireOTPUserGuide: null,
  requireOTPArticle: null,
  requireOTPNotification: null,
  requireOTPAskJoey: null,
}

export const everyStepUpFlag = Object.keys(stepUpFlags) as readonly StepUpFlag[]
