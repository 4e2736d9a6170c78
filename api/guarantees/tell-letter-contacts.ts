/** Tells a client's contacts for letters of guarantee (`companyEmails`, 3§3) that a request waits for HR: which one, and nothing of the patient. */
import { mailTemplateOf } from '@member-care/domain/client/mail-template.ts'
import { letterContactMailTexts } from '@member-care/domain/texts/mail-texts.ts'
import type { JobHandler } from '@member-care/projections/reactors/outbox-worker.ts'
import { z } from 'zod'
import type { Parts } from '../http/parts.ts'
import { writeLetter } from '../integrations/mail/templates/letter.ts'

const payloadSchema = z.object({ companyId: z.string(), number: z.string() })

/** A mail that could not be handed over is tried again with those before it: rather twice than not at all. */
export function tellLetterContacts({
  clients,
  systemReader,
  mailer,
  settings,
}: Pick<Parts, 'clients' | 'systemReader' | 'mailer' | 'settings'>): JobHandler {
  return async (job) => {
    const { companyId, number } = payloadSchema.parse(job.payload)
    const client = await clients.getClient(systemReader, companyId)
    const templateAlias = mailTemplateOf(client, 'letter-waits-for-hr')
    const texts = letterContactMailTexts
    const write = () =>
      writeLetter({
        subject: texts.subject,
        name: null,
        paragraphs: [texts.opening(number), texts.inConsole],
        link: { label: texts.open, url: `${settings.publicUrl}/hradmin` },
      })
    for (const to of client?.eLogConfig?.companyEmails ?? [])
      await mailer.send({ to, subjectId: companyId, write, templateAlias })
    return 'done'
  }
}
