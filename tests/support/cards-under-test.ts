/** The product with the local card provider, both listening: our client, a browser's calls and signed messages go over the wire. */
import { freePort } from '@member-care/api/launch/development/free-port.ts'
import type { BegunCard, CardProvider } from '@member-care/api/integrations/payments/card-provider.ts'
import type { LocalCardProvider } from '@member-care/api/integrations/payments/local/local-card-provider.ts'
import { Stripe } from 'stripe'
import { startApiUnderTest, type ApiUnderTest } from './api-under-test.ts'

export interface CardsUnderTest {
  readonly api: ApiUnderTest
  readonly origin: string
  readonly provider: CardProvider
  readonly local: LocalCardProvider
  /** The provider's own client, unchanged. */
  readonly stripe: Stripe
  /** A call as a browser makes it. */
  call(
    method: string,
    path: string,
    key: string,
    form?: Readonly<Record<string, string>>,
    headers?: Readonly<Record<string, string>>,
  ): Promise<{ status: number; body: Record<string, unknown>; headers: Headers }>
  /** A customer with this card as the default one. */
  customerWith(number: string): Promise<string>
  /** For one that did not listen from the start: so long nobody takes messages. */
  listen(): Promise<void>
  close(): Promise<void>
}

export async function startCardsUnderTest(
  environment: Readonly<Record<string, string>> = {},
  { isListening = true } = {},
): Promise<CardsUnderTest> {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const api = await startApiUnderTest({ environment: { PORT: String(port), ...environment } })
  const listen = async () => void (await api.app.listen({ port, host: 'localhost' }))
  if (isListening) await listen()
  const { provider, local } = api.cards
  if (!provider || !local) throw new Error('There is no local card provider.')
  const { hostname, port: providerPort } = new URL(local.address)
  const stripe = new Stripe(local.secretKey, {
    host: hostname,
    port: providerPort,
    protocol: 'http',
    telemetry: false,
    maxNetworkRetries: 0,
  })
  const call: CardsUnderTest['call'] = async (method, path, key, form, headers = {}) => {
    const reply = await fetch(`${local.publicAddress}/v1${path}`, {
      method,
      headers: { Authorization: `Bearer ${key}`, Origin: origin, 'Stripe-Version': '2017-08-15', ...headers },
      ...(form && { body: new URLSearchParams(form) }),
    })
    return { status: reply.status, body: (await reply.json()) as Record<string, unknown>, headers: reply.headers }
  }
  return {
    api,
    origin,
    provider,
    local,
    stripe,
    call,
    async customerWith(number) {
      const customerId = await provider.makeCustomer(crypto.randomUUID())
      const token = await call('POST', '/tokens', local.publishableKey, formOfCard(number))
      await stripe.customers.createSource(customerId, { source: String(token.body['id']) })
      return customerId
    },
    listen,
    close: () => api.close(),
  }
}

/** Confirms a card that was begun, as the provider's own fields do. */
export async function confirmCard(
  { publicAddress, publishableKey }: Pick<LocalCardProvider, 'publicAddress' | 'publishableKey'>,
  { setupId, clientSecret }: BegunCard,
  number: string,
): Promise<{ status: number; body: Record<string, unknown> }> {
  const card = Object.entries(formOfCard(number)).map(([name, value]) => [
    `payment_method_data[${name.replace('[', '][')}`,
    value,
  ])
  const reply = await fetch(`${publicAddress}/v1/setup_intents/${setupId}/confirm`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${publishableKey}` },
    body: new URLSearchParams({
      client_secret: clientSecret,
      'payment_method_data[type]': 'card',
      ...Object.fromEntries(card),
    }),
  })
  return { status: reply.status, body: (await reply.json()) as Record<string, unknown> }
}

/** A card as a browser sends it. */
export function formOfCard(number: string): Record<string, string> {
  return {
    'card[number]': number,
    'card[exp_month]': '12',
    'card[exp_year]': '40',
    'card[cvc]': number.startsWith('37') ? '1234' : '123',
  }
}
