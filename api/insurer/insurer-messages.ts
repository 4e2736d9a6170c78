/** The messages of an insurer's own system (`app.insurer_messages`): which came, and what became of each. Ids and codes only. */
import type { ClaimStatus } from '@member-care/domain/claim/claim-status.ts'
import { claimStatuses } from '@member-care/domain/claim/claim-status.ts'
import { guaranteeStatuses, type GuaranteeStatus } from '@member-care/domain/guarantee/guarantee-status.ts'
import type { ClientScope } from '@member-care/projections/scope.ts'
import {
  allOf,
  companyWithin,
  contains,
  instant,
  limitTo,
  listAndCount,
  type Listed,
  type Page,
} from '@member-care/projections/tables/query-parts.ts'
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'
import { sendingAgain, type SendingAgain } from '../integrations/insurer/insurer-contract.ts'

export const messageOutcomes = ['received', 'applied', 'unchanged', 'refused'] as const
/** `received`: it has no answer yet, because something failed on the way; the insurer sends it again. */
export type MessageOutcome = (typeof messageOutcomes)[number]

/** An answer as it went out, body and status. */
export interface MessageAnswer {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
}

/** What became of a message. */
export interface MessageResult {
  readonly outcome: MessageOutcome
  readonly type?: string | undefined
  readonly claimId?: string | undefined
  /** The insurer's number of the claim, or of the request for a letter. */
  readonly transactionNo?: string | undefined
  /** Why it was refused. */
  readonly code?: string | undefined
  readonly claimStatus?: ClaimStatus | undefined
  readonly guaranteeId?: string | undefined
  readonly guaranteeStatus?: GuaranteeStatus | undefined
  readonly sendAgain?: SendingAgain | undefined
  readonly answer: MessageAnswer
}

const listedRow = z.object({
  event_id: z.string(),
  type: z.string().nullable(),
  claim_id: z.string().nullable(),
  transaction_no: z.string().nullable(),
  received_at: instant,
  last_received_at: instant,
  deliveries: z.number(),
  outcome: z.enum(messageOutcomes),
  code: z.string().nullable(),
  claim_status: z.enum(claimStatuses).nullable(),
  send_again: z.enum(sendingAgain).nullable(),
  kind: z.string().nullable(),
  guarantee_id: z.string().nullable(),
  guarantee_status: z.enum(guaranteeStatuses).nullable(),
  guarantee_number: z.string().nullable(),
})
export type ListedMessage = z.infer<typeof listedRow>

const deliveredRow = z.object({
  body_sha256: z.string(),
  answer_status: z.number().nullable(),
  answer: z.record(z.string(), z.unknown()).nullable(),
})

/** Notes that a message has come. @returns the body that its id came with first, and the final answer, when it has had one */
export async function noteDelivery(
  database: CommonQueryMethods,
  { eventId, bodySha256, now }: { readonly eventId: string; readonly bodySha256: string; readonly now: Date },
): Promise<{ readonly bodySha256: string; readonly answer: MessageAnswer | undefined }> {
  const at = now.toISOString()
  const row = await database.one(sql.type(deliveredRow)`
    insert into app.insurer_messages as message (event_id, body_sha256, received_at, last_received_at)
    values (${eventId}, ${bodySha256}, ${at}::timestamptz, ${at}::timestamptz)
    on conflict (event_id) do update set deliveries = message.deliveries + 1, last_received_at = excluded.last_received_at
    returning body_sha256, answer_status, answer`)
  const answer =
    row.answer_status === null || row.answer === null ? undefined : { status: row.answer_status, body: row.answer }
  return { bodySha256: row.body_sha256, answer }
}

/** Notes what became of a message. Its answer is kept, to be given again, unless the same event may be sent again. */
export async function noteResult(database: CommonQueryMethods, eventId: string, result: MessageResult): Promise<void> {
  const {
    outcome,
    type = null,
    claimId = null,
    transactionNo = null,
    code = null,
    claimStatus = null,
    guaranteeId = null,
    guaranteeStatus = null,
    sendAgain = null,
    answer,
  } = result
  const isFinal = sendAgain !== 'same-event'
  await database.query(sql.unsafe`
    update app.insurer_messages set
      outcome = ${outcome}, type = ${type}, claim_id = ${claimId}, transaction_no = ${transactionNo}, code = ${code}, claim_status = ${claimStatus},
      guarantee_id = ${guaranteeId}, guarantee_status = ${guaranteeStatus},
      send_again = ${sendAgain}, answer_status = ${isFinal ? answer.status : null}::integer, answer = ${isFinal ? JSON.stringify(answer.body) : null}::jsonb
    where event_id = ${eventId}`)
}

export interface MessageFilter {
  readonly outcome?: MessageOutcome | undefined
  /** Part of the insurer's number, the id of a claim or a letter of guarantee, or the beginning of a letter's number. */
  readonly q?: string | undefined
}

/** A page of messages, the one that came last first. One that is about nothing of ours is shown to those who reach every client. */
export async function listMessages(
  database: CommonQueryMethods,
  scope: ClientScope,
  filter: MessageFilter,
  page: Page,
): Promise<Listed<ListedMessage>> {
  const { outcome, q } = filter
  const where = allOf([
    companyWithin(scope, sql.fragment`coalesce(claims.company_id, guarantees.company_id)`),
    ...(outcome ? [sql.fragment`message.outcome = ${outcome}`] : []),
    ...(q
      ? [
          sql.fragment`(${contains(sql.fragment`message.transaction_no`, q)} or ${q.toLowerCase()} in (message.claim_id, message.guarantee_id) or starts_with(guarantees.number, ${q.toUpperCase()}))`,
        ]
      : []),
  ])
  const from = sql.fragment`
    from app.insurer_messages message
    left join read.claims on claims.claim_id = message.claim_id
    left join read.guarantees on guarantees.guarantee_id = message.guarantee_id
    where ${where}`
  return listAndCount(
    database,
    {
      page: sql.type(listedRow)`
        select event_id, message.type, message.claim_id, message.transaction_no, received_at, last_received_at, deliveries, outcome, code, claim_status, send_again, claims.kind,
          message.guarantee_id, message.guarantee_status, guarantees.number as guarantee_number
        ${from} order by last_received_at desc, event_id ${limitTo(page)}`,
      count: from,
    },
    (row) => row,
  )
}
