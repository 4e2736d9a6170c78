/** The pages of the local card provider: what cards can be tried, the card fields, and what stands in for a bank's page (3-D Secure). */
import { readFile } from 'node:fs/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { cardFieldsPage, cardFieldsPolicy, schemes } from './card-fields-page.ts'
import {
  answeredPage,
  framedPagePolicy,
  holderPage,
  nothingToConfirmPage,
  pagePolicy,
  setupHolderPage,
  testCardsPage,
} from './holder-page.ts'
import type { Payments } from './payment-routes.ts'
import type { ProviderParts, Stored } from './provider-call.ts'
import type { Setups } from './setup-routes.ts'
import { cardOf } from './shown-objects.ts'

/** Of the page with the card fields. */
export const FIELDS_PATH = '/card-fields'

interface Pages extends Pick<ProviderParts, 'store'> {
  readonly payments: Payments
  readonly setups: Setups
  readonly publishableKey: string
  readonly portalAddress: () => string
}

const params = z.object({ id: z.string() })
const query = z.object({ client_secret: z.string() })
const fieldsQuery = z.object({ scheme: z.enum(schemes).optional() })
const isSetup = (id: string) => id.startsWith('seti_')

export function addPages(
  app: FastifyInstance,
  { store, payments, setups, publishableKey, portalAddress }: Pages,
): void {
  const portal = () => new URL(portalAddress()).origin
  const send = (reply: FastifyReply, content: string, policy = pagePolicy(portal())) =>
    reply.header('Content-Security-Policy', policy).type('text/html; charset=utf-8').send(content)
  const sendFramed = (reply: FastifyReply, content: string) => send(reply, content, framedPagePolicy(portal()))

  /** The payment or the card that waits for its holder, and whose secret was named. */
  async function waiting(id: string, secret: string | undefined): Promise<Stored | undefined> {
    const intent = await store.find(isSetup(id) ? 'setup_intent' : 'payment_intent', id)
    return intent?.body['status'] === 'requires_action' && intent.body['client_secret'] === secret ? intent : undefined
  }

  app.get('/', (_request, reply) => send(reply, testCardsPage()))
  app.get(FIELDS_PATH, (request, reply) => {
    const { scheme } = fieldsQuery.parse(request.query)
    return send(reply, cardFieldsPage({ portal: portal(), publishableKey, scheme }), cardFieldsPolicy(portal()))
  })
  app.get(`${FIELDS_PATH}.js`, async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(await readFile(new URL('card-fields.mjs', import.meta.url))),
  )
  app.get('/3d-secure/:id', async (request, reply) => {
    const { id } = params.parse(request.params)
    const intent = await waiting(id, query.safeParse(request.query).data?.client_secret)
    const card = intent && (await store.find('card', String(intent.body['payment_method'])))
    if (!card) return send(reply.code(404), nothingToConfirmPage())
    const { last4 } = cardOf(card)
    return isSetup(id)
      ? sendFramed(reply, setupHolderPage(last4))
      : send(reply, holderPage({ amount: Number(intent.body['amount']), last4 }))
  })
  app.post('/3d-secure/:id', async (request, reply) => {
    const { id } = params.parse(request.params)
    const { client_secret: secret } = query.parse(request.query)
    const { answer } = z.object({ answer: z.enum(['confirm', 'refuse']) }).parse(request.body)
    const isConfirmed = answer === 'confirm'
    if (isSetup(id))
      return (await setups.answerHolder(id, secret, isConfirmed))
        ? sendFramed(reply, answeredPage())
        : send(reply.code(404), nothingToConfirmPage())
    const next = await payments.answerHolder(id, secret, isConfirmed)
    return next === undefined ? send(reply.code(404), nothingToConfirmPage()) : reply.redirect(next, 303)
  })
  app.get('/answered.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send("parent.postMessage('answered', location.origin)\n"),
  )
}
