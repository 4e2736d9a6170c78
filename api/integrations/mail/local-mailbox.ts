/** The mailbox of an installation without a mail server: e-mails are kept in a table, to be read at /dev/mail. */
import { randomUUID } from 'node:crypto'
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'
import type { Mailer } from './mailer.ts'
import type { WhenForgotten } from '../../http/parts.ts'

/** So many are kept. */
const CAPACITY = 500

export interface MailboxMessage {
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly sentAt: Date
}

const messageRow = z.object({
  message_id: z.string(),
  recipient: z.string(),
  subject: z.string(),
  text_body: z.string(),
  html_body: z.string(),
  sent_at: z.number(),
})

export function createLocalMailbox(pool: CommonQueryMethods, clock: () => Date): Mailer {
  return {
    async send({ to, subject, text, html, subjectId }) {
      await pool.query(sql.unsafe`
        insert into app.mailbox_messages (message_id, subject_id, recipient, subject, text_body, html_body, sent_at)
        values (${randomUUID()}, ${subjectId}, ${to}, ${subject}, ${text}, ${html}, ${clock().toISOString()})`)
      await pool.query(sql.unsafe`
        delete from app.mailbox_messages where sent_at < (select sent_at from app.mailbox_messages order by sent_at desc offset ${CAPACITY} limit 1)`)
    },
    async close() {},
  }
}

/** Newest first. @param to only those to this address, in any case */
export async function listMailbox(pool: CommonQueryMethods, to?: string): Promise<readonly MailboxMessage[]> {
  const condition = to ? sql.fragment`lower(recipient) = ${to.trim().toLowerCase()}` : sql.fragment`true`
  const rows = await pool.any(sql.type(messageRow)`
    select message_id, recipient, subject, text_body, html_body, sent_at from app.mailbox_messages where ${condition} order by sent_at desc, message_id limit 100`)
  return rows.map((row) => ({
    id: row.message_id,
    to: row.recipient,
    subject: row.subject,
    text: row.text_body,
    html: row.html_body,
    sentAt: new Date(row.sent_at),
  }))
}

/** Removes what was written to somebody, when they are forgotten. */
async function forgetMailbox(pool: CommonQueryMethods, subjectId: string): Promise<void> {
  await pool.query(sql.unsafe`delete from app.mailbox_messages where subject_id = ${subjectId}`)
}

/** Their e-mails in the mailbox page. */
export const forgetLocalMailbox: WhenForgotten = {
  afterwards: ({ database }, { userId }) => forgetMailbox(database, userId),
}
