/** Passkeys in the browser, by the package `@simplewebauthn/browser`; it is fetched when it is needed. */
import { secondFactorPageTexts } from '@member-care/domain/texts/second-factor-page-texts.ts'

const texts = secondFactorPageTexts.passkey

/** What our calls answer for the browser's functions, and what they send of theirs. */
type Json = Readonly<Record<string, unknown>>
export interface PasskeyResponse extends Record<string, unknown> {
  readonly id: string
  readonly type: 'public-key'
}

/** Why the browser gave no passkey; `message` is the text to show. */
class PasskeyFailure extends Error {
  override readonly name = 'PasskeyFailure'
}

/** Whether this browser knows passkeys, at this address. */
export function hasPasskeys(): boolean {
  return window.isSecureContext && typeof window.PublicKeyCredential === 'function'
}

/** Has the browser make one. @throws PasskeyFailure */
export async function makePasskey(options: Json): Promise<PasskeyResponse> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  return orFailure(startRegistration({ optionsJSON: options as never }))
}

/** Has the browser show one. @throws PasskeyFailure */
export async function showPasskey(options: Json): Promise<PasskeyResponse> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  return orFailure(startAuthentication({ optionsJSON: options as never }))
}

async function orFailure(response: Promise<object>): Promise<PasskeyResponse> {
  try {
    return { ...(await response) } as PasskeyResponse
  } catch (error) {
    throw new PasskeyFailure(textFor(error instanceof Error ? error.name : ''))
  }
}

function textFor(name: string): string {
  if (name === 'InvalidStateError') return texts.already
  return name === 'SecurityError' ? texts.notHere : texts.cancelled
}
