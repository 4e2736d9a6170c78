/** Passkeys (WebAuthn), by the package `@simplewebauthn/server`. A challenge is ours, for one person and one purpose, and counts once. */
import { PASSKEY_CHALLENGE_LIFETIME_MS } from '@member-care/domain/account/second-factors.ts'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'
import type { KeptFactor } from './second-factor-store.ts'
import { tokenHash } from '../random-token.ts'

const NAME_OF_THE_PRODUCT = 'Member Care'

/** Where a passkey is good: the host of our pages. */
export interface PasskeyPlace {
  readonly database: CommonQueryMethods
  /** Address of the portal, as its pages are opened. */
  readonly publicUrl: string
}

export type PasskeyPurpose = 'enrolment' | 'sign-in' | 'proof'

/** Whose passkey is to answer, and what for. */
interface Asked {
  readonly userId: string
  readonly purpose: PasskeyPurpose
  readonly now: Date
}

/** What the browser makes a new passkey of. @param others those that the person has: an authenticator that holds one is not asked for another */
export async function passkeyToMake(
  place: PasskeyPlace,
  person: { readonly userId: string; readonly label: string },
  others: readonly KeptFactor[],
  now: Date,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const options = await generateRegistrationOptions({
    rpName: NAME_OF_THE_PRODUCT,
    rpID: hostOf(place),
    userName: person.label,
    userID: new Uint8Array(Buffer.from(person.userId)),
    timeout: PASSKEY_CHALLENGE_LIFETIME_MS,
    attestationType: 'none',
    excludeCredentials: credentialsOf(others),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
  await keepChallenge(place, options.challenge, { userId: person.userId, purpose: 'enrolment', now })
  return options
}

/** The passkey that a browser has made; undefined when the answer is not to our challenge, or not from our pages. */
export async function madePasskey(
  place: PasskeyPlace,
  response: RegistrationResponseJSON,
  asked: Omit<Asked, 'purpose'>,
) {
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: (challenge) => spendChallenge(place, challenge, { ...asked, purpose: 'enrolment' }),
      expectedOrigin: new URL(place.publicUrl).origin,
      expectedRPID: hostOf(place),
      requireUserVerification: false,
    })
    if (!verified) return undefined
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential
    return {
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: [...transports] as string[],
    }
  } catch {
    // What is no answer of a passkey, however it is put together.
    return undefined
  }
}

/** What one of these passkeys is asked to sign. */
export async function passkeyToShow(
  place: PasskeyPlace,
  passkeys: readonly KeptFactor[],
  asked: Asked,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const options = await generateAuthenticationOptions({
    rpID: hostOf(place),
    allowCredentials: credentialsOf(passkeys),
    timeout: PASSKEY_CHALLENGE_LIFETIME_MS,
    userVerification: 'preferred',
  })
  await keepChallenge(place, options.challenge, asked)
  return options
}

/** The count that a passkey's right answer says; undefined for any other answer. */
export async function countShown(
  place: PasskeyPlace,
  response: AuthenticationResponseJSON,
  passkey: KeptFactor,
  asked: Asked,
): Promise<number | undefined> {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: (challenge) => spendChallenge(place, challenge, asked),
      expectedOrigin: new URL(place.publicUrl).origin,
      expectedRPID: hostOf(place),
      credential: {
        id: passkey.credentialId ?? '',
        publicKey: new Uint8Array(Buffer.from(passkey.secret, 'base64url')),
        counter: passkey.counter,
      },
      requireUserVerification: false,
    })
    return verified ? authenticationInfo.newCounter : undefined
  } catch {
    return undefined
  }
}

async function keepChallenge(
  { database }: PasskeyPlace,
  challenge: string,
  { userId, purpose, now }: Asked,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + PASSKEY_CHALLENGE_LIFETIME_MS).toISOString()
  await database.query(sql.unsafe`
    insert into app.passkey_challenges (challenge_hash, user_id, purpose, expires_at) values (${sql.binary(tokenHash(challenge))}, ${userId}, ${purpose}, ${expiresAt})`)
}

/** Whether it is ours, for this person and purpose, and not used: of several calls at once only one is told so. */
async function spendChallenge(
  { database }: PasskeyPlace,
  challenge: string,
  { userId, purpose, now }: Asked,
): Promise<boolean> {
  const spent = await database.maybeOne(sql.type(z.object({ user_id: z.string() }))`
    delete from app.passkey_challenges
    where challenge_hash = ${sql.binary(tokenHash(challenge))} and user_id = ${userId} and purpose = ${purpose} and expires_at > ${now.toISOString()}
    returning user_id`)
  return spent !== null
}

function credentialsOf(passkeys: readonly KeptFactor[]) {
  return passkeys.flatMap(({ credentialId, transports }) =>
    credentialId === null ? [] : [{ id: credentialId, transports }],
  )
}

function hostOf({ publicUrl }: PasskeyPlace): string {
  return new URL(publicUrl).hostname
}
