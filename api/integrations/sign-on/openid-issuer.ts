/** An OpenID Connect issuer: authorization code with PKCE, state and nonce (C41). */
import {
  allowInsecureRequests,
  AuthorizationResponseError,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  discovery,
  fetchUserInfo,
  ResponseBodyError,
  type Configuration,
} from 'openid-client'
import { SignOnRefused, type SignOnChecks, type SignOnIdentity, type SignOnIssuer } from './sign-on-issuer.ts'

export interface OpenIdIssuerOptions {
  /** Its address, below which its description is found. */
  readonly address: string
  readonly clientId: string
  readonly clientSecret: string
  /** Where browsers come back, as it is registered with the issuer. */
  readonly redirectUri: string
  /** Accepts an issuer without https: on one's own machine only. */
  readonly allowHttp: boolean
}

const TIMEOUT_SECONDS = 10

/** Looks the issuer's description up when it is first needed, so that the product starts without it. */
export function createOpenIdIssuer(options: OpenIdIssuerOptions): SignOnIssuer {
  let found: Promise<Configuration> | undefined
  const configuration = async () => {
    found ??= discover(options)
    try {
      return await found
    } catch (cause) {
      found = undefined
      throw new SignOnRefused('unavailable', { cause })
    }
  }

  return {
    async authorizationUrl({ state, nonce, codeVerifier }) {
      return buildAuthorizationUrl(await configuration(), {
        redirect_uri: options.redirectUri,
        scope: 'openid email',
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        state,
        nonce,
      })
    },

    async identify(callback, checks) {
      const found = await configuration()
      try {
        return await redeem(found, callback, checks)
      } catch (cause) {
        throw new SignOnRefused(failureOf(cause), { cause })
      }
    },
  }
}

function discover({ address, clientId, clientSecret, allowHttp }: OpenIdIssuerOptions): Promise<Configuration> {
  return discovery(new URL(address), clientId, clientSecret, undefined, {
    timeout: TIMEOUT_SECONDS,
    execute: allowHttp ? [allowInsecureRequests] : [],
  })
}

async function redeem(configuration: Configuration, callback: URL, checks: SignOnChecks): Promise<SignOnIdentity> {
  const tokens = await authorizationCodeGrant(configuration, callback, {
    expectedState: checks.state,
    expectedNonce: checks.nonce,
    pkceCodeVerifier: checks.codeVerifier,
    idTokenExpected: true,
  })
  const claims = tokens.claims()
  if (!claims) throw new Error('The issuer answered without an ID token.')
  // Some issuers put the address into the ID token, others tell it only when asked.
  const about =
    claims['email'] === undefined ? await fetchUserInfo(configuration, tokens.access_token, claims.sub) : claims
  const email = about['email']
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: typeof email === 'string' ? email : undefined,
    emailVerified: about['email_verified'] === true,
  }
}

function failureOf(error: unknown): SignOnRefused['failure'] {
  if (error instanceof AuthorizationResponseError) return 'refused'
  if (error instanceof ResponseBodyError && error.error === 'invalid_grant') return 'expired'
  return 'unavailable'
}
