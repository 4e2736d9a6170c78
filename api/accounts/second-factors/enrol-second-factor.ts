/** Setting up a second factor, and everything that goes with the first one. */
import { factorNameError } from '@member-care/domain/account/second-factors.ts'
import type { CommandContext } from '@member-care/domain/events/metadata.ts'
import { secondFactorTexts } from '@member-care/domain/texts/second-factor-texts.ts'
import type { PublicKeyCredentialCreationOptionsJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { randomUUID } from 'node:crypto'
import { apiError, ApiError, fieldError } from '../../http/api-error.ts'
import type { Parts } from '../../http/parts.ts'
import { recordAccountEvent } from '../account-record.ts'
import { madePasskey, passkeyToMake, type PasskeyPlace } from './passkeys.ts'
import {
  beginFactor,
  confirmFactor,
  findFactor,
  listFactors,
  renameFactor,
  takeCounter,
  type NewFactor,
} from './second-factor-store.ts'
import { newTotpSecret, stepOfCode, totpAddress } from './totp.ts'

export interface Enrolling {
  readonly userId: string
  /** What the app or the authenticator shows beside the product's name. */
  readonly label: string
  readonly context: () => CommandContext
}

/** What came of it: the recovery codes with the first second factor, which are shown this once. */
export interface Enrolled {
  readonly factorId: string
  readonly recoveryCodes: readonly string[] | undefined
}

/** Begins with an app: its secret, and the address for the QR code. @throws ApiError 409 SECOND_FACTORS_FULL */
export async function beginApp(
  parts: Parts,
  { userId, label }: Enrolling,
): Promise<{ factorId: string; secret: string; address: string }> {
  const [factorId, secret] = [randomUUID(), newTotpSecret()]
  await keepBegun(parts, userId, { factorId, kind: 'totp', name: '', secret, transports: [] })
  return { factorId, secret, address: totpAddress(secret, label) }
}

/**
 * The app shows the right code: from now on it is asked for.
 * @throws ApiError NOT_FOUND when it was begun too long ago, 422 at `code` or `name`
 */
export async function confirmApp(
  parts: Parts,
  enrolling: Enrolling,
  given: { factorId: string; code: string; name: string },
): Promise<Enrolled> {
  const { userId } = enrolling
  const now = parts.clock()
  const name = requireName(given.name)
  const factor = await findFactor(parts, userId, given.factorId, now)
  if (!factor || factor.kind !== 'totp' || factor.confirmedAt !== null)
    throw apiError('NOT_FOUND', secondFactorTexts.expired)
  const step = stepOfCode(factor.secret, given.code, now)
  if (step === undefined) throw fieldError('code', secondFactorTexts.wrong)
  await renameFactor(parts, userId, factor, name)
  // The code that confirms it opens nothing else.
  await takeCounter(parts.database, factor.factorId, step, now)
  return confirm(parts, enrolling, { factorId: factor.factorId, kind: 'totp' })
}

/** What the browser makes a passkey of. */
export async function beginPasskey(
  parts: Parts,
  { userId, label }: Enrolling,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const passkeys = (await listFactors(parts, userId)).filter(({ kind }) => kind === 'passkey')
  return passkeyToMake(placeOf(parts), { userId, label }, passkeys, parts.clock())
}

/** The browser has made it. @throws ApiError 400 SECOND_FACTOR_WRONG, 409 SECOND_FACTORS_FULL or PASSKEY_KNOWN, 422 at `name` */
export async function keepPasskey(
  parts: Parts,
  enrolling: Enrolling,
  given: { response: RegistrationResponseJSON; name: string },
): Promise<Enrolled> {
  const { userId } = enrolling
  const name = requireName(given.name)
  const made = await madePasskey(placeOf(parts), given.response, { userId, now: parts.clock() })
  if (!made) throw apiError('SECOND_FACTOR_WRONG', secondFactorTexts.wrongPasskey)
  const factorId = randomUUID()
  const { credentialId, publicKey, counter, transports } = made
  await keepBegun(parts, userId, {
    factorId,
    kind: 'passkey',
    name,
    secret: publicKey,
    transports,
    credentialId,
    counter,
  })
  return confirm(parts, enrolling, { factorId, kind: 'passkey' })
}

/** Where passkeys of this deployment are good. */
export function placeOf({ database, settings }: Pick<Parts, 'database' | 'settings'>): PasskeyPlace {
  return { database, publicUrl: settings.publicUrl }
}

/** @throws ApiError 422 at `name` */
export function requireName(name: string): string {
  const error = factorNameError(name)
  if (error !== undefined) throw fieldError('name', error)
  return name.trim()
}

async function keepBegun(parts: Parts, userId: string, factor: NewFactor): Promise<void> {
  const outcome = await beginFactor(parts, userId, factor, parts.clock())
  if (outcome === 'many')
    throw new ApiError('SECOND_FACTORS_FULL', { status: 409, text: secondFactorTexts.mostReached })
  if (outcome === 'known') throw new ApiError('PASSKEY_KNOWN', { status: 409, text: secondFactorTexts.knownPasskey })
  if (outcome === 'forgotten') throw apiError('NOT_FOUND')
}

async function confirm(
  parts: Parts,
  { userId, context }: Enrolling,
  factor: { factorId: string; kind: 'totp' | 'passkey' },
): Promise<Enrolled> {
  const now = parts.clock()
  const { confirmed, isFirst } = await confirmFactor(parts.database, userId, factor.factorId, now)
  if (!confirmed) throw apiError('NOT_FOUND', secondFactorTexts.expired)
  await parts.sessions.secondFactorEnrolled(userId)
  const recoveryCodes = isFirst ? await parts.recoveryCodes.make(userId, now) : undefined
  await recordAccountEvent(parts, { type: 'SecondFactorEnrolled', data: { userId, ...factor } }, context())
  return { factorId: factor.factorId, recoveryCodes }
}
