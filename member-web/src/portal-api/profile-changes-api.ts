/** The calls of Update Bio. Passwords are encrypted with the server's public key before they are sent. */
import { encryptForServer } from '@member-care/api/client/encrypt-for-server.ts'
import type { AnswerOf } from '@member-care/api/client/client.ts'
import type { SignedInUser } from '../session/session-contract.ts'
import { answered, api, quietApi } from './api-client.ts'
import { sendForm } from './send-form.ts'
import { readPublicKey } from './session-api.ts'

export interface ProfileUpdate {
  readonly email?: string
  readonly contactNoCountryCode?: string
  readonly contactNo?: string
  readonly bankName?: string
  readonly bankNo?: string
  readonly branchNo?: string
  readonly accountNo?: string
}

/** The member's last request for another name or NRIC; null when there never was one. */
export type OwnIdentityChange = AnswerOf<'/api/profile/user/identityChange', 'get'>['request']

export type PayoutWait = AnswerOf<'/api/profile/payout-wait', 'get'>['payoutWait']

/** @returns the member as they are afterwards */
export function updateProfile(body: ProfileUpdate): Promise<SignedInUser> {
  return answered(api.PUT('/api/profile/users/update', { body }))
}

export async function verifyPassword(id: string, password: string): Promise<void> {
  const { publicKey } = await readPublicKey()
  await api.POST('/api/users/verifyPassword', {
    body: { id, password: await encryptForServer(password, publicKey) },
  })
}

/** E-mails a one-time password to the address that somebody wants to have. */
export async function sendNewEmailOtp(newEmail: string): Promise<void> {
  await api.POST('/api/profile/users/generateChangeEmailOTPCode', { body: { newEmail } })
}

export async function verifyNewEmailOtp(otp: string): Promise<void> {
  await api.POST('/api/profile/users/verifyChangeEmailOTPCode', { body: { otp } })
}

export async function changePassword(passwords: {
  readonly oldPassword: string
  readonly newPassword: string
  readonly newPasswordConfirm: string
}): Promise<void> {
  const { publicKey } = await readPublicKey()
  const [oldPassword, newPassword, newPasswordConfirm] = await Promise.all([
    encryptForServer(passwords.oldPassword, publicKey),
    encryptForServer(passwords.newPassword, publicKey),
    encryptForServer(passwords.newPasswordConfirm, publicKey),
  ])
  await api.PUT('/api/profile/users/changePassword', { body: { oldPassword, newPassword, newPasswordConfirm } })
}

/** Until when nothing is paid to the account in the profile. No dialog opens for it. */
export async function readPayoutWait(signal: AbortSignal): Promise<PayoutWait> {
  return (await answered(quietApi.GET('/api/profile/payout-wait', { signal }))).payoutWait
}

export async function readOwnIdentityChange(signal: AbortSignal): Promise<OwnIdentityChange> {
  return (await answered(api.GET('/api/profile/user/identityChange', { signal }))).request
}

/** @param identityChange.files what proves it; @param identityChange.idempotencyKey the same for the same request again */
export async function requestIdentityChange(identityChange: {
  readonly name: string
  readonly nric: string
  readonly files: readonly File[]
  readonly idempotencyKey: string
}): Promise<void> {
  const { name, nric, files, idempotencyKey } = identityChange
  await sendForm(
    {
      method: 'POST',
      url: '/api/profile/user/requestChangeNricAndName',
      fields: { name, nric },
      files,
      idempotencyKey,
    },
    { onProgress: () => undefined, signal: new AbortController().signal },
  )
}
