/** Single sign-on as the settings have it: with the company's issuer, with the local one, or not at all. */
import type { RootSecret } from '@member-care/event-store/codec/root-secret.ts'
import { createHmac } from 'node:crypto'
import type { DatabasePool } from 'slonik'
import { createOpenIdIssuer } from '../integrations/sign-on/openid-issuer.ts'
import type { Settings } from '../settings/arranged-settings.ts'
import type { SingleSignOn } from './single-sign-on.ts'
import { createSignOnTransactions } from './sign-on-transactions.ts'

/** Where browsers come back from the issuer; what is registered with it. */
const CALLBACK_PATH = '/api/users/sso/callback'

/** How the product is known to its issuer. */
export interface IssuerConnection {
  readonly address: string
  readonly clientId: string
  readonly clientSecret: string
  readonly redirectUri: string
}

type Connecting = { readonly settings: Settings; readonly rootSecret: RootSecret }

/** Undefined where it is switched off. */
export function createSingleSignOn({
  settings,
  rootSecret,
  database,
}: Connecting & { readonly database: DatabasePool }): SingleSignOn | undefined {
  const connection = issuerConnection({ settings, rootSecret })
  if (!connection) return undefined
  const subjects = rootSecret.derive('sign-on-subjects')
  return {
    startPath: '/api/users/sso/start',
    issuer: createOpenIdIssuer({ ...connection, allowHttp: !settings.production }),
    transactions: createSignOnTransactions(database, rootSecret.derive('sign-on-transactions')),
    subjectHash: ({ issuer, subject }) =>
      createHmac('sha256', subjects).update(`${issuer}\0${subject}`).digest('base64url'),
  }
}

/** Undefined when there is no single sign-on. */
export function issuerConnection({ settings, rootSecret }: Connecting): IssuerConnection | undefined {
  const { singleSignOn, publicUrl } = settings
  const redirectUri = new URL(CALLBACK_PATH, publicUrl).href
  switch (singleSignOn.kind) {
    case 'off':
      return undefined
    case 'issuer': {
      const { address, clientId, clientSecret } = singleSignOn
      return { address, clientId, clientSecret, redirectUri }
    }
    case 'local':
      return {
        address: new URL('/local-issuer', publicUrl).href,
        clientId: 'member-care',
        clientSecret: rootSecret.derive('local-issuer').export().toString('base64url'),
        redirectUri,
      }
  }
}
