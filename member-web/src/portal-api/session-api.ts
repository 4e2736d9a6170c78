/** The calls of signing in and out, and what anybody may ask. */
import type { OtpSent } from '@member-care/web-kit/one-time-password/sent-otp.ts'
import type { RemainingSession } from '@member-care/web-kit/session/session-watch.ts'
import { answered, api } from './api-client.ts'
import type { AppConfig, SignInResult, Versions } from '../session/session-contract.ts'

export function readVersions(): Promise<Versions> {
  return answered(api.GET('/api/versions'))
}

export function readPublicKey(): Promise<{ readonly publicKey: string }> {
  return answered(api.GET('/api/publickey'))
}

/** `password` is encrypted with the public key (AUTH-019). */
export function signIn(credentials: {
  email: string
  password: string
  captchaResponse: string
}): Promise<SignInResult> {
  return answered(api.POST('/api/users/login/v3', { body: credentials }))
}

/** E-mails a one-time password. `identifier` is the sign-in's; a signed-in member's step-up leaves it out. */
export function sendOtp(identifier?: string): Promise<OtpSent> {
  return answered(
    api.POST('/api/users/generateLoginOTPEmailCode', { body: identifier === undefined ? {} : { identifier } }),
  )
}

export function verifySignInOtp(identifier: string, otp: string, trustDevice: boolean): Promise<SignInResult> {
  return answered(api.POST('/api/users/verifyLoginOTPEmailCode', { body: { identifier, otp, trustDevice } }))
}

export async function verifyStepUpOtp(otp: string): Promise<void> {
  await api.POST('/api/users/verifyLoginOTPEmailCode/v1', { body: { otp } })
}

export async function signOut(): Promise<void> {
  await api.POST('/api/users/logout')
}

/** How long the session still lives if nobody uses it; asking is no use of it. */
export function readRemainingSession(): Promise<RemainingSession> {
  return answered(api.GET('/api/users/me/session'))
}

/** Keeps the session from going idle. */
export function keepSession(): Promise<RemainingSession> {
  return answered(api.POST('/api/users/me/session'))
}

export function readAppConfig(): Promise<AppConfig> {
  return answered(api.GET('/api/externalapi/getAppLaunchConfigFromMHC'))
}
