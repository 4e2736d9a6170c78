/** The calls of signing in and out, and what anybody may ask. */
import type { AppConfig, SignInResult } from './session-contract.ts'
import { request } from './request.ts'

export interface OtpSent {
  readonly resendAfterSeconds: number
}

export interface Versions {
  /** How members reach the people behind the portal (C26). */
  readonly support?: { readonly email: string; readonly phone: string }
  /** The page of the local mailbox, where mail goes there. */
  readonly mailbox?: string
}

export function readVersions(): Promise<Versions> {
  return request('/versions')
}

export function readPublicKey(): Promise<{ publicKey: string }> {
  return request('/publickey')
}

/** `password` is encrypted with the public key (AUTH-019). */
export function signIn(credentials: { email: string; password: string; captchaResponse: string }): Promise<SignInResult> {
  return request('/users/login/v3', { method: 'POST', json: credentials })
}

/** E-mails a one-time password. `identifier` is the sign-in's; a signed-in member's step-up leaves it out. */
export function sendOtp(identifier?: string): Promise<OtpSent> {
  return request('/users/generateLoginOTPEmailCode', { method: 'POST', json: { identifier } })
}

export function verifySignInOtp(identifier: string, otp: string): Promise<SignInResult> {
  return request('/users/verifyLoginOTPEmailCode', { method: 'POST', json: { identifier, otp } })
}

export function verifyStepUpOtp(otp: string): Promise<unknown> {
  return request('/users/verifyLoginOTPEmailCode/v1', { method: 'POST', json: { otp } })
}

export function signOut(): Promise<unknown> {
  return request('/users/logout', { method: 'POST' })
}

export function readAppConfig(): Promise<AppConfig> {
  return request('/externalapi/getAppLaunchConfigFromMHC')
}
