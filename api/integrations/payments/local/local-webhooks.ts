/** Tells the product what has happened at the local card provider: signed as the provider signs, and again and again until it is taken. */
import { createHmac } from 'node:crypto'
import { sql, type DatabasePool } from 'slonik'
import { z } from 'zod'
import { unixSeconds, type LocalCardStore } from './local-card-store.ts'
import { shownPlain } from './shown-objects.ts'

const FIRST_PAUSE_SECONDS = 1
const LONGEST_PAUSE_SECONDS = 600
const MOST_TRIES = 30
const ANSWER_WITHIN_MS = 10_000
/** While one process sends an event, no other one does. */
const LEASE_SECONDS = 30

const dueRow = z.object({ eventId: z.string(), tries: z.number() })
const nextRow = z.object({ waitMs: z.number().nullable() })

export interface LocalWebhooks {
  tell(type: string, object: Readonly<Record<string, unknown>>): Promise<void>
  /** Begins with what was not delivered before. */
  start(): void
  stop(): Promise<void>
}

export interface LocalWebhooksOptions {
  readonly database: DatabasePool
  readonly store: LocalCardStore
  readonly secret: string
  /** Where events go, as it is at the moment. */
  readonly address: () => string
}

export function createLocalWebhooks({ database, store, secret, address }: LocalWebhooksOptions): LocalWebhooks {
  let timer: NodeJS.Timeout | undefined
  let sending: Promise<void> = Promise.resolve()
  let isStopped = false

  const wake = (afterMs: number) => {
    if (isStopped) return
    clearTimeout(timer)
    timer = setTimeout(() => (sending = sending.then(deliverDue).catch(() => wake(5_000))), afterMs)
    timer.unref()
  }

  async function deliverDue(): Promise<void> {
    for (;;) {
      const due = isStopped ? null : await takeDue()
      if (due === null) break
      const isTaken = await send(due.eventId)
      await (isTaken
        ? database.query(sql.unsafe`
            update app.local_card_deliveries set delivered_at = now() where event_id = ${due.eventId}`)
        : putOff(due))
    }
    const { waitMs } = await database.one(sql.type(nextRow)`
      select (extract(epoch from min(due_at) - now()) * 1000)::float8 as "waitMs"
      from app.local_card_deliveries where delivered_at is null and tries < ${MOST_TRIES}`)
    if (waitMs !== null) wake(Math.max(waitMs, 50))
  }

  const takeDue = () =>
    database.maybeOne(sql.type(dueRow)`
      update app.local_card_deliveries
      set tries = tries + 1, due_at = now() + make_interval(secs => ${LEASE_SECONDS})
      where event_id = (
        select event_id from app.local_card_deliveries
        where delivered_at is null and due_at <= now() and tries < ${MOST_TRIES}
        order by due_at limit 1 for update skip locked)
      returning event_id as "eventId", tries`)

  async function putOff({ eventId, tries }: z.infer<typeof dueRow>): Promise<void> {
    const pause = Math.min(FIRST_PAUSE_SECONDS * 2 ** (tries - 1), LONGEST_PAUSE_SECONDS)
    await database.query(sql.unsafe`
      update app.local_card_deliveries set due_at = now() + make_interval(secs => ${pause}) where event_id = ${eventId}`)
  }

  async function send(eventId: string): Promise<boolean> {
    const event = await store.find('event', eventId)
    if (!event) return true
    const body = JSON.stringify(shownPlain('event')(event))
    return fetch(address(), {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Stripe-Signature': signatureOf(body, secret, unixSeconds(new Date())),
      },
      body,
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    }).then(
      ({ ok }) => ok,
      () => false,
    )
  }

  return {
    async tell(type, object) {
      const event = await store.add('event', { body: { type, data: { object }, pending_webhooks: 1 } })
      await database.query(
        sql.unsafe`insert into app.local_card_deliveries (event_id, due_at) values (${event.id}, now())`,
      )
      wake(0)
    },
    start: () => wake(0),
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await sending
    },
  }
}

/** `Stripe-Signature`: when it was signed, and HMAC-SHA256 of that and the body. */
export function signatureOf(body: string, secret: string, timestamp: number): string {
  return `t=${timestamp},v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`
}
