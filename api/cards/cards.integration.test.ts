/** Whose customer is whose, the member's key, and what the card provider tells us. Requirements: API-023, API-024, WAL-008, WAL-021, ERR-030, API-099 */
import { randomUUID } from 'node:crypto'
import { startApiUnderTest, type ApiUnderTest } from '@member-care/tests/support/api-under-test.ts'
import { startCardsUnderTest, type CardsUnderTest } from '@member-care/tests/support/cards-under-test.ts'
import { recordClaimsCast, type ClaimsCast } from '@member-care/tests/support/claims-cast.ts'
import { findTraces } from '@member-care/tests/support/database-traces.ts'
import { createPool, sql } from 'slonik'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { forgetUser } from '../accounts/forget-user.ts'
import type { EphemeralKey, ProviderEvent } from '../integrations/payments/card-provider.ts'
import { findCardCustomer } from './card-customers.ts'
import { takeProviderEvent } from './provider-events.ts'

let cards: CardsUnderTest
let cast: ClaimsCast
beforeAll(async () => {
  cards = await startCardsUnderTest()
  cast = await recordClaimsCast(cards.api)
  await cards.api.startJobs()
})
afterAll(() => cards.close())

async function askKey(of: string, by: string, path = 'users', { api } = cards) {
  const reply = await api.app.inject({
    url: `/api/${path}/${of}/ephemeralKey`,
    headers: await api.headersFor(by),
  })
  return { status: reply.statusCode, body: reply.json<EphemeralKey & { errorCode: string; errorMessage: string }>() }
}
const customerOf = ({ body }: { body: EphemeralKey }) => body.associated_objects[0]?.id ?? ''

describe('the key of a member', () => {
  test('is for their own customer, who is made once, at both addresses and at once too', async () => {
    const answers = await Promise.all([
      askKey(cast.ann, cast.ann),
      askKey(cast.ann, cast.ann, 'profile/users'),
      askKey(cast.ann, cast.ann),
      askKey(cast.ann, cast.ann, 'profile/users'),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(new Set(answers.map(customerOf)).size).toBe(1)
    const [{ body }] = answers
    expect(body).toMatchObject({ object: 'ephemeral_key', livemode: false })
    expect(body.expires).toBeGreaterThan(Date.now() / 1_000)
    expect(await cards.call('GET', `/customers/${customerOf({ body })}`, body.secret)).toMatchObject({ status: 200 })
    expect(customerOf(await askKey(cast.ben, cast.ben))).not.toBe(customerOf({ body }))
  })

  test('is nobody else’s: another member is told that there is nothing, an administrator may not ask', async () => {
    expect(await askKey(cast.ann, cast.ben)).toMatchObject({ status: 404, body: { errorCode: 'NOT_FOUND' } })
    expect(await askKey(cast.ann, cast.claimDesk)).toMatchObject({ status: 403 })
  })

  test('comes for a new customer where the provider has lost the one of before', async () => {
    const before = customerOf(await askKey(cast.cat, cast.cat))
    await cards.stripe.customers.del(before)
    const after = customerOf(await askKey(cast.cat, cast.cat))
    expect(after).not.toBe(before)
    expect(customerOf(await askKey(cast.cat, cast.cat))).toBe(after)
  })

  test('is refused in the specification’s words while the provider cannot be asked', async () => {
    const lonely = await startCardsUnderTest()
    const { ann } = await recordClaimsCast(lonely.api)
    await lonely.local.close()
    expect(await askKey(ann, ann, 'users', lonely)).toMatchObject({
      status: 500,
      body: { errorMessage: 'Failed to get ephemeral key' },
    })
    await lonely.close()
  })
})

test('which customer is whose stands nowhere in clear, and goes with the person, who is deleted at the provider', async () => {
  const customerId = customerOf(await askKey(cast.dan, cast.dan))
  const superuser = await createPool(cards.api.superuserUrl)
  const ours = async () =>
    (await findTraces(superuser, [customerId])).filter((table) => !table.startsWith('app.local_card_'))
  expect(await findCardCustomer(cards.api.parts, cast.dan)).toBe(customerId)
  expect(await ours()).toEqual([])
  const context = {
    actor: { kind: 'system', id: 'test' } as const,
    commandId: randomUUID(),
    correlationId: randomUUID(),
  }
  await forgetUser(cards.api.parts, { userId: cast.dan, reason: 'asked for it' }, context)
  await expect
    .poll(
      () =>
        cards.stripe.customers.retrieve(customerId).then(
          () => 'there',
          () => 'gone',
        ),
      { timeout: 20_000 },
    )
    .toBe('gone')
  expect(await findCardCustomer(cards.api.parts, cast.dan)).toBeUndefined()
  await superuser.end()
})

describe('what browsers learn', () => {
  const launchConfig = async (api: ApiUnderTest) => {
    const reply = await api.app.inject({ url: '/api/externalapi/getAppLaunchConfigFromMHC' })
    return {
      extra: reply.json<{ appLaunchExtra: Record<string, string> }>().appLaunchExtra,
      connectTo: /connect-src ([^;]*)/.exec(String(reply.headers['content-security-policy']))?.[1],
    }
  }

  test('is the publishable key and where the provider is; pages may speak to its origin and no other', async () => {
    const { extra, connectTo } = await launchConfig(cards.api)
    expect(extra).toMatchObject({
      card_publishable_key: cards.local.publishableKey,
      card_provider_url: `${cards.local.publicAddress}/v1`,
    })
    expect(connectTo).toBe(`'self' blob: ${cards.local.publicAddress}`)
    expect(JSON.stringify(extra)).not.toContain(cards.local.secretKey)
  })

  test('is nothing of cards where there are none, and no key is given', async () => {
    const api = await startApiUnderTest({ environment: { CARD_PROVIDER: 'off' } })
    const { ann } = await recordClaimsCast(api)
    const { extra, connectTo } = await launchConfig(api)
    expect(extra).toMatchObject({ card_publishable_key: '', card_provider_url: '' })
    expect(connectTo).toBe("'self' blob:")
    const reply = await api.app.inject({ url: `/api/users/${ann}/ephemeralKey`, headers: await api.headersFor(ann) })
    expect(reply.statusCode).toBe(503)
    await api.close()
  })
})

describe('an event of the provider', () => {
  const event = (id: string, orderId: string): ProviderEvent => ({
    id,
    type: 'payment_intent.succeeded',
    objectId: `pi_${orderId}`,
    orderId,
    happenedAt: new Date(),
  })

  test('is handled once, five times at once and in any order', async () => {
    const handled: string[] = []
    const events = Array.from({ length: 10 }, (_, number) => event(`evt_${randomUUID()}`, `order-${number % 3}`))
    const deliveries = Array.from({ length: 5 }, () => events.toReversed()).flat()
    await Promise.all(
      deliveries.map((one) =>
        takeProviderEvent(cards.api.parts, one, [
          async (_parts, { id }) => {
            handled.push(id)
          },
        ]),
      ),
    )
    expect(handled.toSorted()).toEqual(events.map(({ id }) => id).toSorted())
  })

  test('that could not be handled is handled when it comes again', async () => {
    const one = event(`evt_${randomUUID()}`, 'order-x')
    const handled: string[] = []
    const take = (fails: boolean) =>
      takeProviderEvent(cards.api.parts, one, [
        async () => {
          if (fails) throw new Error('not now')
          handled.push(one.id)
        },
      ])
    await expect(take(true)).rejects.toThrow('not now')
    await take(false)
    await take(false)
    expect(handled).toEqual([one.id])
    expect(
      await cards.api.parts.database.exists(
        sql.unsafe`select from app.card_provider_events where event_id = ${one.id} and handled_at is not null`,
      ),
    ).toBe(true)
  })
})
