/** The card provider that the settings name: an account of Stripe, the local one to try with, or none. */
import type { KeyObject } from 'node:crypto'
import type { DatabasePool } from 'slonik'
import type { Settings } from '../../settings/arranged-settings.ts'
import type { CardProvider } from './card-provider.ts'
import type { LocalCardProvider } from './local/local-card-provider.ts'
import { createStripeProvider } from './stripe-provider.ts'

export interface OpenedCardProvider {
  readonly provider: CardProvider | undefined
  /** The one of ours, where that is the provider; its page tells the cards that can be tried. */
  readonly local?: LocalCardProvider
  close(): Promise<void>
}

export interface CardProviderOpening {
  readonly settings: Pick<Settings, 'cards' | 'host' | 'port' | 'publicUrl'>
  readonly database: DatabasePool
  readonly key: KeyObject
}

export async function openCardProvider({ settings, database, key }: CardProviderOpening): Promise<OpenedCardProvider> {
  const { connection } = settings.cards
  if (connection.kind === 'off') return { provider: undefined, close: async () => {} }
  const { way, timeoutMs } = settings.cards
  if (connection.kind === 'stripe')
    return {
      provider: createStripeProvider({
        ...connection,
        publicAddress: connection.address,
        way,
        fieldsPage: undefined,
        timeoutMs,
      }),
      close: async () => {},
    }
  const { startLocalCardProvider } = await import('./local/local-card-provider.ts')
  const local = await startLocalCardProvider({
    database,
    key,
    host: settings.host,
    port: connection.port,
    portalPort: settings.port,
    portalAddress: () => settings.publicUrl,
    webhookAddress: () => `${settings.publicUrl}/api/payments/webhook`,
  })
  const { secretKey, publishableKey, webhookSecret, address, publicAddress, fieldsPage } = local
  return {
    provider: createStripeProvider({
      secretKey,
      publishableKey,
      webhookSecrets: [webhookSecret],
      address,
      publicAddress,
      way,
      fieldsPage,
      timeoutMs,
    }),
    local,
    close: () => local.close(),
  }
}
