/** Where administrators prove who they are: an OpenID Connect issuer, the company's own (openid-issuer.ts) or the local one (local-issuer.ts). */
import type { SignOnFailure } from '@member-care/domain/account/single-sign-on.ts'

/** What ties an issuer's answer to the request that it answers. */
export interface SignOnChecks {
  readonly state: string
  readonly nonce: string
  /** Part of PKCE: a person who catches the code on its way cannot use it without this. */
  readonly codeVerifier: string
}

/** Somebody for whom an issuer vouches. */
export interface SignOnIdentity {
  /** The issuer's address. */
  readonly issuer: string
  /** Names the person at the issuer for ever, even if their e-mail address changes. */
  readonly subject: string
  readonly email: string | undefined
  readonly emailVerified: boolean
}

/** Nobody was vouched for. */
export class SignOnRefused extends Error {
  override readonly name = 'SignOnRefused'
  readonly failure: SignOnFailure
  constructor(failure: SignOnFailure, options?: ErrorOptions) {
    super(`single sign-on: ${failure}`, options)
    this.failure = failure
  }
}

export interface SignOnIssuer {
  /** The issuer's page to which a browser is sent. @throws SignOnRefused when the issuer cannot be reached */
  authorizationUrl(checks: SignOnChecks): Promise<URL>
  /**
   * Redeems the issuer's answer.
   * @param callback the address with which the browser came back
   * @throws SignOnRefused when the answer is not one to this request, or cannot be redeemed
   */
  identify(callback: URL, checks: SignOnChecks): Promise<SignOnIdentity>
}
