/**
 * An OpenID Connect issuer for trying out single sign-on. A person who opens its page chooses who to be, and needs no
 * password. It keeps everything in memory. It is refused in production (settings/refused-settings.ts).
 */
import { generateKeyPairSync, randomBytes } from 'node:crypto'
import type { RequestListener } from 'node:http'
import { text } from 'node:stream/consumers'
import { errors, Provider, type Configuration, type Grant, type KoaContextWithOIDC } from 'oidc-provider'
import { rememberInMemory } from './local-issuer-memory.ts'
import { localIssuerErrorPage, localIssuerPage } from './local-issuer-page.ts'

/** Somebody whom one can choose to be. */
export interface LocalIdentity {
  readonly subject: string
  readonly name: string
  readonly email: string
  readonly emailVerified: boolean
  /** Who this is, in a few words. */
  readonly about: string
}

export interface LocalIssuerOptions {
  /** Under which it is reached, without a slash at the end. */
  readonly address: string
  readonly client: { readonly clientId: string; readonly clientSecret: string; readonly redirectUri: string }
  readonly identities: () => Promise<readonly LocalIdentity[]>
}

type Context = Pick<KoaContextWithOIDC, 'req' | 'res' | 'method' | 'path' | 'status' | 'type' | 'body' | 'set'>

const CHOOSE = '/choose/'
/** Everything is valid for so many seconds. */
const LIFETIME = 600

/** @returns what answers every request below the issuer's address */
export function createLocalIssuer(options: LocalIssuerOptions): RequestListener {
  const provider = new Provider(options.address, configurationOf(options))
  provider.use(async (context: Context, next: () => Promise<void>) => {
    context.set(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; img-src data:",
    )
    context.set('Cache-Control', 'no-store')
    await (context.path.startsWith(CHOOSE) ? letChoose(provider, context, options) : next())
  })
  const answer = provider.callback()
  const { pathname } = new URL(options.address)
  return (request, response) => {
    const originalUrl = request.url ?? ''
    // The provider knows its own paths only, and finds out by these two what stands before them.
    Object.assign(request, { originalUrl, url: originalUrl.slice(pathname === '/' ? 0 : pathname.length) })
    void answer(request, response)
  }
}

/** Shows who is there to choose from; then goes on as the one who was chosen, or as nobody. */
async function letChoose(
  provider: Provider,
  context: Context,
  { identities, client }: LocalIssuerOptions,
): Promise<void> {
  const isUnderWay = await provider.interactionDetails(context.req, context.res).then(() => true, isOver)
  if (!isUnderWay) {
    context.status = 400
    context.type = 'html'
    context.body = localIssuerErrorPage('It has expired, or was finished already.', client.redirectUri)
    return
  }
  if (context.method === 'GET') {
    context.type = 'html'
    context.body = localIssuerPage(await identities())
    return
  }
  const chosen = new URLSearchParams(await text(context.req)).get('subject')
  const known = (await identities()).some(({ subject }) => subject === chosen)
  const result =
    known && chosen
      ? { login: { accountId: chosen, remember: false } }
      : { error: 'access_denied', error_description: 'Nobody was chosen.' }
  context.body = ''
  context.status = 303
  context.set(
    'Location',
    await provider.interactionResult(context.req, context.res, result, { mergeWithLastSubmission: false }),
  )
}

/** Whether the provider no longer knows of a sign-on. */
function isOver(error: unknown): false {
  if (error instanceof errors.SessionNotFound) return false
  throw error
}

function configurationOf({ address, client, identities }: LocalIssuerOptions): Configuration {
  return {
    // Nobody stays signed on, because people who try it out want to be somebody else the next time.
    adapter: rememberInMemory(['Session']),
    expiresWithSession: () => false,
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [client.redirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    scopes: ['openid', 'email'],
    findAccount: async (_context, subject) => {
      const identity = (await identities()).find((one) => one.subject === subject)
      return (
        identity && {
          accountId: subject,
          claims: async () => ({ sub: subject, email: identity.email, email_verified: identity.emailVerified }),
        }
      )
    },
    interactions: { url: (_context, interaction) => `${address}${CHOOSE}${interaction.uid}` },
    loadExistingGrant: grantAtOnce,
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    jwks: { keys: [signingKey()] },
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    pkce: { required: () => true },
    ttl: {
      AccessToken: LIFETIME,
      AuthorizationCode: 60,
      Grant: LIFETIME,
      IdToken: LIFETIME,
      Interaction: LIFETIME,
      Session: LIFETIME,
    },
    renderError: (context, out) => {
      context.type = 'html'
      context.body = localIssuerErrorPage(out.error_description ?? out.error, client.redirectUri)
    },
  }
}

/** There is nothing to consent to: it is the product's own issuer. */
async function grantAtOnce(context: KoaContextWithOIDC): Promise<Grant> {
  const { client, provider, session } = context.oidc
  const grant = new provider.Grant({ clientId: client?.clientId, accountId: session?.accountId })
  grant.addOIDCScope('openid email')
  await grant.save()
  return grant
}

function signingKey() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return { ...privateKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig', kid: 'local' }
}
