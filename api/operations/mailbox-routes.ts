/** The local mailbox to look at: a page for people, JSON for tests. Exists only where no mail server is set. */
import { formatSingaporeInstant } from '@member-care/domain/dates/singapore-dates.ts'
import { z } from 'zod'
import type { Routes } from '../http/parts.ts'
import { listMailbox } from '../integrations/mail/local-mailbox.ts'
import { mailboxPage } from '../integrations/mail/mailbox-page.ts'

const querySchema = z.object({ to: z.string().max(320).optional() })

export const mailboxRoutes: Routes = (app, parts) => {
  const declared = { config: { access: 'public' as const }, schema: { hide: true, querystring: querySchema } }

  app.get('/dev/mail', declared, async (request, reply) => {
    const { to } = request.query
    const messages = await listMailbox(parts.database, to)
    const shown = messages.map((message) => ({ ...message, time: formatSingaporeInstant(message.sentAt) }))
    return reply.type('text/html; charset=utf-8').send(mailboxPage({ messages: shown, to: to ?? '' }))
  })

  app.get('/dev/mail.json', declared, async (request) =>
    (await listMailbox(parts.database, request.query.to)).map((message) => ({
      ...message,
      sentAt: message.sentAt.toISOString(),
    })),
  )
}
